import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { toContent } from '../../src/domain/declaration/content.ts'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { kinds } from '../../src/machines/kinds.ts'
import { basisOn } from '../../src/machines/saving.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { declarationValues } from '../../src/features/declarations/kind/vaults.ts'
import { documentForm } from '../../src/machines/documentForm/documentForm.ts'
import type { DocumentFormInput, DraftSaved, InForceFound, SaveInput } from '../../src/machines/documentForm/setup.ts'
import type { SubmitOutput } from '../../src/machines/documentSubmit/setup.ts'
import { sampleDeclaration } from './sampleDeclaration.ts'
import { changedMeanwhile, holdDocumentSubmit } from './documentSubmit.ts'
import { Flow, type FaultSwitches } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fieldsRefused, invoiceFieldsRefused, serverFails } from './serverFailures.ts'

const existing = {
  kind: kinds.declaration,
  documentId: 'd-7',
  editsDrafts: false,
  fillsChange: false,
  version: 'v1',
} as const

/** Drafts of invoices are edited in place. */
const existingInvoice = { ...existing, kind: kinds.invoice, editsDrafts: true } as const

/**
 * Of paths that differ by their start alone the one of a later start is walked (walks/model/distinctPaths.ts): what becomes of a new document
 * is walked in the form of invoices, and what becomes of a corrected one in that of declarations.
 */
export const formStarts = {
  'new document': {
    kind: kinds.declaration,
    documentId: null,
    stage: null,
    editsDrafts: false,
    fillsChange: true,
    version: '',
  },
  'draft of an invoice': { ...existingInvoice, stage: 'draft' },
  'refused invoice': { ...existingInvoice, stage: 'turnedDown' },
  draft: { ...existing, stage: 'draft' },
  'draft of a form whose drafts are edited': { ...existing, stage: 'draft', editsDrafts: true },
  'rejected document': { ...existing, stage: 'turnedDown' },
  'accepted document': { ...existing, stage: 'accepted' },
  'new invoice': {
    kind: kinds.invoice,
    documentId: null,
    stage: null,
    editsDrafts: true,
    fillsChange: false,
    version: '',
  },
} as const satisfies Record<string, DocumentFormInput>

export const values: DeclarationValues = sampleDeclaration
export const submitted = declarationValues.seal(values)
export const draftSaved = { answers: { ok: true, value: { documentId: 'd-8', version: 'v4' } } } as const

/** How a submission ends, by its result; `cancelled` also with a reason that concerns fields of the form. */
const basis = basisOn('v2')
export const submissions = {
  registered: { answers: { result: 'registered', documentId: 'd-8', failure: null, basis } },
  postponed: { answers: { result: 'postponed', documentId: 'd-8', failure: { code: 'connection.lost' }, basis } },
  cancelled: { answers: { result: 'cancelled', documentId: 'd-8', failure: null, basis } },
  toReopen: { answers: { result: 'toReopen', documentId: 'd-8', failure: changedMeanwhile.answers.failure, basis } },
  toSettings: { answers: { result: 'toSettings', documentId: null, failure: null, basis } },
  toCorrect: { answers: { result: 'toCorrect', documentId: null, failure: fieldsRefused, basis } },
} as const satisfies { readonly [Code in SubmitOutput['result']]: { answers: SubmitOutput & { result: Code } } }

/** A saving whose answer was lost, with what the next one has to repeat. */
export const savingUnanswered = {
  answers: {
    ok: false,
    failure: { code: 'connection.lost' },
    basis: {
      version: 'v1',
      unanswered: new Sealed<unknown>({
        call: 'saveDraft',
        body: { ...toContent(eInvoice, values), version: 'v1' },
      }),
    },
  },
} as const

/** What is found as a change is chosen. */
export const inForceFound = {
  'in force': { answers: { ok: true, value: { isInForce: true, isAsOpened: true } } },
  'something typed meanwhile': { answers: { ok: true, value: { isInForce: true, isAsOpened: false } } },
  'nothing in force': { answers: { ok: true, value: { isInForce: false, isAsOpened: true } } },
} as const

export const documentFormOutcomes = {
  findInForce: { ...inForceFound, ...serverFails, throws: bug },
  saveDraft: { saved: draftSaved, ...serverFails, 'connection.lost, after sending': savingUnanswered, throws: bug },
  documentSubmit: {
    ...submissions,
    'toSettings, saved on the way': {
      answers: { result: 'toSettings', documentId: 'd-8', failure: null, basis },
    },
    'cancelled before anything was saved': {
      answers: { result: 'cancelled', documentId: null, failure: null, basis },
    },
    'cancelled, fields refused': {
      answers: { result: 'cancelled', documentId: null, failure: fieldsRefused, basis },
    },
    'cancelled, fields of an invoice refused': {
      answers: { result: 'cancelled', documentId: null, failure: invoiceFieldsRefused, basis },
    },
    throws: bug,
  },
} satisfies OutcomeCases<typeof documentForm>

const documentFormEvents = {
  'draft.submitted': { valid: { type: 'draft.submitted', values: submitted } },
  'generate.submitted': {
    valid: { type: 'generate.submitted', values: submitted, hasChanges: false },
    'with unsaved changes': { type: 'generate.submitted', values: submitted, hasChanges: true },
  },
  'edit.started': { started: { type: 'edit.started' } },
  'edit.cancelled': {
    unchanged: { type: 'edit.cancelled', hasChanges: false },
    changed: { type: 'edit.cancelled', hasChanges: true },
  },
  'copy.requested': { requested: { type: 'copy.requested' } },
  'correction.requested': { requested: { type: 'correction.requested' } },
  'change.chosen': {
    'nothing else typed': { type: 'change.chosen', isAsOpened: true },
    'something else typed': { type: 'change.chosen', isAsOpened: false },
  },
  'close.requested': {
    unchanged: { type: 'close.requested', hasChanges: false, to: 'list' },
    changed: { type: 'close.requested', hasChanges: true, to: 'list' },
    'unchanged, for the settings': { type: 'close.requested', hasChanges: false, to: 'settings' },
    'changed, for the settings': { type: 'close.requested', hasChanges: true, to: 'settings' },
    "changed, by the browser's Back": { type: 'close.requested', hasChanges: true, to: 'elsewhere' },
  },
  'leave.confirmed': { confirmed: { type: 'leave.confirmed' } },
  'leave.dismissed': { dismissed: { type: 'leave.dismissed' } },
} satisfies EventCases<typeof documentForm>

/** How a tester makes these happen in the product. */
const switches = {
  saveDraft: {
    'server.refused': 'draft.refusedWithMessage',
    'server.failed': 'draft.failed',
    'connection.lost': 'draft.answerLost',
  },
} as const satisfies FaultSwitches<typeof documentFormOutcomes>

export const flow = new Flow({
  machine: documentForm,
  starts: formStarts,
  events: documentFormEvents,
  outcomes: documentFormOutcomes,
  delays: {},
  switches,
  isPossible: ({ value, context }, { name }) => {
    // Fields are closed while a document is viewed.
    if (value === 'viewing' && (name.startsWith('close.requested: changed') || name.endsWith('with unsaved changes')))
      return false
    const isInvoice = context.kind.key === kinds.invoice.key
    // No invoice is a change of what is in force; and each form has fields of its own.
    if (name.startsWith('change.chosen: ') || name.endsWith('cancelled, fields refused')) return !isInvoice
    return isInvoice || !name.endsWith('fields of an invoice refused')
  },
})

/** The machine with actors that wait for the test, and what it reported to the outside, in order. */
export const holdDocumentForm = () => {
  const effects: unknown[] = []
  const submit = holdDocumentSubmit()
  const held = {
    saveDraft: holdActor<DraftSaved, SaveInput>('saveDraft'),
    findInForce: holdActor<InForceFound>('findInForce'),
  }
  const machine = documentForm.provide({
    actors: {
      saveDraft: held.saveDraft.logic,
      findInForce: held.findInForce.logic,
      documentSubmit: submit.machine,
    },
    actions: {
      restoreFields: () => effects.push('restoreFields'),
      takeFieldsAsSaved: () => effects.push('takeFieldsAsSaved'),
      announceSaved: () => effects.push('announceSaved'),
      showRefusedFields: (_, params) => effects.push({ showRefusedFields: params.failure }),
    },
  })
  return { held, submit, machine, effects }
}
