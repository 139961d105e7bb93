import { assign, setup } from 'xstate'
import { unexpected, type FieldProblem, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { DeclarationValues } from '../../domain/declaration/values.ts'
import { isDraft, isTurnedDown } from '../../domain/declaration/status.ts'
import { declarationSubmit } from '../declarationSubmit/declarationSubmit.ts'
import type { SubmitOutput } from '../declarationSubmit/setup.ts'
import { notProvided } from '../placeholder.ts'

export interface DeclarationFormInput {
  /** Null for a new declaration. */
  readonly declarationId: string | null
  /** `noti_cd_tax` of an existing declaration, empty for a new one. */
  readonly status: string
}

export interface FormContext extends DeclarationFormInput {
  readonly mode: 'create' | 'view' | 'edit'
  /** The declaration under which the server keeps the fields, since their XML was generated and not sent; null where it was not. */
  readonly savedAs: string | null
  readonly failure: ServerFailure | Unexpected | null
  readonly result: FormOutput['result']
}

export type FormEvent =
  | { type: 'draft.submitted'; values: DeclarationValues }
  | { type: 'generate.submitted'; values: DeclarationValues }
  | { type: 'edit.started' }
  | { type: 'edit.cancelled'; hasChanges: boolean }
  | { type: 'copy.requested' }
  | { type: 'close.requested'; hasChanges: boolean }
  | { type: 'leave.confirmed' }
  | { type: 'leave.dismissed' }

/**
 * `copied`: the user goes on with a new declaration of the same content, in which `problems` have to be corrected. `reopened`: the
 * declaration is opened anew, as somebody else has left it. `declarationId` is null while the server has nothing of the form.
 */
export interface FormOutput {
  readonly result: 'closed' | 'saved' | 'registered' | 'copied' | 'reopened'
  readonly declarationId: string | null
  readonly problems: readonly FieldProblem[]
}

/** What saving a draft answers. */
export type DraftSaved = Result<{ readonly declarationId: string }, ServerFailure>

const types: {
  input?: DeclarationFormInput
  context?: FormContext
  events?: FormEvent
  output?: FormOutput
  tags?: 'fieldsOpen' | 'busy' | 'unsafeToLeave'
  meta?: { seed: readonly string[] }
  children?: { declarationSubmit: 'declarationSubmit' }
} = {}

/** Everything the chart names. */
export const filling = setup({
  types,
  actors: {
    saveDraft: notProvided<DraftSaved, { values: DeclarationValues }>('saveDraft'),
    declarationSubmit,
  },
  actions: {
    keepSavedId: assign((_, params: { saved: DraftSaved }) =>
      params.saved.ok ? { declarationId: params.saved.value.declarationId } : {},
    ),
    keepGeneratedId: assign(({ context }, { output }: { output: SubmitOutput }) => ({
      declarationId: output.declarationId ?? context.declarationId,
      savedAs: output.declarationId,
    })),
    keepFailure: assign((_, params: { saved: DraftSaved }) => ({
      failure: params.saved.ok ? null : params.saved.failure,
    })),
    keepSubmitFailure: assign((_, params: { output: SubmitOutput }) => ({ failure: params.output.failure })),
    keepUnexpected: assign((_, params: { error: unknown }) => ({ failure: unexpected(params.error) })),
    forgetFailure: assign({ failure: null }),
    openForEditing: assign({ mode: 'edit' }),
    closeForEditing: assign({ mode: 'view' }),
    markSaved: assign({ result: 'saved' }),
    markRegistered: assign({ result: 'registered' }),
    markCopied: assign({ result: 'copied' }),
    markReopened: assign({ result: 'reopened' }),
    handOverValues: (_, _params: { values: DeclarationValues }) => {},
    restoreFields: () => {},
    takeFieldsAsSaved: () => {},
    announceSaved: () => {},
    showRefusedFields: (_, _params: { failure: ServerFailure | Unexpected | null }) => {},
  },
  guards: {
    isNew: ({ context }) => context.mode === 'create',
    isBeingEdited: ({ context }) => context.mode === 'edit',
    isDraft: ({ context }) => isDraft(context.status),
    isTurnedDown: ({ context }) => isTurnedDown(context.status),
    hasChanges: (_, params: { hasChanges: boolean }) => params.hasChanges,
    isSaved: (_, params: { saved: DraftSaved }) => params.saved.ok,
    isRegistered: (_, params: { output: SubmitOutput }) => params.output.result === 'registered',
    isPostponed: (_, params: { output: SubmitOutput }) => params.output.result === 'postponed',
    isToCorrect: (_, params: { output: SubmitOutput }) => params.output.result === 'toCorrect',
    isToReopen: (_, params: { output: SubmitOutput }) => params.output.result === 'toReopen',
    isSavedOnTheWay: (_, params: { output: SubmitOutput }) => params.output.declarationId !== null,
  },
})
