import type { DescriptionsOf } from '../descriptions.ts'
import type { documentArchive } from './documentArchive.ts'

export const descriptions = {
  events: {
    'file.wanted': 'The user has the file made',
    'making.cancelled': 'The user cancels what is being made',
    'making.repeated': 'The user has it made once more',
    'choice.again': 'The user goes back to the choice',
    'dialog.dismissed': 'The user closes the dialog',
  },
  actors: { makeArchive: 'The server draws the documents into a file' },
  delays: {},
} satisfies DescriptionsOf<typeof documentArchive>
