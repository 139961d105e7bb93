import { sessions, type Attempt } from './setup.ts'

const withAttempt = ({ event }: { event: { output: Attempt } }) => ({ attempt: event.output })

/** The server checks the password of somebody whose screens stay below (seed 002 §4.5), before or after the session's end. */
export const signingInAgain = sessions.createStateConfig({
  description: 'The server checks the credentials.', meta: { seed: ['002-7.1-01'] },
  tags: 'busy',
  invoke: {
    id: 'signInAgain',
    src: 'signIn',
    input: {},
    onDone: [
      {
        guard: { type: 'isDeniedOnHost', params: withAttempt },
        target: '#session.deniedOnAdminHost',
        description: 'Not an operator of the admin site', meta: { seed: ['002-2.1-08', '002-6-08'] },
      },
      {
        guard: { type: 'isSamePerson', params: withAttempt },
        target: '#session.signedIn',
        actions: [{ type: 'keepSignedIn', params: withAttempt }, 'tellStarted'],
        description: 'The same person goes on where they were',
      },
      {
        guard: { type: 'isAccepted', params: withAttempt },
        target: '#session.signedIn',
        actions: [{ type: 'keepSignedIn', params: withAttempt }, 'forgetWhatWasRead', 'tellStarted'],
        description: 'Someone else signs in: nothing of the first person stays',
      },
      {
        target: 'awaitingCredentials',
        actions: { type: 'keepSignInFailure', params: withAttempt },
        description: 'The reason is shown in place', meta: { seed: ['002-4.2-03', '002-8-04'] },
      },
    ],
    onError: {
      target: 'awaitingCredentials',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
})
