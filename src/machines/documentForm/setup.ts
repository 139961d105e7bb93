import { assign, setup } from 'xstate'
import { unexpected, type FieldProblem, type ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { mayBeEdited, type DocumentStage } from '../../domain/documents/status.ts'
import { documentSubmit } from '../documentSubmit/documentSubmit.ts'
import type { SubmitFailure, SubmitOutput } from '../documentSubmit/setup.ts'
import type { KindFacts } from '../kinds.ts'
import { notProvided } from '../placeholder.ts'
import { basisAfter, type Saved, type SavingBasis } from '../saving.ts'
import type { Sealed } from '../sealed.ts'

export interface DocumentFormInput {
  readonly kind: KindFacts
  /** Null for a new document. */
  readonly documentId: string | null
  /** Where an existing one is on its way; null for a new one. */
  readonly stage: DocumentStage | null
  /** Whether a draft of this form is edited in place; if not, it is copied. */
  readonly editsDrafts: boolean
  /** Whether a new document that becomes a change is filled from what is in force: neither a copy nor one whose filling was undone. */
  readonly fillsChange: boolean
  /** The version that the form shows, empty for a new document (docs/decisions/0045). */
  readonly version: string
}

export interface FormContext extends Omit<DocumentFormInput, 'version'> {
  readonly mode: 'create' | 'view' | 'edit'
  /** The document under which the server keeps the fields, since their XML was generated and not sent; null where it was not. */
  readonly savedAs: string | null
  readonly basis: SavingBasis
  /** Whether fields were unsaved when the document was last sent. */
  readonly hadChanges: boolean
  readonly failure: SubmitFailure | null
  readonly result: FormOutput['result']
}

/**
 * Where the user goes on leaving the form: to the list below it, to the signature settings, to a change that is filled from what is in force,
 * to one that is not, or wherever the browser's Back leads.
 */
export type Destination = 'list' | 'settings' | 'change' | 'unfilledChange' | 'elsewhere'

const leavingFor = {
  list: 'closed',
  settings: 'toSettings',
  change: 'toChange',
  unfilledChange: 'toUnfilledChange',
  elsewhere: 'left',
} as const satisfies Record<Destination, FormOutput['result']>

export type FormEvent =
  | { type: 'draft.submitted'; values: Sealed<unknown> }
  | { type: 'generate.submitted'; values: Sealed<unknown>; hasChanges: boolean }
  | { type: 'edit.started' }
  | { type: 'edit.cancelled'; hasChanges: boolean }
  | { type: 'copy.requested' }
  | { type: 'correction.requested' }
  | { type: 'change.chosen'; isAsOpened: boolean }
  | { type: 'close.requested'; hasChanges: boolean; to: Destination }
  | { type: 'leave.confirmed' }
  | { type: 'leave.dismissed' }

/**
 * `copied`: the user goes on with a new document of the same content. `toCorrect`: the same, but it takes the draft's place when it is
 * saved, and `problems` have to be corrected in it. `reopened`: the
 * document is opened anew, as somebody else has left it. `left`: the browser goes where it was going. `documentId` is null while the server has nothing of the form.
 */
export interface FormOutput {
  readonly result:
    | 'closed'
    | 'toSettings'
    | 'toChange'
    | 'toUnfilledChange'
    | 'left'
    | 'saved'
    | 'registered'
    | 'copied'
    | 'toCorrect'
    | 'reopened'
  readonly documentId: string | null
  readonly problems: readonly FieldProblem[]
}

/** What saving a draft answers. */
export type DraftSaved = Saved<{ readonly documentId: string }>

/** What is found as a change is chosen: whether something is in force, and whether the fields beside the type are still as they were opened. */
export type InForceFound = Result<{ readonly isInForce: boolean; readonly isAsOpened: boolean }, ServerFailure>

export interface SaveInput {
  readonly values: Sealed<unknown>
  readonly basis: SavingBasis
}

const types: {
  input?: DocumentFormInput
  context?: FormContext
  events?: FormEvent
  output?: FormOutput
  tags?: 'fieldsOpen' | 'busy' | 'unsafeToLeave'
  meta?: { seed: readonly string[] }
  children?: { documentSubmit: 'documentSubmit' }
} = {}

/** Everything the chart names. */
export const filling = setup({
  types,
  actors: {
    saveDraft: notProvided<DraftSaved, SaveInput>('saveDraft'),
    findInForce: notProvided<InForceFound>('findInForce'),
    documentSubmit,
  },
  actions: {
    keepSavedId: assign((_, params: { saved: DraftSaved }) =>
      params.saved.ok ? { documentId: params.saved.value.documentId } : {},
    ),
    keepGeneratedId: assign(({ context }, { output }: { output: SubmitOutput }) => ({
      documentId: output.documentId ?? context.documentId,
      savedAs: output.documentId,
    })),
    keepFailure: assign((_, params: { saved: DraftSaved }) => ({
      failure: params.saved.ok ? null : params.saved.failure,
    })),
    keepSubmitFailure: assign((_, params: { output: SubmitOutput }) => ({ failure: params.output.failure })),
    keepUnexpected: assign((_, params: { error: unknown }) => ({ failure: unexpected(params.error) })),
    keepBasis: assign(({ context }, params: { saved: DraftSaved }) => ({
      basis: basisAfter(params.saved, context.basis),
    })),
    keepSubmitBasis: assign((_, params: { output: SubmitOutput }) => ({ basis: params.output.basis })),
    keepChanges: assign((_, params: { hasChanges: boolean }) => ({ hadChanges: params.hasChanges })),
    keepDestination: assign((_, params: { to: Destination }) => ({ result: leavingFor[params.to] })),
    forgetDestination: assign({ result: 'closed' }),
    forgetFailure: assign({ failure: null }),
    openForEditing: assign({ mode: 'edit' }),
    closeForEditing: assign({ mode: 'view' }),
    markSaved: assign({ result: 'saved' }),
    markRegistered: assign({ result: 'registered' }),
    markCopied: assign({ result: 'copied' }),
    markToCorrect: assign({ result: 'toCorrect' }),
    markReopened: assign({ result: 'reopened' }),
    restoreFields: () => {},
    takeFieldsAsSaved: () => {},
    announceSaved: () => {},
    showRefusedFields: (_, _params: { failure: SubmitFailure | null }) => {},
  },
  guards: {
    isNew: ({ context }) => context.mode === 'create',
    isBeingEdited: ({ context }) => context.mode === 'edit',
    isDraft: ({ context: { stage } }) => stage === 'draft',
    mayBeEdited: ({ context }) => mayBeEdited(context.stage, context),
    isDraftToReplace: ({ context: { stage, editsDrafts } }) => stage === 'draft' && !editsDrafts,
    isReadAgain: ({ context: { editsDrafts } }) => editsDrafts,
    isToBeFilled: ({ context: { fillsChange, savedAs } }, params: { isAsOpened: boolean }) =>
      fillsChange && savedAs === null && params.isAsOpened,
    isFoundAndAsOpened: (_, { found }: { found: InForceFound }) =>
      found.ok && found.value.isInForce && found.value.isAsOpened,
    hasChanges: (_, params: { hasChanges: boolean }) => params.hasChanges,
    isSaved: (_, params: { saved: DraftSaved }) => params.saved.ok,
    isRegistered: (_, params: { output: SubmitOutput }) => params.output.result === 'registered',
    isPostponed: (_, params: { output: SubmitOutput }) => params.output.result === 'postponed',
    isToCorrect: (_, params: { output: SubmitOutput }) => params.output.result === 'toCorrect',
    isToReopen: (_, params: { output: SubmitOutput }) => params.output.result === 'toReopen',
    isToSettings: (_, params: { output: SubmitOutput }) => params.output.result === 'toSettings',
    isToSettingsWithChanges: ({ context }, params: { output: SubmitOutput }) =>
      params.output.result === 'toSettings' && context.hadChanges,
    isToSettingsAndSaved: ({ context }, params: { output: SubmitOutput }) =>
      params.output.result === 'toSettings' && params.output.documentId !== null && context.mode !== 'view',
    isSavedOnTheWay: (_, params: { output: SubmitOutput }) => params.output.documentId !== null,
  },
})
