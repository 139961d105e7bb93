import { sessions, type Attempt } from './setup.ts'

const withAttempt = ({ event }: { event: { output: Attempt } }) => ({ attempt: event.output })

const denied = {
  guard: { type: 'isDeniedOnHost', params: withAttempt },
  target: '#session.deniedOnAdminHost',
  actions: 'forgetUser',
  description: 'Not an operator of the admin site',
  meta: { seed: ['002-2.1-08', '002-6-08'] },
} as const

const brokenOff = {
  target: 'awaitingCredentials',
  actions: { type: 'keepUnexpected', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
} as const

/** The server checks the credentials of somebody at the sign-in screen (seed 002 §4.2). */
export const signingIn = sessions.createStateConfig({
  description: 'The server checks the credentials.',
  meta: { seed: ['002-2.1-03', '002-7.1-01'] },
  tags: 'busy',
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: {},
    onDone: [
      denied,
      {
        guard: { type: 'isAccepted', params: withAttempt },
        target: '#session.signedIn',
        actions: [{ type: 'keepSignedIn', params: withAttempt }, 'announceStarted'],
        description: 'The user lands where their scope and the host lead',
        meta: { seed: ['002-4.2-01'] },
      },
      {
        guard: { type: 'isCodeNeeded', params: withAttempt },
        target: 'mailCode',
        description: 'The account is guessed at: a code is needed as well',
      },
      {
        guard: { type: 'isAccountNotActive', params: withAttempt },
        target: 'registrationReceived',
        actions: { type: 'announceFailure', params: withAttempt },
        description: 'Login error 901',
        meta: { seed: ['002-4.2-02', '002-8-01'] },
      },
      {
        target: 'awaitingCredentials',
        actions: [
          { type: 'keepSignInFailure', params: withAttempt },
          { type: 'announceFailure', params: withAttempt },
        ],
        description: 'The reason is shown in place',
        meta: { seed: ['002-4.2-03', '002-8-04'] },
      },
    ],
    onError: brokenOff,
  },
})

/** The server checks the password of somebody whose screens stay below (seed 002 §4.5), before or after the session's end. */
export const signingInAgain = sessions.createStateConfig({
  description: 'The server checks the credentials.',
  meta: { seed: ['002-7.1-01'] },
  tags: 'busy',
  invoke: {
    id: 'signInAgain',
    src: 'signIn',
    input: {},
    onDone: [
      denied,
      {
        guard: { type: 'isSamePerson', params: withAttempt },
        target: '#session.signedIn',
        actions: [{ type: 'keepSignedIn', params: withAttempt }, 'announceStarted'],
        description: 'The same person goes on where they were',
      },
      {
        guard: { type: 'isAccepted', params: withAttempt },
        target: '#session.signedIn',
        actions: [
          { type: 'keepSignedIn', params: withAttempt },
          'forgetWhatWasRead',
          'refuseWaitingCalls',
          'announceStarted',
        ],
        description: 'Someone else signs in: nothing of the first person stays',
      },
      {
        target: 'awaitingCredentials',
        actions: { type: 'keepSignInFailure', params: withAttempt },
        description: 'The reason is shown in place',
        meta: { seed: ['002-4.2-03', '002-8-04'] },
      },
    ],
    onError: brokenOff,
  },
})
