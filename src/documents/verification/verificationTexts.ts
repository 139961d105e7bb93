import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Verification } from '../../api/contract/documents/history.ts'
import type { VerificationCheck, VerificationOutcome } from '../../domain/documents/verification.ts'
import type { Tone } from '../../ui/feedback/tone.tsx'
import type { NamingCheck, VerificationWords } from './verificationWords.ts'

/** What each check asks of a document of any kind. */
const checkTexts: Readonly<Record<Exclude<VerificationCheck, NamingCheck>, MessageDescriptor>> = {
  text: msg`The text is well-formed XML in UTF-8 that hides nothing`,
  certificate: msg`The certificate in it can be read`,
  signedObject: msg`The digest of the signing time is right`,
  signature: msg`The key of the certificate made the signature`,
  issuer: msg`The certificate comes from a trusted authority`,
  usage: msg`The certificate is made for signing`,
  keyLength: msg`Its key is long enough`,
  subjectName: msg`The name beside the signature is the certificate's own`,
  taxCode: msg`The certificate names the company's tax code`,
  signingTime: msg`The signing time lies within the certificate's validity and close to the sending`,
  content: msg`The content is what was generated from the form`,
}

export const checkTextsOf = ({
  checks,
}: VerificationWords): Readonly<Record<VerificationCheck, MessageDescriptor>> => ({
  ...checkTexts,
  ...checks,
})

/** What each outcome is called. */
export const outcomes: Readonly<
  Record<VerificationOutcome, { readonly label: MessageDescriptor; readonly tone: Tone }>
> = {
  passed: { label: msg({ message: 'Passed', comment: 'Outcome of a check of a signed document' }), tone: 'green' },
  failed: { label: msg({ message: 'Failed', context: 'Outcome of a check of a signed document' }), tone: 'red' },
  notChecked: { label: msg`Could not be checked`, tone: 'amber' },
}

/** What the report cannot know, with whom to ask. */
export const unknownTexts: Readonly<Record<Verification['unknown'][number], MessageDescriptor>> = {
  revocation: msg`Whether the certificate was revoked before the signature: its issuer knows.`,
  authorityTrust: msg`Whether the tax authority takes the certificate's issuer: its answer says so.`,
  timeStamp: msg`Whether it was signed at the time it names: that is the clock of the signer's computer, without a time stamp.`,
}
