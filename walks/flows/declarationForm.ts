import type { ServerFailure } from '../../src/domain/failure.ts'
import type { Result } from '../../src/domain/result.ts'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { declarationForm } from '../../src/machines/declarationForm/declarationForm.ts'
import type { DeclarationFormInput } from '../../src/machines/declarationForm/setup.ts'
import type { SubmitOutput } from '../../src/machines/declarationSubmit/setup.ts'
import { sampleDeclaration } from './sampleDeclaration.ts'
import { changedMeanwhile, holdDeclarationSubmit } from './declarationSubmit.ts'
import { Flow, type FaultSwitches } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fieldsRefused, serverFails } from './serverFailures.ts'

export const formStarts = {
  'new declaration': { declarationId: null, status: '' },
  draft: { declarationId: 'd-7', status: 'draft' },
  'rejected declaration': { declarationId: 'd-7', status: 'rejected' },
  'accepted declaration': { declarationId: 'd-7', status: 'accepted' },
} as const satisfies Record<string, DeclarationFormInput>

export const values: DeclarationValues = sampleDeclaration
export const draftSaved = { answers: { ok: true, value: { declarationId: 'd-8' } } } as const

/** How a submission ends, by its result; `cancelled` also with a reason that concerns fields of the form. */
export const submissions = {
  registered: { answers: { result: 'registered', declarationId: 'd-8', failure: null } },
  postponed: { answers: { result: 'postponed', declarationId: 'd-8', failure: { code: 'connection.lost' } } },
  cancelled: { answers: { result: 'cancelled', declarationId: 'd-8', failure: null } },
  toReopen: { answers: { result: 'toReopen', declarationId: 'd-8', failure: changedMeanwhile.answers.failure } },
  toCorrect: { answers: { result: 'toCorrect', declarationId: null, failure: fieldsRefused } },
} as const satisfies { readonly [Word in SubmitOutput['result']]: { answers: SubmitOutput & { result: Word } } }

export const declarationFormOutcomes = {
  saveDraft: { saved: draftSaved, ...serverFails, throws: bug },
  declarationSubmit: {
    ...submissions,
    'cancelled before anything was saved': { answers: { result: 'cancelled', declarationId: null, failure: null } },
    'cancelled, fields refused': { answers: { result: 'cancelled', declarationId: null, failure: fieldsRefused } },
    throws: bug,
  },
} satisfies OutcomeCases<typeof declarationForm>

const declarationFormEvents = {
  'draft.submitted': { valid: { type: 'draft.submitted', values } },
  'generate.submitted': { valid: { type: 'generate.submitted', values } },
  'edit.started': { started: { type: 'edit.started' } },
  'edit.cancelled': {
    unchanged: { type: 'edit.cancelled', hasChanges: false },
    changed: { type: 'edit.cancelled', hasChanges: true },
  },
  'copy.requested': { requested: { type: 'copy.requested' } },
  'close.requested': {
    unchanged: { type: 'close.requested', hasChanges: false },
    changed: { type: 'close.requested', hasChanges: true },
  },
  'leave.confirmed': { confirmed: { type: 'leave.confirmed' } },
  'leave.dismissed': { dismissed: { type: 'leave.dismissed' } },
} satisfies EventCases<typeof declarationForm>

/** How a tester makes these happen in the product. */
const switches = {
  saveDraft: {
    'server.refused': 'draft.refusedInWords',
    'server.failed': 'draft.failed',
    'connection.lost': 'draft.answerLost',
  },
} as const satisfies FaultSwitches<typeof declarationFormOutcomes>

export const flow = new Flow({
  machine: declarationForm,
  starts: formStarts,
  events: declarationFormEvents,
  outcomes: declarationFormOutcomes,
  delays: {},
  switches,
  // Fields are closed while a declaration is viewed.
  isPossible: ({ value }, { name }) => !(value === 'viewing' && name === 'close.requested: changed'),
})

/** The machine with actors that wait for the test, and what it told the outside, in order. */
export const holdDeclarationForm = () => {
  const told: unknown[] = []
  const submit = holdDeclarationSubmit()
  const held = {
    saveDraft: holdActor<Result<{ readonly declarationId: string }, ServerFailure>, { values: DeclarationValues }>(
      'saveDraft',
    ),
  }
  const machine = declarationForm.provide({
    actors: { saveDraft: held.saveDraft.logic, declarationSubmit: submit.machine },
    actions: {
      handOverValues: (_, params) => told.push({ handOverValues: params.values }),
      restoreFields: () => told.push('restoreFields'),
      takeFieldsAsSaved: () => told.push('takeFieldsAsSaved'),
      announceSaved: () => told.push('announceSaved'),
      showRefusedFields: (_, params) => told.push({ showRefusedFields: params.failure }),
    },
  })
  return { held, submit, machine, told }
}
