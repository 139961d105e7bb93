import type {
  CredentialFailure,
  DraftInvalid,
  MailCodeFailure,
  ServerFailure,
  SignedInPart,
  Unexpected,
} from '../../src/domain/failure.ts'

type ServerCause = ServerFailure | DraftInvalid | CredentialFailure | MailCodeFailure | SignedInPart | Unexpected

/** The text in which a view names each failure of the server, by its code. */
const causes = {
  'connection.lost': 'The server cannot be reached',
  'connection.tooSlow': 'The server has not answered in time',
  'connection.cancelled': 'The request was stopped',
  'draft.invalid': 'This draft is not ready to be sent',
  'server.refused': 'The server refused this',
  'server.failed': 'An error occurred. Please try again later.',
  'server.unreadable': "The server's answer could not be read",
  'session.ended': 'Your session has ended',
  'account.notActive': 'User account is not active',
  'user.notFound': 'User not found',
  'password.incorrect': 'Password is incorrect',
  'credentials.invalid': 'Invalid username or password',
  'signIn.codeNeeded': 'A code from your e-mail is needed to log in',
  'signIn.codeWrong': 'This code is not right',
  'signIn.codeEnded': 'This code cannot be used any more',
  'signIn.noMoreCodes': 'No more codes are mailed for this login',
  'signIn.tooMany': 'Too many failed sign-ins',
  'registration.unseen': 'The server does not show it as sent',
  'signing.inPart': 'Only one of two documents is signed',
  unexpected: 'An error occurred. Please try again later.',
} as const satisfies Readonly<Record<ServerCause['code'], string>>

/** The text by which a view shows a failure of the server; none without a failure. */
export const causeOf = (failure: ServerCause | null): readonly string[] =>
  failure === null ? [] : [causes[failure.code]]
