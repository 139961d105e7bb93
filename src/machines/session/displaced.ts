import { otherTabs } from './otherTabs.ts'
import { sessions } from './setup.ts'
import { signingInAgain } from './signingIn.ts'
import { typing } from './typing.ts'

/** Two people share a browser, and its one session is the other's now (docs/decisions/0444). */
export const displaced = sessions.createStateConfig({
  description:
    "Somebody else has signed in in another tab. The screens stay as they are, and nothing of them is sent until this page's person has signed in again or gives way.",
  tags: ['inside', 'displaced'],
  on: otherTabs.on,
  initial: 'awaitingCredentials',
  states: {
    awaitingCredentials: {
      description: 'The page says who has signed in, and asks for the password of its own person.',
      tags: 'askingCredentials',
      on: {
        ...typing.on,
        'other.accepted': {
          target: '#session.signedIn',
          actions: ['takeOther', 'forgetWhatWasRead', 'refuseWaitingCalls'],
          description: 'The page becomes the page of whoever has signed in: nothing of the first person stays',
        },
        'renewal.dismissed': {
          target: 'lookingOn',
          actions: 'forgetFailure',
          description: 'The user looks at the page',
        },
      },
    },
    signingIn: { ...signingInAgain, tags: ['busy', 'askingCredentials'] },
    lookingOn: {
      description: 'What was entered can be read and copied; a bar above says that nothing of it is saved.',
      on: {
        'signIn.requested': 'awaitingCredentials',
        'session.displaced': { target: 'awaitingCredentials', description: 'Something was to be saved or read' },
        'session.refused': { target: '#session.expired', description: 'The other has gone, too' },
      },
    },
  },
})
