import { msg, plural } from '@lingui/core/macro'
import type { HsmAccessFailure } from '../domain/failure.ts'
import type { FailureMessage } from '../failures/failureText.ts'
import type { AreaFailure, FailureTexts } from '../failures/knownTexts.ts'
import { problemTexts } from './problemTexts.ts'

const accessTexts: Record<HsmAccessFailure['code'], FailureMessage> = {
  'hsm.notConfigured': {
    title: msg`This provider's signing server is not connected`,
    text: msg`This product has no way to the signing server of that provider. Choose another provider or certificate, or ask customer service to have it connected.`,
  },
  'hsm.unreachable': {
    title: msg`The signing server cannot be reached`,
    text: msg`The signing server of the HSM does not answer, so nothing was done. Wait a little, then try again. If it stays away, ask its provider.`,
  },
  'hsm.credentialsInvalid': {
    title: msg`The signing server does not know this user and password`,
    text: msg`Check the user, Caps Lock and the keyboard's language, then type both again.`,
  },
  'hsm.tooManyAttempts': {
    title: msg`Too many wrong passwords for the signing server`,
    text: msg`To protect the account it stays closed for a while. Wait a few minutes, then try again with the right password.`,
  },
  'hsm.certificateAbsent': {
    title: msg`The signing server no longer has this certificate`,
    text: msg`The account holds no key of it. Choose another certificate, or ask the provider what has become of this one.`,
  },
  'hsm.pinLocked': {
    title: msg`The PIN is locked`,
    text: msg`PIN or one-time code was wrong too often, so the signing server has locked the key. Only its provider can unlock it; another certificate can be used now.`,
  },
  'hsm.otherTaxCode': {
    title: msg`The certificate belongs to another company`,
    text: msg`It carries another tax code than your company's. Choose a certificate that was issued to your company.`,
  },
  'hsm.certificateExpired': {
    title: msg`The certificate is not valid today`,
    text: msg`The signing server uses no key before the first or after the last day of its certificate. Have it renewed by its provider, or choose another certificate.`,
  },
}

const answerTexts = {
  'hsm.answerUnsigned': {
    title: msg`The document came back unsigned`,
    text: msg`The signing server answered without a signature; nothing was sent. Try again; if it happens again, give the details to support.`,
  },
  'hsm.answerAltered': {
    title: msg`The document was changed while it was signed`,
    text: msg`What the signing server sent back is not the document that was to be signed, so it was not used. Try again; if it happens again, give the details to support.`,
  },
} as const satisfies Readonly<Record<string, FailureMessage>>

const wrongPin = (attemptsLeft: number | null): FailureMessage => ({
  title: msg`The PIN is wrong`,
  text:
    attemptsLeft === null
      ? msg`How many attempts are left is not known; after too many wrong ones the key is locked. Make sure of the PIN before you enter it again.`
      : msg`${plural(attemptsLeft, {
          one: 'Only # attempt is left before the key is locked. Make sure of the PIN before you enter it again.',
          other: '# attempts are left before the key is locked. Enter the right PIN.',
        })}`,
})

/** Where the number of attempts stands beside the field. */
const countedElsewhere: FailureMessage = {
  title: wrongPin(null).title,
  text: msg`Too many wrong ones lock the key. Make sure of the PIN, then enter it again.`,
}

const wrongCode: FailureMessage = {
  title: msg`The one-time code is wrong`,
  text: msg`It may be mistyped, too old or used already. Wait for the next code in your authenticator app, then enter PIN and code again.`,
}

const codesActive: FailureMessage = {
  title: msg`One-time codes are set up already`,
  text: msg`This key asks for the codes of the app that was set up before. Enter a code of that app; if it is lost, ask the provider to reset it.`,
}

const unknownDocument = msg`The server no longer knows this document as the one that it generated for your company; nothing was signed. Stop signing, and send the document again.`

/** By the code of a document that was not signed. */
const unsignedBecause: Readonly<Record<string, FailureMessage['text']>> = {
  'document.unknown': unknownDocument,
  'document.differs': unknownDocument,
}

const unsigned = (reason: string, message: string): FailureMessage => ({
  title: msg`Sign xml failed`,
  text:
    unsignedBecause[reason] ??
    (message === '' || message === 'Sign xml failed'
      ? msg`The signing server did not sign the document and gave no reason; nothing was sent. Try again; if it happens again, give the details to support.`
      : message),
})

const known: Readonly<Partial<Record<string, FailureMessage>>> = { ...accessTexts, ...answerTexts }

const describe = (failure: AreaFailure): FailureMessage | null => {
  switch (failure.code) {
    case 'hsm.pinWrong':
      return wrongPin(failure.attemptsLeft)
    case 'hsm.otpWrong':
      return wrongCode
    case 'hsm.notSigned':
      return unsigned(failure.reason, failure.message)
    default:
      return known[failure.code] ?? null
  }
}

/** What the signing server of an HSM, an account of it or a key in it may say no with (seed 000 §8, 002 §8). */
export const failureTexts: FailureTexts = {
  refusals: {
    ...accessTexts,
    'hsm.pinWrong': countedElsewhere,
    'hsm.otpWrong': wrongCode,
    'hsm.otpActive': codesActive,
  },
  describe,
  field: (code) => problemTexts[code] ?? null,
}
