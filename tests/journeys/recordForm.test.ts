import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { basisOn } from '../../src/machines/saving.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import {
  changedMeanwhile,
  fieldRefused,
  holdRecordForm,
  recordSaved,
  recordStarts,
  sample,
  savingLost,
} from '../../walks/flows/recordForm.ts'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'

const values = new Sealed<unknown>(sample)

const open = (start: keyof typeof recordStarts) => {
  const { held, machine, announced } = holdRecordForm()
  const actor = createActor(machine, { input: recordStarts[start] })
  actor.start()
  const save = (another = false) => actor.send({ type: 'save.submitted', values, another })
  return { actor, held, announced, save, state: () => actor.getSnapshot() }
}

describe('a form opens as its record needs', () => {
  it.each([
    ['new record', 'creating', ['fieldsOpen']],
    ['record to edit', 'editing', ['fieldsOpen']],
    ['record to read', 'viewing', []],
  ] as const)('a %s: %s', (start, value, tags) => {
    const { state } = open(start)
    expect(state().value).toBe(value)
    expect([...state().tags]).toEqual(tags)
  })
})

describe('saving', () => {
  it('sends the values over the version that was opened, says so and ends [001-8-24]', async () => {
    const { held, announced, save, state } = open('record to edit')
    save()
    expect(held.save.inputs).toEqual([{ values, recordId: 'r-7', basis: basisOn('v1') }])
    expect([...state().tags]).toEqual(['busy'])
    await held.save.settle(recordSaved)
    expect(announced).toEqual(['announceSaved'])
    expect(state().output).toEqual({ result: 'saved', recordId: 'r-8' })
  })

  it('empties the form for another new record, which is new in every way [001-2.8-04]', async () => {
    const { held, announced, save, state, actor } = open('new record')
    save(true)
    await held.save.settle(recordSaved)
    expect(state().value).toBe('creating')
    expect(announced).toEqual(['announceSaved', 'emptyFields'])
    save()
    expect(held.save.inputs[1]).toEqual({ values, recordId: null, basis: basisOn('') })
    await held.save.settle(serverFails['server.failed'])
    actor.send({ type: 'close.requested', hasChanges: false, to: 'list' })
    expect(state().output).toEqual({ result: 'closed', recordId: null })
  })

  it('adds another one only after a new record [001-2.8-04]', async () => {
    const { held, save, state } = open('record to edit')
    save(true)
    await held.save.settle(recordSaved)
    expect(state().output?.result).toBe('saved')
  })

  it('leaves everything as it was when it fails, with the reason', async () => {
    const { held, announced, save, state } = open('record to edit')
    save()
    await held.save.settle(fieldRefused)
    const { failure } = fieldRefused.answers
    expect(state()).toMatchObject({ value: 'editing', context: { failure } })
    expect(announced).toEqual([{ showRefusedFields: failure }])
    save()
    expect(state().context.failure).toBeNull()
    await held.save.settle(bug)
    expect(state()).toMatchObject({ value: 'editing', context: { failure: bugAsFailure } })
  })

  it('keeps what was sent where no answer came, for the next saving to repeat', async () => {
    const { held, save } = open('record to edit')
    save()
    await held.save.settle(savingLost)
    save()
    expect(held.save.inputs[1]?.basis).toEqual(savingLost.answers.basis)
  })

  it('leaves a new record as new as it was', async () => {
    const { held, save, state } = open('new record')
    save()
    await held.save.settle(serverFails['server.failed'])
    expect(state().value).toBe('creating')
    save()
    expect(state().context.failure).toBeNull()
    await held.save.settle(bug)
    expect(state()).toMatchObject({ value: 'creating', context: { failure: bugAsFailure } })
  })

  it('repeats nothing of a record once another one follows', async () => {
    const { held, save } = open('new record')
    save(true)
    await held.save.settle(savingLost)
    save(true)
    await held.save.settle(recordSaved)
    save()
    expect(held.save.inputs[2]?.basis).toEqual(basisOn(''))
  })

  it('takes no other wish while it goes on', () => {
    const { actor, save, state } = open('record to edit')
    save()
    actor.send({ type: 'close.requested', hasChanges: true, to: 'list' })
    expect(state().value).toBe('saving')
  })
})

describe('a record that somebody else has changed meanwhile is not overwritten', () => {
  const refused = async (start: keyof typeof recordStarts = 'record to edit') => {
    const form = open(start)
    form.save()
    await form.held.save.settle(changedMeanwhile)
    expect(form.state().value).toBe('changedMeanwhile')
    return form
  }

  it('opens anew, as it says now', async () => {
    const { actor, state } = await refused()
    actor.send({ type: 'reopen.requested' })
    expect(state().output).toEqual({ result: 'reopened', recordId: 'r-7' })
  })

  it('a new record whose lost saving a colleague has found and changed stays as it was entered, too', async () => {
    const { actor, state } = await refused('new record')
    actor.send({ type: 'reopen.dismissed' })
    expect(state().value).toBe('creating')
  })

  it('the next saving goes on from the version that this one has named', async () => {
    const { actor, held, save } = open('record to edit')
    save()
    await held.save.settle({ answers: { ...changedMeanwhile.answers, basis: basisOn('v3') } })
    actor.send({ type: 'reopen.dismissed' })
    save()
    expect(held.save.inputs[1]?.basis).toEqual(basisOn('v3'))
  })

  it('stays as it was entered where that is wanted', async () => {
    const { actor, announced, state } = await refused()
    actor.send({ type: 'reopen.dismissed' })
    expect(state()).toMatchObject({ value: 'editing', context: { failure: null } })
    expect(announced).toEqual([])
  })
})

describe('nothing that was entered is lost unasked', () => {
  it.each([
    ['new record', 'creating', 'list', 'closed'],
    ['new record', 'creating', 'elsewhere', 'left'],
    ['record to edit', 'editing', 'list', 'closed'],
    ['record to edit', 'editing', 'elsewhere', 'left'],
  ] as const)('of a %s, %s, on the way to %s', (start, value, to, result) => {
    const { actor, state } = open(start)
    actor.send({ type: 'close.requested', hasChanges: true, to })
    expect(state().value).toBe('confirmingLeave')
    actor.send({ type: 'leave.dismissed' })
    expect(state()).toMatchObject({ value, context: { result: 'closed' } })
    actor.send({ type: 'close.requested', hasChanges: true, to })
    actor.send({ type: 'leave.confirmed' })
    expect(state().output?.result).toBe(result)
  })

  it.each(['new record', 'record to edit'] as const)(
    'without changes a %s closes at once, wherever it leads',
    (start) => {
      const { actor, state } = open(start)
      actor.send({ type: 'close.requested', hasChanges: false, to: 'elsewhere' })
      expect(state().output?.result).toBe('left')
    },
  )

  it('a record that is only read closes at once', () => {
    const { actor, state } = open('record to read')
    actor.send({ type: 'close.requested', hasChanges: false, to: 'elsewhere' })
    expect(state().output?.result).toBe('left')
  })
})

describe('editing a record that was opened to be read', () => {
  const edited = async () => {
    const form = open('record to read')
    form.actor.send({ type: 'edit.started' })
    form.save()
    await form.held.save.settle(serverFails['server.failed'])
    form.announced.length = 0
    return form
  }

  it('is given up without a question where nothing was changed [001-2.7-03 001-4-17]', async () => {
    const { actor, announced, state } = await edited()
    actor.send({ type: 'edit.cancelled', hasChanges: false })
    expect(state()).toMatchObject({ value: 'viewing', context: { mode: 'view', failure: null } })
    expect(announced).toEqual(['restoreFields'])
    actor.send({ type: 'edit.started' })
    expect(state()).toMatchObject({ value: 'editing', context: { mode: 'edit' } })
  })

  it('is given up after a question otherwise, and the fields come back', async () => {
    const { actor, announced, state } = await edited()
    actor.send({ type: 'edit.cancelled', hasChanges: true })
    expect(state().value).toBe('confirmingDiscard')
    actor.send({ type: 'leave.dismissed' })
    expect(state().value).toBe('editing')
    actor.send({ type: 'edit.cancelled', hasChanges: true })
    actor.send({ type: 'leave.confirmed' })
    expect(state()).toMatchObject({ value: 'viewing', context: { mode: 'view', failure: null } })
    expect(announced).toEqual(['restoreFields'])
  })

  it('leads back to reading once it is saved, over the version that it was saved as [001-4-17]', async () => {
    const { actor, announced, held, save, state } = await edited()
    save()
    await held.save.settle(recordSaved)
    expect(state()).toMatchObject({ value: 'viewing', context: { mode: 'view', basis: basisOn('v2') } })
    expect(announced).toEqual(['takeFieldsAsSaved', 'announceSaved'])
    actor.send({ type: 'close.requested', hasChanges: false, to: 'list' })
    expect(state().output).toEqual({ result: 'closed', recordId: 'r-7' })
  })
})
