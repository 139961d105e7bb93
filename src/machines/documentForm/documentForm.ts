import { assertEvent, type SnapshotFrom } from 'xstate'
import { refusedFields } from '../../domain/failure.ts'
import type { documentSubmit } from '../documentSubmit/documentSubmit.ts'
import { filling } from './setup.ts'
import { submitting } from './submitting.ts'
import { basisOn } from '../saving.ts'

const closing = filling.createStateConfig({
  on: {
    'close.requested': [
      {
        guard: { type: 'hasChanges', params: ({ event }) => ({ hasChanges: event.hasChanges }) },
        target: 'confirmingLeave',
        actions: { type: 'keepDestination', params: ({ event }) => ({ to: event.to }) },
        description: 'Unsaved changes: the user is asked',
      },
      { target: 'closed', actions: { type: 'keepDestination', params: ({ event }) => ({ to: event.to }) } },
    ],
  },
})

const submits = filling.createStateConfig({
  on: {
    'draft.submitted': {
      target: 'savingDraft',
      actions: 'forgetFailure',
      description: 'Whatever is filled in passes its rules; the draft is saved',
      meta: { seed: ['000-4-08', '000-4-09', '000-5-01'] },
    },
    'generate.submitted': {
      target: 'submitting',
      actions: ['forgetFailure', { type: 'keepChanges', params: ({ event }) => ({ hasChanges: event.hasChanges }) }],
      description: "All fields pass their rules and the XML's limits; the document goes to signing",
      meta: { seed: ['000-4-08', '000-4-10', '000-5-01'] },
    },
  },
})

/** Where the form asks for it, the document is read again from the server when its editing is cancelled. */
const cancelledAndReadAgain = {
  guard: 'isReadAgain',
  target: 'closed',
  actions: 'markReopened',
  description: 'The document is opened again as the server has it',
  meta: { seed: ['002-4.1-02'] },
} as const

/** The document's form dialog: create, view, edit (seed 000 §2, §4). */
export const documentForm = filling.createMachine({
  id: 'documentForm',
  description:
    'The form of one document: a new one is filled, an existing one viewed, one that the authority has turned down corrected.',
  meta: { seed: ['000-2-08'] },
  context: ({ input: { kind, documentId, stage, editsDrafts, fillsChange, version } }) => ({
    kind,
    documentId,
    stage,
    editsDrafts,
    fillsChange,
    mode: documentId === null ? 'create' : 'view',
    savedAs: null,
    basis: basisOn(version),
    hadChanges: false,
    failure: null,
    result: 'closed',
  }),
  output: ({ context }) => ({
    result: context.result,
    documentId: context.documentId,
    problems: refusedFields(context.failure),
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'The form appears as its mode requires.',
      meta: { seed: ['000-2-08'] },
      always: [
        { guard: 'isNew', target: 'creating' },
        { guard: 'isBeingEdited', target: 'editing' },
        { target: 'viewing' },
      ],
    },
    creating: {
      description: 'A new document is filled in.',
      meta: { seed: ['000-4-17', '000-4-18'] },
      tags: 'fieldsOpen',
      on: {
        ...closing.on,
        ...submits.on,
        'change.chosen': {
          guard: { type: 'isToBeFilled', params: ({ event }) => ({ isAsOpened: event.isAsOpened }) },
          target: 'findingInForce',
          description: 'Nothing else is typed: the form looks for what is in force',
        },
      },
    },
    findingInForce: {
      description: 'The newest accepted document is looked for; the fields stay open meanwhile.',
      meta: { seed: ['000-4-17'] },
      tags: 'fieldsOpen',
      on: { ...closing.on, ...submits.on },
      invoke: {
        id: 'findInForce',
        src: 'findInForce',
        input: {},
        onDone: [
          {
            guard: { type: 'isFoundAndAsOpened', params: ({ event }) => ({ found: event.output }) },
            target: 'closed',
            actions: { type: 'keepDestination', params: { to: 'change' } },
            description: 'The form gives way to a change that is filled from what is in force',
          },
          {
            target: 'creating',
            description:
              'Nothing is in force, it could not be read, or something was typed meanwhile: the form stays as it is and says so',
          },
        ],
        onError: {
          target: 'creating',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    viewing: {
      description: 'An existing document is read; its fields are closed.',
      meta: { seed: ['000-2-15'] },
      on: {
        'close.requested': {
          target: 'closed',
          actions: { type: 'keepDestination', params: ({ event }) => ({ to: event.to }) },
          description: 'Nothing can have been changed, so nothing is asked',
        },
        'edit.started': {
          guard: 'mayBeEdited',
          target: 'editing',
          actions: 'openForEditing',
          description: 'What the authority has turned down can be edited, and a draft where its form lets it',
          meta: { seed: ['000-2-12', '000-4-06', '002-2.7-01', '002-4.1-02'] },
        },
        'generate.submitted': {
          guard: 'isDraft',
          target: 'submitting',
          actions: 'forgetFailure',
          description: 'A draft goes to signing as it is',
          meta: { seed: ['000-4-05'] },
        },
        'copy.requested': {
          target: 'closed',
          actions: 'markCopied',
          description: 'The content goes into a new document',
        },
        'correction.requested': {
          guard: 'isDraftToReplace',
          target: 'closed',
          actions: 'markToCorrect',
          description: "The content goes into a form that takes the draft's place when it is saved",
        },
      },
    },
    editing: {
      description: 'A document that the authority has turned down, or a draft, is corrected.',
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
          cancelledAndReadAgain,
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
        input: ({ context, event }) => {
          assertEvent(event, 'draft.submitted')
          return { values: event.values, basis: context.basis }
        },
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ saved: event.output }) },
            target: 'closed',
            actions: [
              { type: 'keepSavedId', params: ({ event }) => ({ saved: event.output }) },
              'markSaved',
              'announceSaved',
            ],
            description: 'Saved: the form closes',
            meta: { seed: ['000-4-09'] },
          },
          {
            target: 'resuming',
            actions: [
              { type: 'keepBasis', params: ({ event }) => ({ saved: event.output }) },
              { type: 'keepFailure', params: ({ event }) => ({ saved: event.output }) },
              {
                type: 'showRefusedFields',
                params: ({ event }) => ({ failure: event.output.ok ? null : event.output.failure }),
              },
            ],
            description: 'Not saved: the form stays as it was, with the reason',
            meta: { seed: ['000-7-04', '000-8-06'] },
          },
        ],
        onError: {
          target: 'resuming',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    submitting,
    confirmingLeave: {
      description: 'The user is asked whether to leave without saving.',
      meta: { seed: ['000-2-13'] },
      on: {
        'leave.confirmed': { target: 'closed', description: 'The form gives way to where the user was going' },
        'leave.dismissed': { target: 'resuming', actions: 'forgetDestination' },
      },
    },
    confirmingDiscard: {
      description: 'The user is asked whether to give up the corrections.',
      meta: { seed: ['000-4-06'] },
      on: {
        'leave.confirmed': [
          cancelledAndReadAgain,
          { target: 'viewing', actions: ['closeForEditing', 'restoreFields'] },
        ],
        'leave.dismissed': 'resuming',
      },
    },
    closed: { type: 'final', description: 'The form is closed.', meta: { seed: ['000-2-13', '000-4-09', '000-4-16'] } },
  },
})

/** Whether the form is on the screen: the notice of a registration stands alone (seed 000 §4 "After a registration"). */
export const isFormShown = (
  form: SnapshotFrom<typeof documentForm>,
  submission: SnapshotFrom<typeof documentSubmit> | undefined,
): boolean => form.status === 'active' && submission?.hasTag('answer') !== true
