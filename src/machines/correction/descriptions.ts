import type { DescriptionsOf } from '../descriptions.ts'
import type { correction } from './correction.ts'

export const descriptions = {
  events: {
    'error.chosen': 'The user says what is wrong with the document',
    'method.chosen': 'The user chooses how it is corrected',
    'reason.given': 'The user says why it is corrected',
    'step.back': 'The user goes back a step',
    'reading.repeated': 'The user has the document read again',
    'drafting.repeated': 'The user has the draft saved again',
    'dialog.dismissed': 'The user closes the dialog',
  },
  actors: {
    readDocument: 'The server says where the document stands and how it was corrected',
    draftCorrection: 'The server saves the draft of what corrects it',
  },
  delays: {},
} satisfies DescriptionsOf<typeof correction>
