import type { DescriptionsOf } from '../descriptions.ts'
import type { documentForm } from './documentForm.ts'

export const descriptions = {
  events: {
    'draft.submitted': 'The user saves the draft',
    'generate.submitted': 'The user sends the document to be generated and signed',
    'edit.started': 'The user starts to correct the document',
    'edit.cancelled': 'The user cancels the correction',
    'copy.requested': 'The user copies the document into a new one',
    'correction.requested': 'The user corrects the draft in a copy that takes its place',
    'change.chosen': 'The user chooses to declare a change of information',
    'close.requested': 'The user closes the form',
    'leave.confirmed': 'The user confirms to leave',
    'leave.dismissed': 'The user keeps editing',
  },
  actors: {
    saveDraft: 'The server, asked to save the draft, answers',
    findInForce: 'The newest accepted document is found, or there is none',
    documentSubmit: 'The submission ends',
  },
  delays: {},
} satisfies DescriptionsOf<typeof documentForm>
