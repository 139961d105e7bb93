import { otherTabs } from './otherTabs.ts'
import { sessions } from './setup.ts'

/** Where somebody who is signed in goes first. */
export const givenPassword = {
  guard: 'isPasswordDue',
  target: 'passwordDue',
  description: 'The password was given by somebody else, for this one sign-in',
} as const

/** Nothing but choosing another password is allowed to somebody who signed in with a given one (docs/decisions/0273). */
export const passwordDue = sessions.createStateConfig({
  description: 'The password was given by somebody else: the user chooses another one, or leaves.',
  tags: 'passwordDue',
  on: otherTabs.on,
  initial: 'awaitingPassword',
  states: {
    awaitingPassword: {
      description: 'A password of their own is typed twice.',
      on: {
        'password.submitted': { target: 'changingPassword', actions: 'forgetFailure' },
        'signOut.confirmed': { target: '#session.signingOut', description: 'The user leaves instead' },
      },
    },
    changingPassword: {
      description: 'The server replaces the password.',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: {},
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ result: event.output }) },
            target: '#session.readingSession',
            description: 'The user goes on with a password of their own',
          },
          {
            target: 'awaitingPassword',
            actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
            description: 'The reason is shown in place',
          },
        ],
        onError: {
          target: 'awaitingPassword',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
