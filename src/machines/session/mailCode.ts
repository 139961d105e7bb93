import { sessions, type CodeAttempt, type CodeSent } from './setup.ts'

const withAttempt = ({ event }: { event: { output: CodeAttempt } }) => ({ attempt: event.output })
const withResult = ({ event }: { event: { output: CodeSent } }) => ({ result: event.output })

const brokenOff = {
  target: 'awaitingCode',
  actions: { type: 'keepUnexpected', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
} as const

/** What is open beside typing the code. */
const ways = {
  'code.requested': { target: 'sendingCode', actions: 'forgetFailure' },
  'code.abandoned': {
    target: '#session.signedOut.awaitingCredentials',
    actions: 'forgetFailure',
    description: 'The user goes back to user id and password',
  },
} as const

/** A code is needed as well, as the account is guessed at from everywhere (docs/decisions/0427). */
export const mailCode = sessions.createStateConfig({
  description: 'The account is guessed at: whoever knows its password is mailed a code, which is needed as well.',
  initial: 'awaitingCode',
  states: {
    awaitingCode: {
      description: 'The code from the mail is typed; an error stays at its field until that is edited.',
      on: {
        ...ways,
        'code.submitted': { target: 'checkingCode', actions: 'forgetFailure' },
        'code.edited': { actions: 'forgetFailure', description: 'Editing the field clears the error' },
      },
    },
    checkingCode: {
      description: 'The server checks the code.',
      tags: 'busy',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: {},
        onDone: [
          {
            guard: { type: 'isDeniedOnHost', params: withAttempt },
            target: '#session.deniedOnAdminHost',
            actions: 'forgetUser',
            description: 'Not an operator of the admin site',
          },
          {
            guard: { type: 'isAccepted', params: withAttempt },
            target: '#session.signedIn',
            actions: [{ type: 'keepSignedIn', params: withAttempt }, 'announceStarted'],
            description: 'The user lands where their scope and the host lead',
          },
          {
            guard: { type: 'isCodeOver', params: withAttempt },
            target: 'codeOver',
            actions: { type: 'keepSignInFailure', params: withAttempt },
            description: 'The code is too old, or was guessed at too often',
          },
          {
            target: 'awaitingCode',
            actions: { type: 'keepSignInFailure', params: withAttempt },
            description: 'The reason is shown in place',
          },
        ],
        onError: brokenOff,
      },
    },
    codeOver: {
      description: 'This code lets nobody in any more: another one is mailed, or the user goes back.',
      on: ways,
    },
    sendingCode: {
      description: 'The server is asked for another code.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: {},
        onDone: [
          { guard: { type: 'isDone', params: withResult }, target: 'awaitingCode', description: 'It is on its way' },
          {
            guard: { type: 'isSignInOver', params: withResult },
            target: '#session.signedOut.awaitingCredentials',
            actions: { type: 'keepFailure', params: withResult },
            description: 'This sign-in is given no more codes: user id and password begin another one',
          },
          {
            target: 'awaitingCode',
            actions: { type: 'keepFailure', params: withResult },
            description: 'The reason is shown in place',
          },
        ],
        onError: brokenOff,
      },
    },
  },
})
