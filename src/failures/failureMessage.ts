import { accessMessage, refusalMessage, unexpectedMessage } from './accessMessage.ts'
import { accessRefusals } from './accessRefusals.ts'
import type { FailureMessage, DescribableFailure } from './failureText.ts'
import type { FailureTexts } from './knownTexts.ts'

/** What the first of the texts has, or null. */
export const firstOf = <Text>(
  known: readonly FailureTexts[],
  textIn: (texts: FailureTexts) => Text | null | undefined,
): Text | null => {
  for (const texts of known) {
    const text = textIn(texts)
    if (text !== null && text !== undefined) return text
  }
  return null
}

const general: FailureTexts = { refusals: accessRefusals }

/** The text of any failure; one that nobody has a text for is described as a fault of the product. @param known as in `KnownTexts` */
export const failureMessage = (failure: DescribableFailure, known: readonly FailureTexts[]): FailureMessage => {
  switch (failure.code) {
    case 'server.refused':
      return refusalMessage(
        failure,
        firstOf([...known, general], ({ refusals }) => refusals?.[failure.reason]),
      )
    case 'connection.lost':
    case 'connection.tooSlow':
    case 'connection.cancelled':
    case 'server.failed':
    case 'server.unreadable':
    case 'session.ended':
    case 'unexpected':
    case 'account.notActive':
    case 'user.notFound':
    case 'password.incorrect':
    case 'credentials.invalid':
    case 'signIn.tooMany':
    case 'signIn.codeNeeded':
    case 'signIn.codeWrong':
    case 'signIn.codeEnded':
    case 'signIn.noMoreCodes':
      return accessMessage(failure)
    default:
      return firstOf(known, ({ describe }) => describe?.(failure)) ?? unexpectedMessage
  }
}
