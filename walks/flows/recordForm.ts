import { recordForm } from '../../src/machines/recordForm/recordForm.ts'
import type { RecordFormInput, RecordSaved, RecordSaveInput } from '../../src/machines/recordForm/setup.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fails, refusal, serverFails } from './serverFailures.ts'

export const recordStarts = {
  'new record': { recordId: null, version: '', opensIn: 'edit' },
  'record to edit': { recordId: 'r-7', version: 'v1', opensIn: 'edit' },
  'record to read': { recordId: 'r-7', version: 'v1', opensIn: 'view' },
} as const satisfies Record<string, RecordFormInput>

export const sample = { name: 'Hà Nội', code: 'HN01' }
export const recordSaved = { answers: { ok: true, value: { recordId: 'r-8', version: 'v2' } } } as const
export const changedMeanwhile = fails({ ...refusal, status: 409, reason: 'record.changed' })
export const fieldRefused = fails({ ...refusal, fields: [{ field: 'code', message: 'code_is_taken' }] })

/** A saving whose answer was lost, with what the next one has to repeat. */
export const savingLost = {
  answers: {
    ok: false,
    failure: { code: 'connection.lost' },
    basis: {
      version: 'v1',
      unanswered: new Sealed({
        body: { ...sample, version: 'v1' },
        repeat: () => Promise.resolve<RecordSaved>(recordSaved.answers),
      }),
    },
  },
} as const

export const recordOutcomes = {
  save: {
    saved: recordSaved,
    'server.refused, changed meanwhile': changedMeanwhile,
    'server.refused, at a field': fieldRefused,
    'connection.lost, after sending': savingLost,
    ...serverFails,
    throws: bug,
  },
} satisfies OutcomeCases<typeof recordForm>

const values = new Sealed<unknown>(sample)

const recordEvents = {
  'save.submitted': {
    alone: { type: 'save.submitted', values, another: false },
    'with another one to follow': { type: 'save.submitted', values, another: true },
  },
  'edit.started': { started: { type: 'edit.started' } },
  'edit.cancelled': {
    unchanged: { type: 'edit.cancelled', hasChanges: false },
    changed: { type: 'edit.cancelled', hasChanges: true },
  },
  'close.requested': {
    unchanged: { type: 'close.requested', hasChanges: false, to: 'list' },
    changed: { type: 'close.requested', hasChanges: true, to: 'list' },
    "changed, by the browser's Back": { type: 'close.requested', hasChanges: true, to: 'elsewhere' },
  },
  'leave.confirmed': { confirmed: { type: 'leave.confirmed' } },
  'leave.dismissed': { dismissed: { type: 'leave.dismissed' } },
  'reopen.requested': { requested: { type: 'reopen.requested' } },
  'reopen.dismissed': { dismissed: { type: 'reopen.dismissed' } },
} satisfies EventCases<typeof recordForm>

export const flow = new Flow({
  machine: recordForm,
  starts: recordStarts,
  events: recordEvents,
  outcomes: recordOutcomes,
  delays: {},
  switches: {},
  // Fields are closed while a record is read; only new records are added one after another, only what was read is read again.
  isPossible: ({ value, context }, { name }) =>
    !(value === 'viewing' && name.startsWith('close.requested: changed')) &&
    !(context.mode !== 'create' && name.endsWith('another one to follow')) &&
    !(context.opensIn === 'edit' && name.startsWith('edit.cancelled')),
})

/** The machine with an actor that waits for the test, and what it has announced, in order. */
export const holdRecordForm = () => {
  const announced: unknown[] = []
  const held = { save: holdActor<RecordSaved, RecordSaveInput>('save') }
  const machine = recordForm.provide({
    actors: { save: held.save.logic },
    actions: {
      restoreFields: () => announced.push('restoreFields'),
      takeFieldsAsSaved: () => announced.push('takeFieldsAsSaved'),
      emptyFields: () => announced.push('emptyFields'),
      announceSaved: () => announced.push('announceSaved'),
      showRefusedFields: (_, { failure }) => announced.push({ showRefusedFields: failure }),
    },
  })
  return { held, machine, announced }
}
