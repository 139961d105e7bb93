import type { DescriptionsOf } from '../descriptions.ts'
import type { session } from './session.ts'

export const descriptions = {
  events: {
    'credentials.submitted': 'The user sends user id and password',
    'credentials.edited': 'The user edits user id or password',
    'registrationNotice.dismissed': 'The user closes the notice that the registration is received',
    'warning.dismissed': 'The user puts the warning off',
    'signIn.requested': 'The user wants to sign in again now',
    'renewal.dismissed': 'The user puts signing in again off',
    'session.refused': 'The server no longer knows the session',
    'session.displaced': "The server refuses a call, as somebody else's session is in this browser",
    'other.accepted': 'The user gives this page to whoever has signed in',
    'session.startedElsewhere': 'Someone signs in in another tab',
    'session.endedElsewhere': 'Someone signs out in another tab',
    'page.shown': 'The page is shown again after it was hidden',
    'signOut.requested': 'The user wants to sign out',
    'signOut.dismissed': 'The user stays signed in',
    'signOut.confirmed': 'The user confirms to sign out',
    'password.submitted': 'The user sends a password of their own',
    'code.submitted': 'The user sends the code from the mail',
    'code.edited': 'The user edits the code',
    'code.requested': 'The user asks for another code',
    'code.abandoned': 'The user goes back to user id and password',
    'step.retried': 'The user tries again',
  },
  actors: {
    readSession: 'The server, asked who is signed in, answers',
    signIn: 'The server, asked to let the user in, answers',
    checkCode: 'The server, asked to let the user in with a code, answers',
    sendCode: 'The server, asked for another code, answers',
    changePassword: 'The server, asked to replace the given password, answers',
    signOut: 'The server, asked to end the session, answers',
    followOtherTabs: 'The other tabs announce',
  },
  delays: {
    untilWarning: 'A few minutes of the session are left',
    untilExpiry: 'The session has lasted its 7080 seconds',
    denialNotice: 'The user has had time to read the notice',
  },
} satisfies DescriptionsOf<typeof session>
