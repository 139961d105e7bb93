import { msg } from '@lingui/core/macro'
import {
  tooLargeOnTheWay,
  type CredentialFailure,
  type MailCodeFailure,
  type Refusal,
  type ServerFailed,
  type ServerFailure,
  type Unexpected,
} from '../domain/failure.ts'
import { accessRefusals } from './accessRefusals.ts'
import { connectionTexts } from './connectionText.ts'
import type { FailureMessage } from './failureText.ts'

/** Failures that a screen outside can meet: signing in and out, and reaching the server at all. */
export type AccessFailure = ServerFailure | CredentialFailure | MailCodeFailure | Unexpected

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** In a unit that needs no decimals, which languages write in different ways. */
const sizeText = (bytes: number): string =>
  bytes >= 10 * megabyte ? `${Math.ceil(bytes / megabyte)} MB` : `${Math.ceil(bytes / kilobyte)} kB`

const onTheWayMessage = (sentBytes: number): FailureMessage => {
  const size = sizeText(sentBytes)
  return {
    title: msg`Too large to reach the server: ${size}`,
    text: msg`Something between this computer and the server, such as a proxy, does not let this much through. The server has received nothing. Send a smaller file or fewer rows at once, or ask your administrator to allow larger requests.`,
  }
}

/** A refusal by the text that is known for its reason, else by the server's own message (seed 000 §8). */
export const refusalMessage = (
  { status, reason, message, sentBytes = 0 }: Refusal,
  known: FailureMessage | null,
): FailureMessage => {
  if (known !== null) return known
  if (reason === tooLargeOnTheWay) return onTheWayMessage(sentBytes)
  const broken = connectionTexts['server.failed']
  if (message === '')
    return status >= 500
      ? broken
      : {
          title: msg`The server refused this`,
          text: msg`It gave no reason. Reload the page and look whether it has been done.`,
        }
  return { title: status >= 500 ? broken.title : msg`The server refused this`, text: message }
}

const knownRefusals: Readonly<Record<string, FailureMessage>> = accessRefusals

/** A failing server by the text that is known for its reason, else as one that has failed. */
const failedMessage = ({ code, reason = '' }: ServerFailed): FailureMessage =>
  knownRefusals[reason] ?? connectionTexts[code]

export const unexpectedMessage: FailureMessage = {
  title: msg`An error occurred. Please try again later.`,
  text: msg`This is a fault of the product, not of what you entered. Copy the details and send them to customer service.`,
}

export const accessMessage = (failure: AccessFailure): FailureMessage => {
  switch (failure.code) {
    case 'server.refused':
      return refusalMessage(failure, knownRefusals[failure.reason] ?? null)
    case 'server.failed':
      return failedMessage(failure)
    // Only a submission asks for it, and its area describes it.
    case 'registration.unseen':
    case 'unexpected':
      return unexpectedMessage
    case 'account.notActive':
      return accessRefusals['901']
    case 'user.notFound':
    case 'password.incorrect':
      return accessRefusals[failure.code]
    case 'credentials.invalid':
      return {
        title: msg`Invalid username or password`,
        text: msg`The server does not say which. Check the user ID, Caps Lock and the keyboard's language, then type both again.`,
      }
    case 'signIn.tooMany':
      return accessRefusals['login.tooMany']
    case 'signIn.codeNeeded':
      return accessRefusals['login.codeNeeded']
    case 'signIn.codeWrong':
      return accessRefusals['login.codeWrong']
    case 'signIn.codeEnded':
      return accessRefusals['login.codeEnded']
    case 'signIn.noMoreCodes':
      return accessRefusals['login.noMoreCodes']
    default:
      return connectionTexts[failure.code]
  }
}
