import { displaced } from './displaced.ts'
import { endedElsewhere, otherTabs } from './otherTabs.ts'
import { givenPassword, passwordDue } from './passwordDue.ts'
import { sessions, type Read } from './setup.ts'
import { signedOut } from './signedOut.ts'
import { signingInAgain } from './signingIn.ts'
import { typing } from './typing.ts'

const withRead = ({ event }: { event: { output: Read } }) => ({ read: event.output })
const withError = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

const denied = {
  guard: { type: 'isForeignToHost', params: withRead },
  target: 'deniedOnAdminHost',
  actions: 'forgetUser',
  description: 'Not an operator of the admin site',
  meta: { seed: ['002-2.1-08', '002-6-08'] },
} as const

/** Who is signed in on this computer, until when, and what happens at the end (seed 002 §2.1, §2.5, §4.2, §4.5). */
export const session = sessions.createMachine({
  id: 'session',
  description: "Sign-in, the session's lifetime, its renewal in place and its end, the same in every tab.",
  meta: { seed: ['002-4.2-01', '002-4.5-01'] },
  context: ({ input }) => ({ hostname: input.hostname, user: null, other: null, callbackPath: null, failure: null }),
  initial: 'readingSession',
  invoke: { id: 'followOtherTabs', src: 'followOtherTabs' },
  states: {
    readingSession: {
      description: 'The server is asked who is signed in.',
      meta: { seed: ['002-4.5-01'] },
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        input: {},
        onDone: [
          denied,
          {
            guard: { type: 'isSignedIn', params: withRead },
            target: 'signedIn',
            actions: { type: 'keepUser', params: withRead },
          },
          { guard: { type: 'isNobody', params: withRead }, target: 'signedOut' },
          {
            target: 'unreachable',
            actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: { target: 'unreachable', actions: { type: 'keepUnexpected', params: withError } },
      },
    },
    unreachable: {
      description: 'The server does not answer, so nobody can be let in.',
      on: { 'step.retried': { target: 'readingSession', actions: 'forgetFailure' } },
    },
    signedOut,
    deniedOnAdminHost: {
      description: 'The user may not enter the admin site; a moment later they are signed out.',
      meta: { seed: ['002-2.1-08', '002-8-07', '002-9-04'] },
      after: {
        denialNotice: {
          target: 'signingOut',
          description: 'The notice has stood for 1.5 seconds',
          meta: { seed: ['002-2.1-08', '002-9-04'] },
        },
      },
    },
    signedIn: {
      description: 'Someone is at work.',
      meta: { seed: ['002-4.2-01', '002-4.5-01'] },
      tags: 'inside',
      type: 'parallel',
      entry: ['releaseWaitingCalls', 'forgetFailure'],
      always: givenPassword,
      after: {
        untilExpiry: {
          target: 'expired',
          description: 'The session has lasted 7080 seconds',
          meta: { seed: ['002-4.5-01', '002-9-01'] },
        },
      },
      on: {
        'session.refused': {
          target: 'expired',
          description: 'The server no longer knows the session',
          meta: { seed: ['002-4.5-02'] },
        },
        'session.displaced': {
          target: 'rereadingSession',
          description: "The server has refused a call: the browser's session is somebody else's",
        },
        'session.startedElsewhere': { target: 'rereadingSession', description: 'Another tab has signed in' },
        'session.endedElsewhere': endedElsewhere,
        'page.shown': {
          target: 'rereadingSession',
          description: 'Timers sleep with the computer, so the server is asked',
        },
      },
      states: {
        lifetime: {
          description: 'How near the end of the session is.',
          meta: { seed: ['002-4.5-01'] },
          initial: 'fresh',
          states: {
            fresh: {
              description: 'There is time.',
              meta: { seed: ['002-4.5-01'] },
              after: { untilWarning: { target: 'nearEnd', description: 'A few minutes are left' } },
            },
            nearEnd: {
              description: 'The user is warned and may sign in again at once.',
              meta: { seed: ['002-4.5-01'] },
              on: {
                'warning.dismissed': 'warned',
                'signIn.requested': {
                  target: '#session.renewing',
                  description: 'The user renews the session before it ends',
                },
              },
            },
            warned: { description: 'The user has read the warning.', meta: { seed: ['002-4.5-01'] } },
          },
        },
        leaving: {
          description: 'Whether the user is about to sign out.',
          meta: { seed: ['002-2.5-01'] },
          initial: 'no',
          states: {
            no: {
              description: 'The user stays.',
              meta: { seed: ['002-2.5-01'] },
              on: { 'signOut.requested': 'confirming' },
            },
            confirming: {
              description: 'The user is asked whether to sign out.',
              meta: { seed: ['002-2.5-01'] },
              on: { 'signOut.dismissed': 'no', 'signOut.confirmed': '#session.signingOut' },
            },
          },
        },
      },
    },
    passwordDue,
    rereadingSession: {
      description: 'The server is asked again who is signed in; the screens stay.',
      meta: { seed: ['002-4.5-01'] },
      tags: ['inside', 'busy'],
      entry: 'forgetOther',
      invoke: {
        id: 'rereadSession',
        src: 'readSession',
        input: {},
        onDone: [
          denied,
          {
            guard: { type: 'isSamePersonRead', params: withRead },
            target: 'signedIn',
            actions: { type: 'keepUser', params: withRead },
            description: 'Still, or again, the same person',
          },
          {
            guard: { type: 'isPageEmpty', params: withRead },
            target: 'signedIn',
            actions: [{ type: 'keepUser', params: withRead }, 'forgetWhatWasRead'],
            description: 'Someone else has signed in, and this page had nothing but the question for a password',
          },
          {
            guard: { type: 'isSignedIn', params: withRead },
            target: 'displaced',
            actions: { type: 'keepOther', params: withRead },
            description: 'Someone else has signed in: the page says so and keeps what was typed',
          },
          {
            guard: { type: 'isNobody', params: withRead },
            target: 'expired',
            description: 'The session is gone',
            meta: { seed: ['002-4.5-02'] },
          },
          { target: 'signedIn', description: 'The server did not answer: the session is held until it does' },
        ],
        onError: 'signedIn',
      },
      on: {
        'session.startedElsewhere': {
          target: 'rereadingSession',
          reenter: true,
          description: 'The answer under way may be about the person before',
        },
        'session.endedElsewhere': endedElsewhere,
      },
    },
    displaced,
    renewing: {
      description:
        'The session still lives and the user signs in again on top of the screen, or goes back to the warning.',
      meta: { seed: ['002-4.5-01'] },
      tags: ['inside', 'askingCredentials'],
      on: otherTabs.on,
      initial: 'awaitingCredentials',
      states: {
        awaitingCredentials: {
          description: 'The password is asked for as long as the session lasts.',
          meta: { seed: ['002-4.5-01'] },
          after: {
            untilExpiry: {
              target: '#session.expired',
              description: 'The session has ended meanwhile',
              meta: { seed: ['002-4.5-02'] },
            },
          },
          on: {
            ...typing.on,
            'renewal.dismissed': {
              target: '#session.signedIn.lifetime.nearEnd',
              description: 'The warning is shown again',
            },
            'session.refused': {
              target: '#session.expired',
              description: 'The server no longer knows the session',
              meta: { seed: ['002-4.5-02'] },
            },
            'page.shown': {
              target: 'awaitingCredentials',
              reenter: true,
              description: 'Timers sleep with the computer, so the time left is counted anew',
            },
          },
        },
        signingIn: signingInAgain,
      },
    },
    expired: {
      description: 'The session has ended: the user signs in again on top of the screen, where everything stays.',
      meta: { seed: ['002-4.5-02', '002-8-09'] },
      tags: ['inside', 'askingCredentials'],
      on: otherTabs.on,
      initial: 'awaitingCredentials',
      states: {
        awaitingCredentials: {
          description: 'The password is asked for.',
          meta: { seed: ['002-8-09'] },
          on: {
            ...typing.on,
            'signOut.confirmed': { target: '#session.signingOut', description: 'The user leaves instead' },
          },
        },
        signingIn: signingInAgain,
      },
    },
    signingOut: {
      description: 'The server ends the session.',
      meta: { seed: ['002-2.5-01', '002-2.5-02'] },
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: {},
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ result: event.output }) },
            target: 'signedOut',
            actions: 'announceEnded',
          },
          {
            target: 'signOutFailed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: { target: 'signOutFailed', actions: { type: 'keepUnexpected', params: withError } },
      },
    },
    signOutFailed: {
      description: 'The server did not hear: the session may still be open on this computer.',
      meta: { seed: ['002-2.5-02'] },
      on: { 'step.retried': { target: 'signingOut', actions: 'forgetFailure' } },
    },
  },
})
