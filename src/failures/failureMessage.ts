import { accessMessage, refusalMessage } from './accessMessage.ts'
import type { FailureMessage, TellableFailure } from './failureText.ts'
import { refusalTexts } from './refusalText.ts'
import { signingText } from './signingText.ts'

/** What there is to say about any failure. */
export const failureMessage = (failure: TellableFailure): FailureMessage => {
  switch (failure.code) {
    case 'server.refused':
      return refusalMessage(failure, refusalTexts)
    case 'connection.lost':
    case 'connection.tooSlow':
    case 'connection.cancelled':
    case 'server.failed':
    case 'server.unreadable':
    case 'session.ended':
    case 'work.elsewhere':
    case 'registration.unseen':
    case 'unexpected':
    case 'account.notActive':
    case 'user.notFound':
    case 'password.incorrect':
    case 'credentials.invalid':
    case 'signIn.tooMany':
      return accessMessage(failure)
    default:
      return signingText(failure)
  }
}
