import type { DescriptionsOf } from '../descriptions.ts'
import type { recordForm } from './recordForm.ts'

export const descriptions = {
  events: {
    'save.submitted': 'The user saves the record',
    'edit.started': 'The user starts to edit the record',
    'edit.cancelled': 'The user cancels the editing',
    'close.requested': 'The user closes the form of the record',
    'leave.confirmed': 'The user gives up the changes',
    'leave.dismissed': 'The user keeps editing the record',
    'reopen.requested': 'The user opens the record as it says now',
    'reopen.dismissed': 'The user goes back to what was entered',
  },
  actors: { save: 'The server, asked to save the record, answers' },
  delays: {},
} satisfies DescriptionsOf<typeof recordForm>
