import type { DescriptionsOf } from '../descriptions.ts'
import type { formKeeping } from './formKeeping.ts'

export const descriptions = {
  events: {
    'form.changed': 'The user changes the form',
    'form.hidden': 'The page is hidden, and may not be shown again',
    'form.left': 'The page goes on without the form',
    'form.shown': 'The page shows the form again',
    'form.ended': 'The form is saved, sent or left on purpose',
    'saving.started': 'A saving of the form begins',
    'saving.ended': 'The saving of the form ends',
    'offer.continued': 'The user continues what an earlier visit has left',
    'offer.refused': 'The user discards what an earlier visit has left',
    'otherTabs.changed': 'Another tab begins or ends filling a form',
  },
  actors: {
    readForm: 'The form, asked what it says, answers',
    keep: 'The server, asked to keep what the form says, answers',
    discard: 'The server, asked to discard an unfinished form, answers',
    putIn: 'The server, asked for what was kept, answers',
    findOffer: 'The server, asked what is kept of the form now, answers',
  },
  delays: {
    pause: 'A moment has passed since the form changed',
    pauseAfterFailure: 'A while has passed since keeping failed',
  },
} satisfies DescriptionsOf<typeof formKeeping>
