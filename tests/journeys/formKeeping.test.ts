import { describe, expect, it } from 'vitest'
import {
  discarded,
  elsewhere,
  keepingOutcomes,
  keptForm,
  leftForm,
  tooMany,
  typed,
} from '../../walks/flows/formKeeping.ts'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'
import { startKeeping } from './support/startKeeping.ts'

const { readForm, keep } = keepingOutcomes

describe('keeping what is typed', () => {
  it('reads the form three seconds after its first change, however often it changes [000-2-08]', () => {
    const { change, pass, state } = startKeeping()
    change()
    pass(2)
    change()
    expect(state().value).toBe('waiting')
    pass(1)
    expect(state().value).toBe('reading')
  })

  it('keeps what the form says over what is kept, and rests [000-2-08]', async () => {
    const { held, effects, kept, keeping, state } = startKeeping()
    await kept()
    expect(held.keep.inputs).toEqual([{ content: typed, kept: null, isPageLeaving: false }])
    expect([state().value, state().context.kept, effects]).toEqual(['idle', keptForm, ['claimForm']])
    await keeping()
    expect(held.readForm.inputs).toEqual([{ known: null }, { known: typed }])
    expect(held.keep.inputs[1]).toEqual({ content: typed, kept: keptForm, isPageLeaving: false })
  })

  it('calls nobody where the server has what the form says', async () => {
    const { held, change, pass, state } = startKeeping()
    change()
    pass(3)
    await held.readForm.settle(readForm['nothing to keep'])
    expect([state().value, held.keep.inputs]).toEqual(['idle', []])
  })

  it('keeps what has changed while a call ran, one call at a time', async () => {
    const { held, keeping, change, pass, state } = startKeeping()
    await keeping()
    change()
    pass(60)
    expect([state().value, held.keep.inputs.length]).toEqual(['keeping', 1])
    await held.keep.settle(keep.kept)
    expect(state().value).toBe('waiting')
  })

  it('does not wait where the page is hidden, and keeps again after a call that runs then', async () => {
    const { held, change, hide, state } = startKeeping()
    change()
    hide()
    await held.readForm.settle(readForm.changes)
    expect(held.keep.inputs[0]).toMatchObject({ isPageLeaving: true })
    change()
    hide()
    await held.keep.settle(keep.kept)
    expect(state().value).toBe('reading')
    await held.readForm.settle(readForm.changes)
    expect(held.keep.inputs[1]).toMatchObject({ isPageLeaving: true, kept: keptForm })
    await held.keep.settle(keep.kept)
    expect(state().value).toBe('idle')
  })

  it.each([
    ['elsewhere', elsewhere, ['claimForm', 'releaseForm']],
    ['tooMany', tooMany, ['claimForm', 'releaseForm']],
    ['yet', serverFails['connection.lost'], ['claimForm']],
    ['yet', bug, ['claimForm']],
  ] as const)('says %s where it does not succeed, and tries again fifteen seconds later [000-8-13]', async (...row) => {
    const [notKept, end, claims] = row
    const { held, effects, keeping, change, pass, state } = startKeeping()
    await keeping()
    await held.keep.settle(end)
    expect([state().value, state().context.notKept, effects]).toEqual(['waitingAgain', notKept, claims])
    change()
    pass(14)
    expect(state().value).toBe('waitingAgain')
    pass(1)
    await held.readForm.settle(readForm.changes)
    await held.keep.settle(keep.kept)
    expect([state().value, state().context.notKept]).toEqual(['idle', null])
  })

  it('says that it is not kept where the form says more than is kept', async () => {
    const { held, change, pass, state } = startKeeping()
    change()
    pass(3)
    await held.readForm.settle(readForm['too much'])
    expect([state().value, state().context.notKept]).toEqual(['waitingAgain', 'yet'])
  })

  it('discards what is kept once nothing is unsaved, and then says nothing of keeping', async () => {
    const { held, effects, kept, change, pass, state } = startKeeping()
    await kept()
    change()
    pass(3)
    await held.readForm.settle(readForm['nothing unsaved'])
    expect(held.discard.inputs).toEqual([{ form: keptForm }])
    await held.discard.settle(serverFails['connection.lost'])
    expect([state().value, state().context.kept, effects]).toEqual(['idle', null, ['claimForm', 'releaseForm']])
  })
})

describe('a saving', () => {
  it('waits for the call that runs, and then nothing is kept until it has ended [000-4-09]', async () => {
    const { held, keeping, change, hide, save, endSaving, pass, state } = startKeeping()
    await keeping()
    save()
    expect(state().value).toBe('keeping')
    await held.keep.settle(keep.kept)
    expect([state().value, state().context.kept]).toEqual(['saving', keptForm])
    change()
    hide()
    pass(60)
    expect(state().value).toBe('saving')
    endSaving(true)
    expect(state()).toMatchObject({ value: 'idle', context: { kept: null, known: typed } })
  })

  it('that fails lets keeping go on, over what is kept [000-8-06]', async () => {
    const { kept, change, save, endSaving, state } = startKeeping()
    await kept()
    change()
    save()
    endSaving(false)
    expect([state().value, state().context.kept]).toEqual(['waiting', keptForm])
  })

  it('goes before a form that has been read and not kept yet', async () => {
    const { held, change, pass, save, endSaving, state } = startKeeping()
    change()
    pass(3)
    save()
    expect([state().value, held.readForm.isRunning()]).toEqual(['saving', false])
    endSaving(false)
    expect(state().value).toBe('waiting')
  })

  it('leaves the offer there [000-4-09]', () => {
    const { save, endSaving, state } = startKeeping('form with an offer')
    save()
    endSaving(true)
    expect([state().value, state().context.offered]).toEqual(['offering', leftForm])
  })

  it('that the page does not wait for keeps what it did not save', async () => {
    const { held, change, save, leave, endSaving, state } = startKeeping()
    change()
    save()
    leave()
    endSaving(false)
    await held.readForm.settle(readForm.changes)
    expect(held.keep.inputs).toMatchObject([{ isPageLeaving: true }])
    await held.keep.settle(keep.kept)
    expect(state().value).toBe('left')
  })
})

describe('the end of a form', () => {
  it.each([
    [discarded, discarded.answers],
    [serverFails['connection.lost'], serverFails['connection.lost'].answers],
    [bug, { ok: false, failure: bugAsFailure }],
  ] as const)('discards what is kept and tells what became of it [000-2-13]', async (end, discarded) => {
    const { held, effects, kept, end: endForm, state } = startKeeping()
    await kept()
    endForm()
    expect(held.discard.inputs).toEqual([{ form: keptForm }])
    await held.discard.settle(end)
    expect(state().output).toEqual({ discarded })
    expect(effects).toEqual(['claimForm', 'releaseForm'])
  })

  it('waits for the call that runs, and discards what that has kept, though the page goes on without it [000-2-13]', async () => {
    const { held, keeping, end, leave, save, state } = startKeeping()
    await keeping()
    end()
    leave()
    save()
    expect(state().value).toBe('keeping')
    await held.keep.settle(keep.kept)
    expect([state().value, held.discard.inputs]).toEqual(['discardingAtEnd', [{ form: keptForm }]])
  })

  it.each(['idle', 'waiting', 'reading', 'saving'] as const)(
    'has nothing to discard where nothing is kept: %s',
    (value) => {
      const { change, pass, save, end, state } = startKeeping()
      if (value !== 'idle') change()
      if (value === 'reading') pass(3)
      if (value === 'saving') save()
      expect(state().value).toBe(value)
      end()
      expect(state().output).toEqual({ discarded: discarded.answers })
    },
  )
})

describe('a page that goes on without the form', () => {
  it('keeps the last changes, and then other tabs may fill it [000-2-13]', async () => {
    const { held, effects, change, leave, state } = startKeeping()
    change()
    leave()
    await held.readForm.settle(readForm.changes)
    expect(held.keep.inputs).toMatchObject([{ isPageLeaving: true }])
    await held.keep.settle(keep.kept)
    expect([state().value, effects]).toEqual(['left', ['claimForm', 'releaseForm']])
  })

  it('reads the form once more after the call that runs', async () => {
    const { held, keeping, leave, state } = startKeeping()
    await keeping()
    leave()
    await held.keep.settle(serverFails['connection.lost'])
    expect(state().value).toBe('reading')
    await held.readForm.settle(readForm.changes)
    await held.keep.settle(serverFails['connection.lost'])
    expect(state().value).toBe('left')
  })

  it('tries once more what was not kept, and not again', async () => {
    const { held, keeping, leave, pass, state } = startKeeping()
    await keeping()
    await held.keep.settle(serverFails['connection.lost'])
    leave()
    await held.readForm.settle(readForm.changes)
    await held.keep.settle(serverFails['connection.lost'])
    pass(60)
    expect([state().value, held.keep.inputs.length]).toEqual(['left', 2])
  })

  it('goes on keeping where it shows the form again, also before the last call has ended', async () => {
    const { held, change, leave, show, state } = startKeeping()
    leave()
    show()
    expect(state().value).toBe('idle')
    change()
    leave()
    show()
    await held.readForm.settle(readForm.changes)
    leave()
    show()
    await held.keep.settle(keep.kept)
    expect(state().value).toBe('idle')
  })
})
