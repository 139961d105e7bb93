import type { DescriptionsOf } from '../descriptions.ts'
import type { excelUpload } from './excelUpload.ts'

export const descriptions = {
  events: {
    'file.chosen': 'The user chooses a file',
    'reading.cancelled': 'The user stops the reading of the file',
    'columns.wanted': 'The user wants another sheet or other columns',
    'columns.chosen': 'The user says which sheet and which column is which',
    'columns.dismissed': 'The user keeps the rows as they were read',
    'another.wanted': 'The user wants to choose another file',
    'sheet.changed': 'The user changes a row of the upload',
    'mode.chosen': 'The user says what is to happen when rows are refused',
    'upload.requested': 'The user wants to upload the rows',
    'upload.confirmed': 'The user confirms the upload',
    'upload.dismissed': 'The user goes back to the rows',
    'upload.cancelled': 'The user stops the upload',
    'outcome.asked': 'The user tries it again',
    'return.requested': 'The user wants the file with the reasons',
    'close.requested': 'The user closes the upload',
    'leave.confirmed': 'The user gives up the rows',
    'leave.dismissed': 'The user keeps the rows',
  },
  actors: {
    read: 'The reader, given the file, answers',
    upload: 'The server, sent the rows, answers',
    settle: 'The server, asked what became of the upload, answers',
    giveBack: 'The writer, asked for the file with the reasons, answers',
  },
  delays: {},
} satisfies DescriptionsOf<typeof excelUpload>
