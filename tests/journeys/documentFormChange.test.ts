import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { formStarts, holdDocumentForm, inForceFound, submissions, submitted } from '../../walks/flows/documentForm.ts'
import { endChild } from '../../walks/model/actorEnd.ts'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'

const open = (change: { readonly fillsChange?: boolean } = {}) => {
  const { held, machine } = holdDocumentForm()
  const actor = createActor(machine, { input: { ...formStarts['new document'], ...change } })
  actor.start()
  return { actor, held, state: () => actor.getSnapshot() }
}

const chosen = () => {
  const form = open()
  form.actor.send({ type: 'change.chosen', isAsOpened: true })
  return form
}

describe('a change of information that is chosen', () => {
  it('is filled from what is in force where nothing else is typed', async () => {
    const { held, state } = chosen()
    expect(state().value).toBe('findingInForce')
    await held.findInForce.settle(inForceFound['in force'])
    expect(state()).toMatchObject({ status: 'done', output: { result: 'toChange', documentId: null } })
  })

  it('is looked for only where nothing else is typed', () => {
    const { actor, state } = open()
    actor.send({ type: 'change.chosen', isAsOpened: false })
    expect(state().value).toBe('creating')
  })

  it('is not filled in a copy, nor where its filling was undone', () => {
    const { actor, state } = open({ fillsChange: false })
    actor.send({ type: 'change.chosen', isAsOpened: true })
    expect(state().value).toBe('creating')
  })

  it('is not filled once the server has saved the fields as a draft, which would be left behind', () => {
    const { actor, state } = open()
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: false })
    endChild(actor, 'documentSubmit', submissions.cancelled)
    expect(state()).toMatchObject({ value: 'creating', context: { savedAs: 'd-8' } })
    actor.send({ type: 'change.chosen', isAsOpened: true })
    expect(state().value).toBe('creating')
  })

  it.each(['nothing in force', 'something typed meanwhile'] as const)('stays as it is with %s', async (found) => {
    const { held, state } = chosen()
    await held.findInForce.settle(inForceFound[found])
    expect(state()).toMatchObject({ value: 'creating', context: { failure: null, result: 'closed' } })
  })

  it.each(Object.values(serverFails))(
    'stays as it is where that cannot be read: $answers.failure.code',
    async (failed) => {
      const { held, state } = chosen()
      await held.findInForce.settle(failed)
      expect(state()).toMatchObject({ value: 'creating', context: { failure: null, result: 'closed' } })
    },
  )

  it('stays as it is where looking for it has a bug, and says so', async () => {
    const { held, state } = chosen()
    await held.findInForce.settle(bug)
    expect(state()).toMatchObject({ value: 'creating', context: { failure: bugAsFailure } })
  })
})

describe('while what is in force is looked for', () => {
  it('the fields stay open', () => {
    expect([...chosen().state().tags]).toEqual(['fieldsOpen'])
  })

  it('the form can be saved, sent and closed as before [000-4-08]', () => {
    const saved = chosen()
    saved.actor.send({ type: 'draft.submitted', values: submitted })
    expect(saved.state().value).toBe('savingDraft')
    const sent = chosen()
    sent.actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    expect(sent.state()).toMatchObject({ value: 'submitting', context: { hadChanges: true } })
    const closed = chosen()
    closed.actor.send({ type: 'close.requested', hasChanges: false, to: 'list' })
    expect(closed.state()).toMatchObject({ status: 'done', output: { result: 'closed' } })
  })

  it('unsaved changes are asked about before it is left, and staying brings the form back', () => {
    const { actor, state } = chosen()
    actor.send({ type: 'close.requested', hasChanges: true, to: 'settings' })
    expect(state().value).toBe('confirmingLeave')
    actor.send({ type: 'leave.dismissed' })
    expect(state()).toMatchObject({ value: 'creating', context: { result: 'closed' } })
  })
})

describe('while what is in force is looked for after a failure', () => {
  const chosenAfterFailure = async () => {
    const form = open()
    form.actor.send({ type: 'draft.submitted', values: submitted })
    await form.held.saveDraft.settle(bug)
    form.actor.send({ type: 'change.chosen', isAsOpened: true })
    expect(form.state()).toMatchObject({ value: 'findingInForce', context: { failure: bugAsFailure } })
    return form
  }

  it.each([
    ['saved', { type: 'draft.submitted', values: submitted }],
    ['sent', { type: 'generate.submitted', values: submitted, hasChanges: true }],
  ] as const)('the failure is forgotten once the form is %s again', async (_, event) => {
    const { actor, state } = await chosenAfterFailure()
    actor.send(event)
    expect(state().context.failure).toBeNull()
  })
})

describe('while what is in force is looked for, the form gives way to where the user goes', () => {
  it('at once where nothing is typed', () => {
    const { actor, state } = chosen()
    actor.send({ type: 'close.requested', hasChanges: false, to: 'settings' })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'toSettings' } })
  })

  it('after asking where something is', () => {
    const { actor, state } = chosen()
    actor.send({ type: 'close.requested', hasChanges: true, to: 'settings' })
    actor.send({ type: 'leave.confirmed' })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'toSettings' } })
  })
})

describe('a change that was filled from what is in force', () => {
  it('is opened without that once it is undone, and after asking where something was typed', () => {
    const untouched = open({ fillsChange: false })
    untouched.actor.send({ type: 'close.requested', hasChanges: false, to: 'unfilledChange' })
    expect(untouched.state()).toMatchObject({ status: 'done', output: { result: 'toUnfilledChange' } })
    const typed = open({ fillsChange: false })
    typed.actor.send({ type: 'close.requested', hasChanges: true, to: 'unfilledChange' })
    expect(typed.state().value).toBe('confirmingLeave')
    typed.actor.send({ type: 'leave.confirmed' })
    expect(typed.state()).toMatchObject({ status: 'done', output: { result: 'toUnfilledChange' } })
  })
})
