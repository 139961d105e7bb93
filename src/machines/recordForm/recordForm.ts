import { assertEvent } from 'xstate'
import { basisOn } from '../saving.ts'
import { recording } from './setup.ts'

const leaving = recording.createStateConfig({
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

/** The form of one record of the settings: create, view, edit (docs/decisions/0242). */
export const recordForm = recording.createMachine({
  id: 'recordForm',
  description: 'The form of one record: a new one is filled in, an existing one read or edited, then saved.',
  context: ({ input: { recordId, version, opensIn } }) => ({
    recordId,
    opensIn: recordId === null ? 'edit' : opensIn,
    mode: recordId === null ? 'create' : opensIn,
    basis: basisOn(version),
    another: false,
    failure: null,
    result: 'closed',
  }),
  output: ({ context: { result, recordId } }) => ({ result, recordId }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'The form takes the appearance of its mode.',
      always: [
        { guard: 'isNew', target: 'creating' },
        { guard: 'isBeingEdited', target: 'editing' },
        { target: 'viewing' },
      ],
    },
    creating: {
      description: 'A new record is filled in.',
      meta: { seed: ['001-2.8-04'] },
      tags: 'fieldsOpen',
      on: {
        ...leaving.on,
        'save.submitted': {
          target: 'saving',
          actions: ['forgetFailure', { type: 'keepAnother', params: ({ event }) => ({ another: event.another }) }],
          description: 'All fields pass their rules; the record is saved, and perhaps another one follows',
        },
      },
    },
    viewing: {
      description: 'An existing record is read; its fields are closed.',
      meta: { seed: ['001-2.7-03', '001-4-17'] },
      on: {
        'close.requested': {
          target: 'closed',
          actions: { type: 'keepDestination', params: ({ event }) => ({ to: event.to }) },
          description: 'Nothing can have been changed, so nothing is asked',
        },
        'edit.started': {
          target: 'editing',
          actions: 'openForEditing',
          description: 'The fields open for editing',
          meta: { seed: ['001-2.7-03', '001-4-17'] },
        },
      },
    },
    editing: {
      description: 'An existing record is edited.',
      tags: 'fieldsOpen',
      on: {
        ...leaving.on,
        'save.submitted': {
          target: 'saving',
          actions: 'forgetFailure',
          description: 'All fields pass their rules; the record is saved',
        },
        'edit.cancelled': [
          {
            guard: { type: 'hasChanges', params: ({ event }) => ({ hasChanges: event.hasChanges }) },
            target: 'confirmingDiscard',
            description: 'Unsaved changes: the user is asked',
          },
          {
            target: 'viewing',
            actions: ['forgetFailure', 'closeForEditing', 'restoreFields'],
            description: 'Nothing was changed: the form goes back to reading',
            meta: { seed: ['001-4-17'] },
          },
        ],
      },
    },
    saving: {
      description: 'The server saves the record.',
      meta: { seed: ['001-2.6-05'] },
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { recordId, basis }, event }) => {
          assertEvent(event, 'save.submitted')
          return { values: event.values, recordId, basis }
        },
        onDone: [
          {
            guard: { type: 'isSavedForAnother', params: ({ event }) => ({ saved: event.output }) },
            target: 'creating',
            actions: ['announceSaved', 'beginAnother', 'emptyFields'],
            description: 'Saved: the form is emptied for the next new record',
            meta: { seed: ['001-2.8-04'] },
          },
          {
            guard: { type: 'isSavedToBeRead', params: ({ event }) => ({ saved: event.output }) },
            target: 'viewing',
            actions: [
              { type: 'keepBasis', params: ({ event }) => ({ saved: event.output }) },
              'closeForEditing',
              'takeFieldsAsSaved',
              'announceSaved',
            ],
            description: 'Saved: a form that opened to be read goes back to reading',
            meta: { seed: ['001-4-17'] },
          },
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ saved: event.output }) },
            target: 'closed',
            actions: [{ type: 'keepSaved', params: ({ event }) => ({ saved: event.output }) }, 'announceSaved'],
            description: 'Saved: the form closes',
            meta: { seed: ['001-8-24'] },
          },
          {
            guard: { type: 'isChangedMeanwhile', params: ({ event }) => ({ saved: event.output }) },
            target: 'changedMeanwhile',
            actions: { type: 'keepBasis', params: ({ event }) => ({ saved: event.output }) },
            description: 'Somebody else has changed the record since it was opened: nothing is overwritten',
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
            meta: { seed: ['001-8-17', '001-8-23'] },
          },
        ],
        onError: {
          target: 'resuming',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    changedMeanwhile: {
      description: 'The user chooses between what the record says now and what was entered.',
      on: {
        'reopen.requested': {
          target: 'closed',
          actions: 'markReopened',
          description: 'The record is opened anew, as it says now',
        },
        'reopen.dismissed': { target: 'resuming', description: 'What was entered stays, to be copied' },
      },
    },
    confirmingLeave: {
      description: 'The user is asked whether to leave without saving.',
      on: {
        'leave.confirmed': { target: 'closed', description: 'The form gives way to where the user was going' },
        'leave.dismissed': { target: 'resuming', actions: 'forgetDestination' },
      },
    },
    confirmingDiscard: {
      description: 'The user is asked whether to give up the changes.',
      on: {
        'leave.confirmed': { target: 'viewing', actions: ['forgetFailure', 'closeForEditing', 'restoreFields'] },
        'leave.dismissed': 'resuming',
      },
    },
    closed: { type: 'final', description: 'The form is closed.' },
  },
})
