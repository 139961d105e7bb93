import { noRows, uploading } from './setup.ts'
import { choosingColumns, files, results } from './states.ts'

/** Items from an Excel file: chosen, read, looked at and corrected, confirmed, uploaded once (seed 001 §2.8, §4, §5). */
export const excelUpload = uploading.createMachine({
  id: 'excelUpload',
  description: 'Many items come from a spreadsheet: it is read, its rows are corrected, and uploaded once.',
  context: ({ input: { mode } }) => ({
    source: null,
    arrangement: null,
    unreadable: null,
    counts: noRows,
    mode,
    summary: null,
    failure: null,
  }),
  initial: 'choosing',
  states: {
    ...files,
    reading: {
      description: 'The rows of the file are read and checked.',
      tags: 'busy',
      on: {
        'reading.cancelled': { target: 'choosing', description: 'The user does not want to wait' },
        'close.requested': 'closed',
      },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { source, arrangement } }) => ({ source, arrangement }),
        onDone: [
          {
            guard: { type: 'hasRows', params: ({ event }) => ({ read: event.output }) },
            target: 'previewing',
            actions: { type: 'keepRead', params: ({ event }) => ({ read: event.output }) },
            description: 'The headings are recognised, the rows checked',
            meta: { seed: ['001-2.8-06'] },
          },
          {
            guard: { type: 'needsColumns', params: ({ event }) => ({ read: event.output }) },
            target: 'choosingColumns',
            description: 'The headings are not recognised: the user says which sheet and which column is which',
          },
          {
            guard: { type: 'isOtherFormat', params: ({ event }) => ({ read: event.output }) },
            target: 'otherFormat',
            actions: { type: 'keepUnreadable', params: ({ event }) => ({ read: event.output }) },
            description: 'The format of the file is not valid, though it is a table',
            meta: { seed: ['001-5-51'] },
          },
          {
            guard: { type: 'isNoSpreadsheet', params: ({ event }) => ({ read: event.output }) },
            target: 'notSpreadsheet',
            actions: { type: 'keepUnreadable', params: ({ event }) => ({ read: event.output }) },
            description: 'The format of the file is not valid',
            meta: { seed: ['001-5-51'] },
          },
          {
            guard: { type: 'isProtected', params: ({ event }) => ({ read: event.output }) },
            target: 'passwordProtected',
          },
          { guard: { type: 'isNotReadable', params: ({ event }) => ({ read: event.output }) }, target: 'notReadable' },
          { guard: { type: 'isTooLarge', params: ({ event }) => ({ read: event.output }) }, target: 'tooLarge' },
          {
            guard: { type: 'hasTooManyRows', params: ({ event }) => ({ read: event.output }) },
            target: 'tooManyRows',
          },
          {
            guard: { type: 'hasNoRows', params: ({ event }) => ({ read: event.output }) },
            target: 'nothingToRead',
            description: 'There is no row: at least one item is required',
            meta: { seed: ['001-5-44'] },
          },
          {
            guard: { type: 'isReaderMissing', params: ({ event }) => ({ read: event.output }) },
            target: 'readerMissing',
          },
          {
            guard: { type: 'isReadingCancelled', params: ({ event }) => ({ read: event.output }) },
            target: 'choosing',
          },
          {
            target: 'damaged',
            actions: { type: 'keepUnreadable', params: ({ event }) => ({ read: event.output }) },
            description: 'The file cannot be read to its end',
          },
        ],
        onError: {
          target: 'damaged',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    choosingColumns,
    previewing: {
      description: 'The rows are looked at, corrected and taken out; faults are marked.',
      meta: { seed: ['001-2.8-08', '001-5-48', '001-5-49'] },
      on: {
        'sheet.changed': { actions: { type: 'keepCounts', params: ({ event }) => ({ counts: event.counts }) } },
        'mode.chosen': { actions: { type: 'keepMode', params: ({ event }) => ({ mode: event.mode }) } },
        'upload.requested': {
          guard: 'isEveryRowSound',
          target: 'confirming',
          actions: 'forgetFailure',
          description: 'Every row is sound: a warning comes before the upload',
          meta: { seed: ['001-5-50', '001-2.8-06'] },
        },
        'columns.wanted': { target: 'choosingColumns', description: 'Another sheet or column holds what is wanted' },
        'another.wanted': 'confirmingAnother',
        'close.requested': 'confirmingLeave',
      },
    },
    confirming: {
      description: 'The user is warned that many items are about to be made.',
      meta: { seed: ['001-2.8-06', '001-4-21'] },
      on: { 'upload.confirmed': 'uploading', 'upload.dismissed': 'previewing' },
    },
    uploading: {
      description: 'The rows are sent, under a key of their own.',
      meta: { seed: ['001-4-21'] },
      tags: 'busy',
      on: {
        'upload.cancelled': {
          target: 'asking',
          description: 'The user stops it; whether the server has it already is asked',
        },
      },
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context: { mode } }) => ({ mode }),
        onDone: [
          {
            guard: { type: 'isUploaded', params: ({ event }) => ({ result: event.output }) },
            target: 'results',
            actions: [
              {
                type: 'keepSummary',
                params: ({ event }) => ({ summary: event.output.ok ? event.output.value : noSummary }),
              },
              'announceUploaded',
            ],
            description: 'The server has taken the rows, or said of each why not',
            meta: { seed: ['001-4-21', '001-8-20'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ result: event.output }) },
            target: 'previewing',
            actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
            description: 'The server refuses the upload as a whole; nothing was kept',
          },
          {
            target: 'asking',
            description: 'The answer is lost: the server is asked by the key before anything is sent again',
          },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    asking: {
      description:
        'The server is asked what became of the upload; where it has none, it takes none under the key any more.',
      tags: 'busy',
      invoke: {
        id: 'settle',
        src: 'settle',
        input: {},
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ result: event.output }) },
            target: 'results',
            actions: [
              {
                type: 'keepSummary',
                params: ({ event }) => ({ summary: (event.output.ok ? event.output.value : null) ?? noSummary }),
              },
              'announceUploaded',
            ],
            description: 'The server had it',
          },
          {
            guard: { type: 'isNotThere', params: ({ event }) => ({ result: event.output }) },
            target: 'notUploaded',
            description: 'The server never had it',
          },
          {
            target: 'outcomeUnknown',
            actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
            description: 'The server cannot be asked now',
          },
        ],
        onError: {
          target: 'outcomeUnknown',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    notUploaded: {
      description: 'Nothing was uploaded; the same rows can be sent again.',
      on: {
        'upload.confirmed': { target: 'uploading', description: 'The rows are sent again, under another key' },
        'upload.dismissed': 'previewing',
        'close.requested': 'confirmingLeave',
      },
    },
    outcomeUnknown: {
      description: 'Nobody knows yet whether the server has the rows; they are not sent again.',
      on: { 'outcome.asked': 'asking', 'close.requested': 'closed' },
    },
    results,
    confirmingLeave: {
      description: 'The user is asked whether to leave, and give up the rows.',
      on: { 'leave.confirmed': 'closed', 'leave.dismissed': 'previewing' },
    },
    confirmingAnother: {
      description: 'The user is asked whether to give up the rows for another file.',
      on: { 'leave.confirmed': 'choosing', 'leave.dismissed': 'previewing' },
    },
    closed: { type: 'final', description: 'The upload is left.' },
  },
})

const noSummary = { total: 0, success: 0, failed: 0 }
