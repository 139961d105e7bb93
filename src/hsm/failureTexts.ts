import { msg } from '@lingui/core/macro'
import type { FailureMessage } from '../failures/failureText.ts'
import type { FailureTexts } from '../failures/knownTexts.ts'

const refusals: Readonly<Record<string, FailureMessage>> = {
  'hsm.notConfigured': {
    title: msg`This provider's signing server is not connected`,
    text: msg`This product has no way to the signing server of that provider. Choose another provider or certificate, or ask customer service to have it connected.`,
  },
  'hsm.unreachable': {
    title: msg`The signing server cannot be reached`,
    text: msg`The signing server of the HSM does not answer; nothing was signed. Wait a little, then try again. If it stays away, ask its provider.`,
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
  'hsm.otherTaxCode': {
    title: msg`The certificate belongs to another company`,
    text: msg`It carries another tax code than your company's. Choose a certificate that was issued to your company.`,
  },
  'hsm.certificateExpired': {
    title: msg`The certificate is not valid today`,
    text: msg`The signing server uses no key before the first or after the last day of its certificate. Have it renewed by its provider, or choose another certificate.`,
  },
  'hsm.pinWrong': {
    title: msg`The PIN is wrong`,
    text: msg`How many attempts are left is not known; after too many wrong ones the key is locked. Make sure of the PIN before you enter it again.`,
  },
  'hsm.pinLocked': {
    title: msg`The PIN is locked`,
    text: msg`PIN or one-time code was wrong too often, so the signing server has locked the key. Only its provider can unlock it; another certificate can be used now.`,
  },
  'hsm.otpWrong': {
    title: msg`The one-time code is wrong`,
    text: msg`It may be mistyped, too old or used already. Wait for the next code in your authenticator app, then enter PIN and code again.`,
  },
  'hsm.otpActive': {
    title: msg`One-time codes are set up already`,
    text: msg`This key asks for the codes of the app that was set up before. Enter a code of that app; if it is lost, ask the provider to reset it.`,
  },
}

/** What the signing server of an HSM, an account of it or a key in it may say no with (seed 000 §8, 002 §8). */
export const failureTexts: FailureTexts = { refusals }
