import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { formStarts, holdDocumentForm } from '../../walks/flows/documentForm.ts'

const open = (start: keyof typeof formStarts) => {
  const actor = createActor(holdDocumentForm().machine, { input: formStarts[start] })
  actor.start()
  return { actor, state: () => actor.getSnapshot() }
}

describe('a draft of a form whose drafts are edited [002-2.7-01 002-4.1-02]', () => {
  const edited = () => {
    const form = open('draft of a form whose drafts are edited')
    form.actor.send({ type: 'edit.started' })
    return form
  }

  it('is edited in place, and is opened again from the server when that is cancelled', () => {
    const { actor, state } = edited()
    expect(state()).toMatchObject({ value: 'editing', context: { mode: 'edit' } })
    actor.send({ type: 'edit.cancelled', hasChanges: false })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'reopened', documentId: 'd-7' } })
  })

  it('asks before unsaved changes are given up', () => {
    const { actor, state } = edited()
    actor.send({ type: 'edit.cancelled', hasChanges: true })
    expect(state().value).toBe('confirmingDiscard')
    actor.send({ type: 'leave.confirmed' })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'reopened' } })
  })

  it('is not corrected in a copy', () => {
    expect(open('draft of a form whose drafts are edited').state().can({ type: 'correction.requested' })).toBe(false)
  })
})

describe('a draft of another form', () => {
  it('is corrected in a form that takes its place', () => {
    const { actor, state } = open('draft')
    actor.send({ type: 'correction.requested' })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'toCorrect', documentId: 'd-7' } })
  })

  it.each(['new document', 'rejected document', 'accepted document'] as const)('a %s is not', (start) => {
    expect(open(start).state().can({ type: 'correction.requested' })).toBe(false)
  })
})

describe('a new declaration that becomes a change of what is in force', () => {
  it('is left at once without changes, and after asking with them', () => {
    const unchanged = open('new document')
    unchanged.actor.send({ type: 'close.requested', hasChanges: false, to: 'change' })
    expect(unchanged.state()).toMatchObject({ status: 'done', output: { result: 'toChange' } })
    const changed = open('new document')
    changed.actor.send({ type: 'close.requested', hasChanges: true, to: 'change' })
    expect(changed.state().value).toBe('confirmingLeave')
    changed.actor.send({ type: 'leave.confirmed' })
    expect(changed.state()).toMatchObject({ status: 'done', output: { result: 'toChange' } })
  })
})
