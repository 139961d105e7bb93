import type { DescriptionsOf } from '../descriptions.ts'
import type { templateStatus } from './templateStatus.ts'

export const descriptions = {
  events: {
    'status.chosen': 'The user chooses a status for the template',
    'save.submitted': 'The user saves the template',
    'step.confirmed': 'The user confirms the step of the template',
    'step.dismissed': 'The user does not take the step of the template',
  },
  actors: { save: 'The form of the template, asked to save it, answers' },
  delays: {},
} satisfies DescriptionsOf<typeof templateStatus>
