import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import { refusedFields, unexpected, type FieldProblem, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { DeclarationValues } from '../../domain/declaration/values.ts'
import { isDraft, isTurnedDown } from '../../domain/declaration/status.ts'
import { declarationSubmit } from '../declarationSubmit/declarationSubmit.ts'
import type { SubmitOutput, SubmitStart } from '../declarationSubmit/setup.ts'
import { notProvided } from '../placeholder.ts'

export interface DeclarationFormInput {
  /** Null for a new declaration. */
  readonly declarationId: string | null
  /** `noti_cd_tax` of an existing declaration, empty for a new one. */
  readonly status: string
}

interface FormContext extends DeclarationFormInput {
  readonly mode: 'create' | 'view' | 'edit'
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

type Saved = Result<{ readonly declarationId: string }, ServerFailure>

const types: {
  input?: DeclarationFormInput
  context?: FormContext
  events?: FormEvent
  output?: FormOutput
  tags?: 'fieldsOpen' | 'busy' | 'unsafeToLeave'
  meta?: { seed: readonly string[] }
  children?: { declarationSubmit: 'declarationSubmit' }
} = {}

const filling = setup({
  types,
  actors: {
    saveDraft: notProvided<Saved, { values: DeclarationValues }>('saveDraft'),
    declarationSubmit,
  },
  actions: {
    keepSavedId: assign((_, params: { saved: Saved }) => (params.saved.ok ? { declarationId: params.saved.value.declarationId } : {})),
    keepGeneratedId: assign(({ context }, { output }: { output: SubmitOutput }) => ({ declarationId: output.declarationId ?? context.declarationId })),
    keepFailure: assign((_, params: { saved: Saved }) => ({ failure: params.saved.ok ? null : params.saved.failure })),
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
    isSaved: (_, params: { saved: Saved }) => params.saved.ok,
    isRegistered: (_, params: { output: SubmitOutput }) => params.output.result === 'registered',
    isPostponed: (_, params: { output: SubmitOutput }) => params.output.result === 'postponed',
    isToCorrect: (_, params: { output: SubmitOutput }) => params.output.result === 'toCorrect',
    isToReopen: (_, params: { output: SubmitOutput }) => params.output.result === 'toReopen',
    isSavedOnTheWay: (_, params: { output: SubmitOutput }) => params.output.declarationId !== null,
  },
})

/** A draft that is only looked at is read again before it is sent: someone may have changed it since it was opened. */
const startOf = ({ mode, declarationId }: FormContext): SubmitStart =>
  mode === 'view' && declarationId !== null ? { from: 'list', declarationId } : { from: 'form' }

const closing = filling.createStateConfig({
  on: {
    'close.requested': [
      {
        guard: { type: 'hasChanges', params: ({ event }) => ({ hasChanges: event.hasChanges }) },
        target: 'confirmingLeave',
        description: 'Unsaved changes: the user is asked',
      },
      { target: 'closed' },
    ],
  },
})

const submits = filling.createStateConfig({
  on: {
    'draft.submitted': {
      target: 'savingDraft',
      actions: 'forgetFailure',
      description: 'All fields pass their rules; the draft is saved',
      meta: { seed: ['000-4-08', '000-4-09', '000-5-01'] },
    },
    'generate.submitted': {
      target: 'submitting',
      actions: ['forgetFailure', { type: 'handOverValues', params: ({ event }) => ({ values: event.values }) }],
      description: 'All fields pass their rules and the XML\'s limits; the declaration goes to signing',
      meta: { seed: ['000-4-08', '000-4-10', '000-5-01'] },
    },
  },
})

/** The declaration's form dialog: create, view, edit (seed 000 §2, §4). */
export const declarationForm = filling.createMachine({
  id: 'declarationForm',
  description: 'The form of one declaration: a new one is filled, an existing one viewed, one that the authority has turned down corrected.',
  meta: { seed: ['000-2-08'] },
  context: ({ input }) => ({
    ...input,
    mode: input.declarationId === null ? 'create' : 'view',
    failure: null,
    result: 'closed',
  }),
  output: ({ context }) => ({ result: context.result, declarationId: context.declarationId, problems: refusedFields(context.failure) }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'The form takes the look of its mode.', meta: { seed: ['000-2-08'] },
      always: [
        { guard: 'isNew', target: 'creating' },
        { guard: 'isBeingEdited', target: 'editing' },
        { target: 'viewing' },
      ],
    },
    creating: {
      description: 'A new declaration is filled in.',
      meta: { seed: ['000-4-17', '000-4-18'] },
      tags: 'fieldsOpen',
      on: { ...closing.on, ...submits.on },
    },
    viewing: {
      description: 'An existing declaration is read; its fields are closed.',
      meta: { seed: ['000-2-15'] },
      on: {
        'close.requested': { target: 'closed', description: 'Nothing can have been changed, so nothing is asked' },
        'edit.started': {
          guard: 'isTurnedDown',
          target: 'editing',
          actions: 'openForEditing',
          description: 'Only a declaration that the authority has turned down can be edited', meta: { seed: ['000-2-12', '000-4-06'] },
        },
        'generate.submitted': {
          guard: 'isDraft',
          target: 'submitting',
          actions: ['forgetFailure', { type: 'handOverValues', params: ({ event }) => ({ values: event.values }) }],
          description: 'A draft goes to signing as it is', meta: { seed: ['000-4-05'] },
        },
        'copy.requested': { target: 'closed', actions: 'markCopied', description: 'The content goes into a new declaration' },
      },
    },
    editing: {
      description: 'A declaration that the authority has turned down is corrected.',
      meta: { seed: ['000-4-06'] },
      tags: 'fieldsOpen',
      on: {
        ...closing.on,
        ...submits.on,
        'edit.cancelled': [
          {
            guard: { type: 'hasChanges', params: ({ event }) => ({ hasChanges: event.hasChanges }) },
            target: 'confirmingDiscard',
            description: 'Unsaved changes: the user is asked',
          },
          { target: 'viewing', actions: ['closeForEditing', 'restoreFields'] },
        ],
      },
    },
    savingDraft: {
      description: 'The server saves the draft.',
      meta: { seed: ['000-4-09', '000-7-03'] },
      tags: 'busy',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ event }) => {
          assertEvent(event, 'draft.submitted')
          return { values: event.values }
        },
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ saved: event.output }) },
            target: 'closed',
            actions: [{ type: 'keepSavedId', params: ({ event }) => ({ saved: event.output }) }, 'markSaved', 'announceSaved'],
            description: 'Saved: the form closes', meta: { seed: ['000-4-09'] },
          },
          {
            target: 'resuming',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ saved: event.output }) },
              { type: 'showRefusedFields', params: ({ event }) => ({ failure: event.output.ok ? null : event.output.failure }) },
            ],
            description: 'Not saved: the form stays as it was, with the reason', meta: { seed: ['000-7-04', '000-8-06'] },
          },
        ],
        onError: { target: 'resuming', actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    submitting: {
      description: 'The declaration is generated, signed and registered; once it is registered, the form gives way to the notice of it.',
      meta: { seed: ['000-4-10', '000-4-16'] },
      tags: ['busy', 'unsafeToLeave'],
      invoke: {
        id: 'declarationSubmit',
        src: 'declarationSubmit',
        input: ({ context }) => ({ start: startOf(context) }),
        onDone: [
          {
            guard: { type: 'isRegistered', params: ({ event }) => ({ output: event.output }) },
            target: 'closed',
            actions: 'markRegistered',
            description: 'Registered: the form closes', meta: { seed: ['000-4-16'] },
          },
          {
            guard: { type: 'isPostponed', params: ({ event }) => ({ output: event.output }) },
            target: 'closed',
            description: 'The outcome is to be asked for later, from the list',
          },
          {
            guard: { type: 'isToCorrect', params: ({ event }) => ({ output: event.output }) },
            target: 'closed',
            actions: [{ type: 'keepSubmitFailure', params: ({ event }) => ({ output: event.output }) }, 'markCopied'],
            description: 'A draft that was only viewed is corrected in a new declaration of the same content',
          },
          {
            guard: { type: 'isToReopen', params: ({ event }) => ({ output: event.output }) },
            target: 'closed',
            actions: [{ type: 'keepGeneratedId', params: ({ event }) => ({ output: event.output }) }, 'markReopened'],
            description: 'Somebody else has changed it meanwhile: it is opened anew as it says now', meta: { seed: ['000-8-05'] },
          },
          {
            guard: { type: 'isSavedOnTheWay', params: ({ event }) => ({ output: event.output }) },
            target: 'resuming',
            actions: [
              { type: 'keepGeneratedId', params: ({ event }) => ({ output: event.output }) },
              { type: 'keepSubmitFailure', params: ({ event }) => ({ output: event.output }) },
              'takeFieldsAsSaved',
              { type: 'showRefusedFields', params: ({ event }) => ({ failure: event.output.failure }) },
            ],
            description: 'Back to the form; the server has saved the fields as they stand', meta: { seed: ['000-8-02'] },
          },
          {
            target: 'resuming',
            actions: [
              { type: 'keepSubmitFailure', params: ({ event }) => ({ output: event.output }) },
              { type: 'showRefusedFields', params: ({ event }) => ({ failure: event.output.failure }) },
            ],
            description: 'Back to the form, nothing lost', meta: { seed: ['000-8-02'] },
          },
        ],
        onError: { target: 'resuming', actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    confirmingLeave: {
      description: 'The user is asked whether to leave without saving.', meta: { seed: ['000-2-13'] },
      on: {
        'leave.confirmed': 'closed',
        'leave.dismissed': 'resuming',
      },
    },
    confirmingDiscard: {
      description: 'The user is asked whether to give up the corrections.',
      meta: { seed: ['000-4-06'] },
      on: {
        'leave.confirmed': { target: 'viewing', actions: ['closeForEditing', 'restoreFields'] },
        'leave.dismissed': 'resuming',
      },
    },
    closed: { type: 'final', description: 'The form is closed.', meta: { seed: ['000-2-13', '000-4-09', '000-4-16'] } },
  },
})

/** Whether the form is on the screen: the notice of a registration stands alone (seed 000 §4 "After a registration"). */
export const isFormShown = (form: SnapshotFrom<typeof declarationForm>, submission: SnapshotFrom<typeof declarationSubmit> | undefined): boolean =>
  form.status === 'active' && submission?.hasTag('answer') !== true
