import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  documentFormOutcomes as outcomes,
  draftSaved,
  formStarts,
  holdDocumentForm,
  savingUnanswered,
  submissions,
  submitted,
} from '../../walks/flows/documentForm.ts'
import { stageOf, type AuthorityStatus } from '../../src/domain/declaration/status.ts'
import type { DocumentFormInput } from '../../src/machines/documentForm/setup.ts'
import { kinds } from '../../src/machines/kinds.ts'
import { basisOn } from '../../src/machines/saving.ts'
import { isFormShown } from '../../src/machines/documentForm/documentForm.ts'
import { done, options, xmlIsGenerated } from '../../walks/flows/documentSubmit.ts'
import { endChild } from '../../walks/model/actorEnd.ts'
import { bug, bugAsFailure, fieldsRefused, refusal, serverFails } from '../../walks/flows/serverFailures.ts'
import { documentIsSigned, tokenIsRead, work } from '../../walks/flows/tokenSigning.ts'

const begin = (input: DocumentFormInput) => {
  const { held, submit, machine, effects } = holdDocumentForm()
  const actor = createActor(machine, { input })
  actor.start()
  return { actor, held, submit, effects, state: () => actor.getSnapshot() }
}

const open = (start: keyof typeof formStarts) => begin(formStarts[start])

const openForEditing = () => {
  const form = open('rejected document')
  form.actor.send({ type: 'edit.started' })
  return form
}

const passSubmission = async ({ held, signing, claim }: ReturnType<typeof open>['submit']) => {
  await held.readOption.settle(options['only tokens'])
  await held.generateXml.settle(xmlIsGenerated)
  claim()
  await signing.askPermission.settle({ answers: 'granted' })
  await signing.readToken.settle(tokenIsRead)
  await signing.signDocument.settle(documentIsSigned)
}

const opened = { creating: () => open('new document'), editing: openForEditing }
const refusals = [
  ...Object.values(serverFails).map((outcome) => ({ outcome, failure: outcome.answers.failure })),
  { outcome: bug, failure: bugAsFailure },
]

describe('the form opens in the mode of its declaration [000-2-08]', () => {
  it('a new declaration is filled in', () => {
    const { state } = open('new document')
    expect(state().value).toBe('creating')
    expect([...state().tags]).toEqual(['fieldsOpen'])
  })

  it.each(['draft', 'rejected document', 'accepted document'] as const)(
    'a %s is viewed with its fields closed [000-2-15]',
    (start) => {
      const { state } = open(start)
      expect(state().value).toBe('viewing')
      expect([...state().tags]).toEqual([])
    },
  )
})

describe('only a rejected declaration can be edited [000-4-06 000-2-12]', () => {
  it.each(['draft', 'accepted document'] as const)('not a %s', (start) => {
    const { actor, state } = open(start)
    expect(state().can({ type: 'edit.started' })).toBe(false)
    actor.send({ type: 'edit.started' })
    expect(state().value).toBe('viewing')
  })

  const withStatus = (status: AuthorityStatus) => begin({ ...formStarts['rejected document'], stage: stageOf(status) })

  it('a lapsed declaration is corrected and sent again like a rejected one', () => {
    const { actor, state } = withStatus('lapsed')
    actor.send({ type: 'edit.started' })
    expect(state()).toMatchObject({ value: 'editing', context: { mode: 'edit' } })
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    expect(state()).toMatchObject({ value: 'submitting', context: { documentId: 'd-7' } })
  })

  it('a lapsed declaration is not sent again as it is', () => {
    const { actor, state } = withStatus('lapsed')
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: false })
    expect(state().value).toBe('viewing')
  })

  it('Edit opens the fields, Cancel edit brings them back as they were', () => {
    const { actor, effects, state } = openForEditing()
    expect(state()).toMatchObject({ value: 'editing', context: { mode: 'edit' } })
    expect([...state().tags]).toEqual(['fieldsOpen'])
    actor.send({ type: 'edit.cancelled', hasChanges: false })
    expect(state()).toMatchObject({ value: 'viewing', context: { mode: 'view' } })
    expect(effects).toEqual(['restoreFields'])
  })

  it('Cancel edit asks first when something was changed', () => {
    const { actor, effects, state } = openForEditing()
    actor.send({ type: 'edit.cancelled', hasChanges: true })
    expect(state().value).toBe('confirmingDiscard')
    expect(effects).toEqual([])
    actor.send({ type: 'leave.confirmed' })
    expect(state()).toMatchObject({ value: 'viewing', context: { mode: 'view' } })
    expect(effects).toEqual(['restoreFields'])
  })

  it('Cancel edit can be taken back: the corrections stay', () => {
    const { actor, effects, state } = openForEditing()
    actor.send({ type: 'edit.cancelled', hasChanges: true })
    actor.send({ type: 'leave.dismissed' })
    expect(state().value).toBe('editing')
    expect(effects).toEqual([])
  })
})

describe('leaving the form asks when something was changed [000-2-13]', () => {
  it.each([
    ['creating', opened.creating],
    ['viewing', () => open('draft')],
    ['editing', opened.editing],
  ] as const)('%s: closes at once without changes', (_, start) => {
    const { actor, state } = start()
    actor.send({ type: 'close.requested', hasChanges: false, to: 'list' })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'closed' } })
  })

  it.each(Object.entries(opened))('%s: asks, and goes back to the fields', (mode, start) => {
    const { actor, state } = start()
    actor.send({ type: 'close.requested', hasChanges: true, to: 'list' })
    expect(state()).toMatchObject({ status: 'active', value: 'confirmingLeave' })
    actor.send({ type: 'leave.dismissed' })
    expect(state().value).toBe(mode)
  })

  it.each(Object.entries(opened))('%s: asks, and closes', (_, start) => {
    const { actor, state } = start()
    actor.send({ type: 'close.requested', hasChanges: true, to: 'list' })
    actor.send({ type: 'leave.confirmed' })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'closed' } })
  })

  it('closes what is only viewed without asking: nothing in it can be changed', () => {
    const { actor, state } = open('draft')
    actor.send({ type: 'close.requested', hasChanges: true, to: 'list' })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'closed' } })
  })
})

describe('the form gives way to where the user was going', () => {
  const destinations = [
    ['list', 'closed'],
    ['settings', 'toSettings'],
    ['elsewhere', 'left'],
  ] as const

  it.each(destinations)('to %s, at once where nothing is unsaved', (to, result) => {
    for (const start of [opened.creating, opened.editing, () => open('draft')]) {
      const { actor, state } = start()
      actor.send({ type: 'close.requested', hasChanges: false, to })
      expect(state().output).toMatchObject({ result })
    }
  })

  it.each(destinations)('to %s, after its question [000-2-13]', (to, result) => {
    for (const start of Object.values(opened)) {
      const { actor, state } = start()
      actor.send({ type: 'close.requested', hasChanges: true, to })
      actor.send({ type: 'leave.confirmed' })
      expect(state().output).toMatchObject({ result })
    }
  })

  it('and forgets it when the user keeps editing', async () => {
    const { actor, held, state } = opened.creating()
    actor.send({ type: 'close.requested', hasChanges: true, to: 'settings' })
    actor.send({ type: 'leave.dismissed' })
    expect(state().context.result).toBe('closed')
    actor.send({ type: 'draft.submitted', values: submitted })
    await held.saveDraft.settle(draftSaved)
    expect(state().output).toMatchObject({ result: 'saved' })
  })
})

describe('what is saved next goes on from the last version that was heard of', () => {
  it('and repeats a saving whose answer was lost', async () => {
    const { actor, held, state } = openForEditing()
    actor.send({ type: 'draft.submitted', values: submitted })
    await held.saveDraft.settle(savingUnanswered)
    expect(state().context.basis).toBe(savingUnanswered.answers.basis)
    actor.send({ type: 'draft.submitted', values: submitted })
    expect(held.saveDraft.inputs[1]?.basis).toBe(savingUnanswered.answers.basis)
    await held.saveDraft.settle(refusals[0]?.outcome ?? bug)
    expect(state().context.basis).toBe(savingUnanswered.answers.basis)
  })

  it.each(['cancelled', 'cancelled, fields refused'] as const)('after a submission that was %s', (ending) => {
    const { actor, held, state } = openForEditing()
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    endChild(actor, 'documentSubmit', outcomes.documentSubmit[ending])
    expect(state().context.basis.version).toBe('v2')
    actor.send({ type: 'draft.submitted', values: submitted })
    expect(held.saveDraft.inputs[0]?.basis.version).toBe('v2')
  })

  it('and a submission does too', () => {
    const { actor, state } = openForEditing()
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    const begun = state().children.documentSubmit?.getSnapshot().context.start
    expect(begun).toMatchObject({ from: 'form', basis: basisOn('v1') })
  })
})

describe('a declaration goes on as a new one of the same content', () => {
  it('closes with the wish to copy', () => {
    const { actor, state } = open('accepted document')
    actor.send({ type: 'copy.requested' })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'copied' } })
  })

  it.each(Object.entries(opened))('not while it is open for changes: %s', (_, start) => {
    expect(start().state().can({ type: 'copy.requested' })).toBe(false)
  })
})

describe('a draft is saved and the form closes [000-4-08 000-4-09]', () => {
  it.each(Object.entries(opened))('from %s', async (_, start) => {
    const { actor, held, effects, state } = start()
    actor.send({ type: 'draft.submitted', values: submitted })
    expect(state().value).toBe('savingDraft')
    expect([...state().tags]).toEqual(['busy'])
    const version = state().context.documentId === null ? '' : 'v1'
    expect(held.saveDraft.inputs).toEqual([{ values: submitted, basis: basisOn(version) }])
    await held.saveDraft.settle(draftSaved)
    expect(state()).toMatchObject({ status: 'done', context: { documentId: 'd-8' }, output: { result: 'saved' } })
    expect(effects).toEqual(['announceSaved'])
  })

  it('cannot be saved from view mode', () => {
    expect(open('draft').state().can({ type: 'draft.submitted', values: submitted })).toBe(false)
  })

  it.each(refusals)('stays open with the reason $failure.code [000-8-06]', async ({ outcome, failure }) => {
    const { actor, held, effects, state } = open('new document')
    actor.send({ type: 'draft.submitted', values: submitted })
    await held.saveDraft.settle(outcome)
    expect(state().value).toBe('creating')
    expect(state().context.failure).toEqual(failure)
    expect(effects).toEqual(outcome === bug ? [] : [{ showRefusedFields: failure }])
    actor.send({ type: 'draft.submitted', values: submitted })
    expect(state().context.failure).toBeNull()
  })

  it.each(refusals)(
    'stays open for corrections when a rejected one cannot be saved: $failure.code [000-8-06]',
    async ({ outcome }) => {
      const { actor, held, state } = openForEditing()
      actor.send({ type: 'draft.submitted', values: submitted })
      await held.saveDraft.settle(outcome)
      expect(state().value).toBe('editing')
      actor.send({ type: 'draft.submitted', values: submitted })
      expect(state().context.failure).toBeNull()
    },
  )
})

describe('Generate hands the values over to the submission [000-4-08 000-4-10]', () => {
  const draft = () => open('draft')
  const starts = [
    ['creating', opened.creating, 'form'],
    ['editing', opened.editing, 'form'],
    ['viewing', draft, 'list'],
  ] as const

  it.each(starts)(
    'from %s (a draft that is viewed is read again), and closes when the declaration is registered [000-4-16]',
    (_, start, startOf) => {
      const { actor, effects, state } = start()
      actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
      expect(state().value).toBe('submitting')
      expect([...state().tags]).toEqual(['busy', 'unsafeToLeave'])
      expect(effects).toEqual([])
      const begun = state().children.documentSubmit?.getSnapshot().context.start
      expect(state().children.documentSubmit?.getSnapshot().context.kind).toBe(kinds.declaration)
      expect(begun?.from === 'form' ? begun.values : submitted).toBe(submitted)
      expect(begun).toMatchObject(
        startOf === 'form' ? { from: 'form' } : { from: 'list', documentId: 'd-7', signed: null },
      )
      endChild(actor, 'documentSubmit', submissions.registered)
      expect(state()).toMatchObject({ status: 'done', output: { result: 'registered' } })
    },
  )

  it('closes first, then the notice stands alone and the form ends with it; the list is fresh [000-4-16 000-2-23]', async () => {
    const { actor, submit, state } = open('new document')
    const submission = () => state().children.documentSubmit?.getSnapshot()
    const isShown = () => isFormShown(state(), submission())
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    await passSubmission(submit)
    expect(submission()?.value).toBe('registering')
    expect(isShown()).toBe(true)
    await submit.held.sendSigned.settle(done)
    expect(submission()).toMatchObject({ status: 'active', value: 'registered' })
    expect(submit.effects).toEqual(['announceGenerated', { forgetWork: work.reqKey }, 'refreshLists'])
    expect(isShown()).toBe(false)
    state().children.documentSubmit?.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'registered' } })
    expect(isShown()).toBe(false)
  })

  it.each(['rejected document', 'accepted document'] as const)(
    'not from a %s as it is: only a draft can be sent [000-4-05]',
    (start) => {
      const { actor, effects, state } = open(start)
      actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
      expect(state().value).toBe('viewing')
      expect(effects).toEqual([])
    },
  )

  it('closes when the outcome is to be asked for later', () => {
    const { actor, state } = open('new document')
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    endChild(actor, 'documentSubmit', submissions.postponed)
    expect(state()).toMatchObject({ status: 'done', output: { result: 'closed' } })
  })

  it.each(starts)('goes back to %s when the user gives up, and keeps what the server has saved', (mode, start) => {
    const { actor, effects, state } = start()
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    endChild(actor, 'documentSubmit', submissions.cancelled)
    expect(state()).toMatchObject({ value: mode, context: { documentId: 'd-8', failure: null } })
    expect(effects).toEqual(['takeFieldsAsSaved', { showRefusedFields: null }])
  })

  it.each(starts)(
    'goes back to %s with its changes unsaved when the user gives up before anything was saved',
    (mode, start) => {
      const { actor, effects, state } = start()
      actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
      endChild(actor, 'documentSubmit', outcomes.documentSubmit['cancelled before anything was saved'])
      expect(state().value).toBe(mode)
      expect(effects).toEqual([{ showRefusedFields: null }])
    },
  )

  it('keeps its own declaration when nothing was saved, and shows the fields that were refused [000-8-02]', () => {
    const { actor, effects, state } = openForEditing()
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    endChild(actor, 'documentSubmit', outcomes.documentSubmit['cancelled, fields refused'])
    expect(state()).toMatchObject({ value: 'editing', context: { documentId: 'd-7', failure: fieldsRefused } })
    expect(effects).toEqual([{ showRefusedFields: fieldsRefused }])
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    expect(state().context.failure).toBeNull()
  })

  it('says why a submission that had saved the fields came to nothing', () => {
    const { actor, state } = openForEditing()
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    const output = { ...submissions.cancelled.answers, failure: refusal }
    endChild(actor, 'documentSubmit', { answers: output })
    expect(state()).toMatchObject({ value: 'editing', context: { documentId: 'd-8', failure: refusal } })
  })

  it('goes on in a new declaration where a viewed draft has to be corrected, with the fields concerned [000-4-06 000-8-02]', () => {
    const { actor, state } = draft()
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    endChild(actor, 'documentSubmit', submissions.toCorrect)
    expect(state()).toMatchObject({ status: 'done', output: { result: 'toCorrect', problems: fieldsRefused.fields } })
  })

  it.each(starts)(
    'gives way from %s to the declaration opened anew where somebody else has changed it [000-8-05]',
    (_mode, start) => {
      const { actor, state } = start()
      actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
      endChild(actor, 'documentSubmit', submissions.toReopen)
      expect(state()).toMatchObject({
        status: 'done',
        output: { result: 'reopened', documentId: 'd-8', problems: [] },
      })
    },
  )

  it.each(starts)('goes back to %s on a bug, shows it, and forgets it at the next attempt', (mode, start) => {
    const { actor, state } = start()
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    endChild(actor, 'documentSubmit', bug)
    expect(state()).toMatchObject({ value: mode, context: { failure: bugAsFailure } })
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    expect(state().context.failure).toBeNull()
  })
})
