import { uploading } from './setup.ts'

/** Another file can be chosen, or the upload left. */
const choice = uploading.createStateConfig({
  on: {
    'file.chosen': {
      target: 'reading',
      actions: { type: 'keepSource', params: ({ event }) => ({ source: event.source }) },
    },
    'close.requested': 'closed',
  },
})

const unreadable = (description: string, seed: readonly string[] = []) =>
  uploading.createStateConfig({ ...choice, description, meta: { seed } })

/** Waiting for a file, and what is said of one that cannot be read. */
export const files = {
  choosing: uploading.createStateConfig({
    ...choice,
    description: 'The user fetches the sample, and chooses a file or pastes cells.',
    meta: { seed: ['001-2.8-06', '001-2.8-07'] },
    entry: 'forgetRows',
  }),
  notSpreadsheet: unreadable('By its content the file is no spreadsheet.', ['001-5-51']),
  otherFormat: unreadable('The file is a table in another format: CSV, OpenDocument, a web page, .xlsb.', ['001-5-51']),
  notReadable: unreadable('The browser may not read the file, or it is no longer where it was chosen.'),
  damaged: unreadable('The file begins as a spreadsheet and cannot be read to its end.'),
  passwordProtected: unreadable('The file can be opened with a password only.'),
  tooLarge: unreadable('The file is larger than an upload may be.'),
  tooManyRows: unreadable('The sheet has more rows than an upload may have.'),
  nothingToRead: unreadable('No row of the sheet holds anything to upload.', ['001-5-44']),
  readerMissing: uploading.createStateConfig({
    ...choice,
    on: { ...choice.on, 'outcome.asked': { target: 'reading', description: 'The same file is read again' } },
    description: 'The program that reads files could not be fetched from the server.',
  }),
}

/** What the user says of sheet and columns: before any row is seen, or of rows that have come from others. */
export const choosingColumns = uploading.createStateConfig({
  description:
    'The user says which sheet and which columns hold what; it is remembered for files with the same headings.',
  on: {
    'columns.chosen': {
      target: 'reading',
      actions: { type: 'keepArrangement', params: ({ event: { arrangement } }) => ({ arrangement }) },
    },
    'columns.dismissed': {
      guard: 'isAnyRowRead',
      target: 'previewing',
      description: 'The rows stay as they are',
    },
    'another.wanted': [
      { guard: 'isAnyRowRead', target: 'confirmingAnother', description: 'There are rows to be given up' },
      { target: 'choosing' },
    ],
    'close.requested': [
      { guard: 'isAnyRowRead', target: 'confirmingLeave', description: 'There are rows to be given up' },
      { target: 'closed' },
    ],
  },
})

/** What became of the upload, and the user's file with the reasons in it. */
export const results = uploading.createStateConfig({
  description: 'The user reads how many rows were uploaded, and why others were not.',
  meta: { seed: ['001-4-21', '001-8-20'] },
  initial: 'shown',
  on: { 'another.wanted': 'choosing', 'close.requested': 'closed' },
  states: {
    shown: {
      description: 'Total, success and failed are shown.',
      on: {
        'return.requested': { target: 'givingBack', description: 'The user wants the file back with the reasons' },
      },
    },
    givingBack: {
      description: "The reasons are written into a copy of the user's file.",
      tags: 'busy',
      invoke: {
        id: 'giveBack',
        src: 'giveBack',
        input: {},
        onDone: [
          { guard: { type: 'isGivenBack', params: ({ event }) => ({ result: event.output }) }, target: 'shown' },
          {
            guard: { type: 'isNotWanted', params: ({ event }) => ({ result: event.output }) },
            target: 'shown',
            description: 'The user has chosen no place for it',
          },
          { target: 'notGivenBack', description: 'The copy could not be made' },
        ],
        onError: 'notGivenBack',
      },
    },
    notGivenBack: {
      description: 'The copy could not be made; the upload stays as it is.',
      on: { 'return.requested': 'givingBack' },
    },
  },
})
