import { assign, setup } from 'xstate'
import { unexpected, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import { notProvided } from '../placeholder.ts'
import { basisAfter, basisOn, type Saved, type SavingBasis } from '../saving.ts'
import type { Sealed } from '../sealed.ts'

export interface RecordFormInput {
  /** Null for a new record. */
  readonly recordId: string | null
  /** The version that the form shows, empty for a new record (docs/decisions/0045). */
  readonly version: string
  /** Whether an existing record is read first, or edited at once. */
  readonly opensIn: 'view' | 'edit'
}

export type RecordFailure = ServerFailure | Unexpected

/** A saving whose answer was lost: what was sent, and how it is sent again. */
interface LostSaving {
  readonly body: object
  readonly repeat: (signal: AbortSignal) => Promise<RecordSaved>
}

export type RecordBasis = SavingBasis<LostSaving>

export interface RecordFormContext {
  readonly recordId: string | null
  readonly opensIn: RecordFormInput['opensIn']
  readonly mode: 'create' | 'view' | 'edit'
  readonly basis: RecordBasis
  /** Whether the form goes on with another new record once this one is saved. */
  readonly another: boolean
  readonly failure: RecordFailure | null
  readonly result: RecordFormOutput['result']
}

/** Where the user goes on leaving the form: to what lies below it, or wherever the browser's Back leads. */
export type RecordDestination = 'list' | 'elsewhere'

export type RecordFormEvent =
  | { type: 'save.submitted'; values: Sealed<unknown>; another: boolean }
  | { type: 'edit.started' }
  | { type: 'edit.cancelled'; hasChanges: boolean }
  | { type: 'close.requested'; hasChanges: boolean; to: RecordDestination }
  | { type: 'leave.confirmed' }
  | { type: 'leave.dismissed' }
  | { type: 'reopen.requested' }
  | { type: 'reopen.dismissed' }

/** `reopened`: the record is opened anew, as somebody else has left it. `left`: the browser goes where it was going. */
export interface RecordFormOutput {
  readonly result: 'closed' | 'left' | 'saved' | 'reopened'
  readonly recordId: string | null
}

/** What saving answers. */
export type RecordSaved = Saved<{ readonly recordId: string }, LostSaving>

export interface RecordSaveInput {
  readonly values: Sealed<unknown>
  readonly recordId: string | null
  readonly basis: RecordBasis
}

const types: {
  input?: RecordFormInput
  context?: RecordFormContext
  events?: RecordFormEvent
  output?: RecordFormOutput
  tags?: 'fieldsOpen' | 'busy'
  meta?: { seed: readonly string[] }
} = {}

const leavingFor = { list: 'closed', elsewhere: 'left' } as const satisfies Record<
  RecordDestination,
  RecordFormOutput['result']
>

/** Every area's refusal of a saving over a version that somebody else has replaced meanwhile ends so (docs/decisions/0242). */
const isChanged = (failure: ServerFailure): boolean =>
  failure.code === 'server.refused' && failure.reason.endsWith('.changed')

/** Everything the chart names. */
export const recording = setup({
  types,
  actors: { save: notProvided<RecordSaved, RecordSaveInput>('save') },
  actions: {
    keepSaved: assign((_, { saved }: { saved: RecordSaved }) =>
      saved.ok ? { recordId: saved.value.recordId, result: 'saved' } : {},
    ),
    keepFailure: assign((_, { saved }: { saved: RecordSaved }) => ({ failure: saved.ok ? null : saved.failure })),
    keepUnexpected: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    keepBasis: assign(({ context }, { saved }: { saved: RecordSaved }) => ({
      basis: basisAfter(saved, context.basis),
    })),
    keepAnother: assign((_, { another }: { another: boolean }) => ({ another })),
    keepDestination: assign((_, { to }: { to: RecordDestination }) => ({ result: leavingFor[to] })),
    forgetDestination: assign({ result: 'closed' }),
    forgetFailure: assign({ failure: null }),
    openForEditing: assign({ mode: 'edit' }),
    closeForEditing: assign({ mode: 'view' }),
    beginAnother: assign({ recordId: null, basis: basisOn<LostSaving>(''), result: 'closed' }),
    markReopened: assign({ result: 'reopened' }),
    restoreFields: () => {},
    takeFieldsAsSaved: () => {},
    emptyFields: () => {},
    announceSaved: () => {},
    showRefusedFields: (_, _params: { failure: RecordFailure | null }) => {},
  },
  guards: {
    isNew: ({ context }) => context.mode === 'create',
    isBeingEdited: ({ context }) => context.mode === 'edit',
    hasChanges: (_, { hasChanges }: { hasChanges: boolean }) => hasChanges,
    isSavedForAnother: ({ context }, { saved }: { saved: RecordSaved }) => saved.ok && context.another,
    isSavedToBeRead: ({ context }, { saved }: { saved: RecordSaved }) => saved.ok && context.opensIn === 'view',
    isSaved: (_, { saved }: { saved: RecordSaved }) => saved.ok,
    isChangedMeanwhile: (_, { saved }: { saved: RecordSaved }) => !saved.ok && isChanged(saved.failure),
  },
})
