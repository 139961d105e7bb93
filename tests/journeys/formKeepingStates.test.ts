import { describe, expect, it } from 'vitest'
import { discarded, keepingOutcomes, keptForm, leftForm } from '../../walks/flows/formKeeping.ts'
import { serverFails } from '../../walks/flows/serverFailures.ts'
import {
  at,
  filed,
  happenings,
  isHappening,
  isState,
  leadTo,
  withOffer,
  type Form,
  type Happening,
  type State,
} from './support/keepingStates.ts'
import { startKeeping } from './support/startKeeping.ts'

const { readForm, keep, putIn } = keepingOutcomes

const deciding = {
  'form.left': 'left',
  'form.ended': 'ended',
  'saving.started': 'saving',
  'offer.continued': 'continuing',
  'offer.refused': 'discardingOffer',
  'otherTabs.changed': 'lookingAgain',
} as const

/** Where each thing that happens leads at once. What is not named changes no state. */
const leadsTo: Readonly<Record<State, Readonly<Partial<Record<Happening, string>>>>> = {
  idle: { 'form.changed': 'waiting', 'form.left': 'left', 'form.ended': 'ended', 'saving.started': 'saving' },
  waiting: { 'form.hidden': 'reading', 'form.left': 'reading', 'form.ended': 'ended', 'saving.started': 'saving' },
  reading: { 'form.ended': 'ended', 'saving.started': 'saving' },
  keeping: {},
  waitingAgain: { 'form.hidden': 'reading', 'form.left': 'reading', 'form.ended': 'ended', 'saving.started': 'saving' },
  discarding: {},
  saving: { 'form.ended': 'ended', 'saving.ended': 'idle' },
  offering: deciding,
  lookingAgain: deciding,
  continuing: { 'form.left': 'left', 'form.ended': 'ended' },
  discardingOffer: { 'form.left': 'left', 'form.ended': 'ended' },
  left: { 'form.shown': 'idle', 'form.ended': 'ended' },
  discardingAtEnd: {},
}

describe.each(Object.keys(leadsTo).filter(isState))('a form that is %s', (value) => {
  it.each(Object.keys(happenings).filter(isHappening))('goes where the rules say: %s', async (name) => {
    const form = await at(value)
    happenings[name](form)
    expect(form.state().value).toBe(leadsTo[value][name] ?? value)
  })
})

describe('while a saving runs', () => {
  const saving = async (isKept = false) => {
    const form = startKeeping()
    if (isKept) await form.kept()
    form.save(filed)
    return form
  }

  it.each([
    ['nothing happens', [], 'idle', 'idle'],
    ['the form changes', ['form.changed'], 'idle', 'waiting'],
    ['the page is hidden', ['form.hidden'], 'idle', 'idle'],
    ['the page goes on without the form', ['form.left'], 'reading', 'reading'],
    ['the page goes on without the form, and shows it again', ['form.left', 'form.shown'], 'idle', 'idle'],
    ['the form changes, is left and shown', ['form.changed', 'form.left', 'form.shown'], 'idle', 'waiting'],
    ['the user decides on an offer that is not there', ['offer.continued', 'offer.refused'], 'idle', 'idle'],
  ] as const)('%s', async (_, names, whereSaved, whereNot) => {
    for (const [isSaved, value] of [
      [true, whereSaved],
      [false, whereNot],
    ] as const) {
      const form = await saving()
      for (const name of names) happenings[name](form)
      expect(form.state().value).toBe('saving')
      form.endSaving(isSaved)
      expect(form.state().value).toBe(value)
      expect(form.state().context.known).toBe(isSaved ? filed : null)
    }
  })

  it('another saving that begins changes nothing of it', async () => {
    const form = await saving()
    form.save()
    form.endSaving(true)
    expect(form.state()).toMatchObject({ value: 'idle', context: { known: filed } })
  })

  it('the end of the form discards what is kept, and the end of the saving changes nothing more [000-2-13]', async () => {
    const form = await saving(true)
    form.end()
    expect([form.state().value, form.held.discard.inputs]).toEqual(['discardingAtEnd', [{ form: keptForm }]])
    form.endSaving(true)
    await form.held.discard.settle(serverFails['connection.lost'])
    expect(form.state().output).toEqual({ discarded: serverFails['connection.lost'].answers })
  })

  it('what is kept stays known where it fails, and the form says what it was [000-8-06]', async () => {
    const form = await saving(true)
    form.endSaving(false)
    expect(form.state()).toMatchObject({ value: 'idle', context: { kept: keptForm, saved: null } })
  })
})

describe('what a saving has saved', () => {
  const ends: Partial<Record<State, (form: Form) => Promise<void>>> = {
    keeping: ({ held }) => held.keep.settle(keep.kept),
    discarding: ({ held }) => held.discard.settle(discarded),
    continuing: ({ held }) => held.putIn.settle(putIn['put in']),
    discardingOffer: ({ held }) => held.discard.settle(serverFails['server.failed']),
  }
  it.each(
    Object.keys(leadTo)
      .filter(isState)
      .filter((value) => !['saving', 'left', 'discardingAtEnd'].includes(value)),
  )('is known afterwards, and nothing is left to keep: %s [000-4-09]', async (value) => {
    const form = await at(value)
    form.save(filed)
    await ends[value]?.(form)
    expect(form.state().value).toBe('saving')
    form.endSaving(true)
    expect(form.state().context).toMatchObject({
      known: filed,
      kept: null,
      saved: null,
      hasChanged: false,
      notKept: null,
    })
    const isOffered = withOffer.includes(value) && value !== 'continuing'
    expect([form.state().value, form.state().context.offered]).toEqual(
      isOffered ? ['offering', leftForm] : ['idle', null],
    )
  })

  it.each(['reading', 'waitingAgain'] as const)(
    'is kept where it was not saved, though it was being kept: %s',
    async (value) => {
      const form = await at(value)
      form.save(filed)
      form.endSaving(false)
      expect(form.state().context).toMatchObject({ hasChanged: true, saved: null })
      expect(form.state().value).toBe(value === 'reading' ? 'waiting' : 'waitingAgain')
    },
  )
})

describe('a form that is left', () => {
  it('is neither read nor kept, whatever changes, and is claimed by nobody', async () => {
    const form = startKeeping()
    await form.kept()
    form.change()
    form.leave()
    await form.held.readForm.settle(readForm['nothing to keep'])
    const calls = form.held.readForm.inputs.length
    form.change()
    form.hide()
    form.pass(60)
    expect([form.state().value, form.held.readForm.inputs.length]).toEqual(['left', calls])
    expect(form.effects).toEqual(['claimForm', 'releaseForm'])
  })

  it('keeps no saving waiting, and is no reason to keep anything after it', async () => {
    const form = await at('left')
    form.save(filed)
    form.endSaving(true)
    expect(form.state()).toMatchObject({ value: 'left', context: { known: null, saved: null } })
  })

  it('has what is kept of it discarded where it ends [000-2-13]', async () => {
    const form = startKeeping()
    await form.kept()
    form.leave()
    form.end()
    expect([form.state().value, form.held.discard.inputs]).toEqual(['discardingAtEnd', [{ form: keptForm }]])
  })

  it('ends where nothing is kept of it', async () => {
    const form = await at('left')
    form.end()
    expect(form.state().output).toEqual({ discarded: discarded.answers })
  })

  it('is kept again where it is shown and changes', async () => {
    const form = await at('left')
    form.show()
    form.change()
    form.pass(3)
    await form.held.readForm.settle(readForm.changes)
    expect(form.held.keep.inputs).toMatchObject([{ isPageLeaving: false }])
  })
})
