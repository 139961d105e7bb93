import { describe, expect, it } from 'vitest'
import { discarded, keepingOutcomes, keptForm, keptSince, leftForm } from '../../walks/flows/formKeeping.ts'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'
import { startKeeping } from './support/startKeeping.ts'

const { findOffer, putIn } = keepingOutcomes

describe('an offer', () => {
  it('is not written over, however often the form changes or the page is hidden [000-2-08]', () => {
    const { change, hide, pass, state } = startKeeping('form with an offer')
    change()
    hide()
    pass(60)
    expect(state().value).toBe('offering')
  })

  it('that is continued is in the form, which keeps over what was read', async () => {
    const { held, effects, change, goOn, state } = startKeeping('form with an offer')
    goOn()
    expect([[...state().tags], held.putIn.inputs]).toEqual([['coming'], [{ form: leftForm }]])
    change()
    await held.putIn.settle(putIn['put in'])
    expect([state().value, effects]).toEqual(['waiting', ['claimForm', 'announceContinued']])
    expect(state().context).toMatchObject({ offered: null, kept: keptForm })
  })

  it('that was chosen in the list is continued at once', () => {
    const { held } = startKeeping('offer that is continued from the list')
    expect(held.putIn.inputs).toEqual([{ form: leftForm }])
  })

  it.each([
    [serverFails['connection.lost'], { code: 'connection.lost' }],
    [bug, bugAsFailure],
  ] as const)('that cannot be read is looked for again, with the reason [000-8-13]', async (end, cause) => {
    const { held, goOn, state } = startKeeping('form with an offer')
    goOn()
    await held.putIn.settle(end)
    expect(state().value).toBe('lookingAgain')
    await held.findOffer.settle(findOffer.found)
    expect([state().value, state().context.failure]).toEqual(['offering', { step: 'continue', cause }])
    goOn()
    expect(state().context.failure).toBeNull()
  })

  it('that is discarded gives way to what was typed meanwhile [000-8-11]', async () => {
    const { held, effects, change, refuse, state } = startKeeping('form with an offer')
    change()
    refuse()
    expect(held.discard.inputs).toEqual([{ form: leftForm }])
    await held.discard.settle(discarded)
    expect([state().value, state().context.offered, effects]).toEqual(['waiting', null, ['announceDiscarded']])
  })

  it.each([
    [serverFails['connection.lost'], { code: 'connection.lost' }],
    [bug, bugAsFailure],
  ] as const)('that is not discarded stays, with the reason [000-8-13]', async (end, cause) => {
    const { held, refuse, state } = startKeeping('form with an offer')
    refuse()
    await held.discard.settle(end)
    expect([state().value, state().context.failure]).toEqual(['offering', { step: 'discard', cause }])
  })

  it('that another tab has kept since is offered as that', async () => {
    const { held, refuse, state } = startKeeping('form with an offer')
    refuse()
    await held.discard.settle(keptSince)
    expect(state()).toMatchObject({ value: 'lookingAgain', context: { isKeptSince: true } })
    await held.findOffer.settle({ answers: keptForm })
    expect([state().value, state().context.offered]).toEqual(['offering', keptForm])
  })

  it.each([
    ['gone', findOffer.gone, 'waiting'],
    ['not to be read', findOffer.throws, 'offering'],
  ] as const)('that is %s once other tabs have changed', async (_, end, value) => {
    const { held, change, otherTabs, state } = startKeeping('form with an offer')
    otherTabs()
    change()
    otherTabs()
    await held.findOffer.settle(end)
    expect(state().value).toBe(value)
  })

  it('can be decided upon while it is looked for', () => {
    const { otherTabs, goOn, state } = startKeeping('form with an offer')
    otherTabs()
    goOn()
    expect(state().value).toBe('continuing')
  })

  it.each(['offering', 'lookingAgain', 'continuing', 'discardingOffer'] as const)(
    'stays where the form ends or is left: %s [000-2-13]',
    (value) => {
      const begun = () => {
        const form = startKeeping('form with an offer')
        if (value === 'lookingAgain') form.otherTabs()
        if (value === 'continuing') form.goOn()
        if (value === 'discardingOffer') form.refuse()
        expect(form.state().value).toBe(value)
        return form
      }
      const ended = begun()
      ended.end()
      expect(ended.state().output).toEqual({ discarded: discarded.answers })
      const left = begun()
      left.leave()
      left.show()
      expect(left.state().value).toBe('offering')
    },
  )

  it.each(['continuing', 'discardingOffer'] as const)('lets a saving wait: %s [000-4-09]', async (value) => {
    const { held, goOn, refuse, save, state } = startKeeping('form with an offer')
    if (value === 'continuing') goOn()
    else refuse()
    save()
    if (value === 'continuing') await held.putIn.settle(putIn['put in'])
    else await held.discard.settle(serverFails['server.failed'])
    expect(state().value).toBe('saving')
  })
})
