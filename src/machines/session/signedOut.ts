import { mailCode } from './mailCode.ts'
import { sessions } from './setup.ts'
import { signingIn } from './signingIn.ts'
import { typing } from './typing.ts'

/** The sign-in screen (seed 002 §2.1). */
export const signedOut = sessions.createStateConfig({
  description: 'Nobody is signed in: the sign-in screen is shown.',
  meta: { seed: ['002-2.1-01'] },
  tags: ['askingCredentials', 'signInOpen'],
  entry: ['forgetUser', 'forgetWhatWasRead', 'refuseWaitingCalls'],
  on: {
    'session.startedElsewhere': { target: '#session.readingSession', description: 'Another tab has signed in' },
  },
  initial: 'awaitingCredentials',
  states: {
    awaitingCredentials: {
      description: 'User id and password are typed; an error stays at its field until that is edited.',
      meta: { seed: ['002-4.2-03', '002-4.2-04', '002-8-02', '002-8-03', '002-8-04'] },
      on: typing.on,
    },
    signingIn,
    registrationReceived: {
      description: 'The account is not active yet: the dialog says that customer service will contact the user.',
      meta: { seed: ['002-2.1-09', '002-2.1-10', '002-8-01'] },
      on: { 'registrationNotice.dismissed': 'awaitingCredentials' },
    },
    mailCode,
  },
})
