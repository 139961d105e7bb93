import { describe, expect, it } from 'vitest'
import { discarded, keepingOutcomes, keptForm } from '../../walks/flows/formKeeping.ts'
import { serverFails } from '../../walks/flows/serverFailures.ts'
import { at, happenings, leadTo, type Form } from './support/keepingStates.ts'
import { startKeeping } from './support/startKeeping.ts'

const { readForm, keep, findOffer } = keepingOutcomes

describe('what nothing else asks of the rules', () => {
  const { lookingAgain } = leadTo

  it('a form begins without a plan, a failure or an offer that was kept since', () => {
    expect(startKeeping().state().context).toMatchObject({ next: 'rest', failure: null, isKeptSince: false })
  })

  it.each(['waiting', 'reading', 'waitingAgain'] as const)(
    'the end of a form discards what is kept: %s [000-2-13]',
    async (value) => {
      const form = startKeeping()
      await form.kept()
      await leadTo[value](form)
      form.end()
      expect([form.state().value, form.held.discard.inputs]).toEqual(['discardingAtEnd', [{ form: keptForm }]])
    },
  )

  it.each([
    ['reading', ({ held }: Form) => held.readForm.settle(readForm['nothing to keep'])],
    ['discarding', ({ held }: Form) => held.discard.settle(discarded)],
  ] as const)('a form that is left and shown again while it is %s stays', async (value, settle) => {
    const form = await at(value)
    form.leave()
    form.show()
    await settle(form)
    expect(form.state().value).toBe('idle')
  })

  it('a form that is shown after its last changes were read is not left again', async () => {
    const form = await at('waiting')
    form.leave()
    await form.held.readForm.settle(readForm['nothing to keep'])
    expect(form.state().value).toBe('left')
    form.show()
    expect(form.state().value).toBe('idle')
  })

  it('a page that is hidden after a failure keeps at once', async () => {
    const form = await at('waitingAgain')
    form.hide()
    await form.held.readForm.settle(readForm.changes)
    expect(form.held.keep.inputs[1]).toMatchObject({ isPageLeaving: true })
  })

  it.each([
    ['waiting', keep.kept, 3],
    ['waitingAgain', serverFails['connection.lost'], 15],
  ] as const)('a page that was hidden is not taken for one that goes once it is %s', async (value, end, seconds) => {
    const form = await at('waiting')
    form.hide()
    await form.held.readForm.settle(readForm.changes)
    form.change()
    await form.held.keep.settle(end)
    expect(form.state().value).toBe(value)
    form.pass(seconds)
    await form.held.readForm.settle(readForm.changes)
    expect(form.held.keep.inputs).toMatchObject([{ isPageLeaving: true }, { isPageLeaving: false }])
  })

  it.each([
    ['nothing unsaved', ['claimForm', 'releaseForm']],
    ['nothing to keep', ['claimForm']],
  ] as const)('a failure is forgotten once there is %s', async (says, effects) => {
    const form = await at('waitingAgain')
    form.pass(15)
    await form.held.readForm.settle(readForm[says])
    expect(form.state()).toMatchObject({ value: 'idle', context: { notKept: null, known: null } })
    expect(form.effects).toEqual(effects)
  })

  it('a form that cannot be read is not kept yet [000-8-13]', async () => {
    const form = await at('reading')
    await form.held.readForm.settle(readForm.throws)
    expect(form.state()).toMatchObject({ value: 'waitingAgain', context: { notKept: 'yet', known: null } })
  })

  it('a discarding that throws is over', async () => {
    const form = await at('discarding')
    await form.held.discard.settle(keepingOutcomes.discard.throws)
    expect(form.state()).toMatchObject({ value: 'idle', context: { kept: null } })
  })

  it('other tabs have what is offered read once more, though it is being read', async () => {
    const form = await at('lookingAgain')
    form.otherTabs()
    expect(form.held.findOffer.inputs).toHaveLength(2)
  })

  it('an offer that was kept since is so no more once it is gone', async () => {
    const form = await at('discardingOffer')
    await form.held.discard.settle(keepingOutcomes.discard['kept since'])
    expect(form.state().context.isKeptSince).toBe(true)
    await form.held.findOffer.settle(findOffer.gone)
    expect(form.state()).toMatchObject({ value: 'idle', context: { offered: null, isKeptSince: false } })
  })

  it.each([
    ['offering', 'offer.refused'],
    ['lookingAgain', 'offer.continued'],
    ['lookingAgain', 'offer.refused'],
  ] as const)('a new decision forgets why the one before failed: %s, %s', async (value, name) => {
    const form = await at('discardingOffer')
    await form.held.discard.settle(serverFails['server.failed'])
    expect(form.state().context.failure).toMatchObject({ step: 'discard' })
    if (value === 'lookingAgain') lookingAgain(form)
    happenings[name](form)
    expect(form.state().context.failure).toBeNull()
  })
})
