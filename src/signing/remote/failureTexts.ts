import { msg } from '@lingui/core/macro'
import type { RemoteFailure, RemoteSigningFailure } from '../../domain/failure.ts'
import type { FailureMessage } from '../../failures/failureText.ts'
import type { AreaFailure, FailureTexts } from '../../failures/knownTexts.ts'

const providerTexts: Record<RemoteFailure['code'], FailureMessage> = {
  'remoteSigning.notConfigured': {
    title: msg`eSign is not connected`,
    text: msg`This product has no way to a provider of remote signatures yet. Use a token or an HSM, or ask customer service to have the provider connected.`,
  },
  'remoteSigning.unreachable': {
    title: msg`The eSign provider cannot be reached`,
    text: msg`The provider does not answer. Wait a little, then try again; if it stays away, ask the provider.`,
  },
  'remoteSigning.userUnknown': {
    title: msg`The eSign provider does not know this user`,
    text: msg`Check the user name that the provider gave you: it is often a telephone number, an identity number or an e-mail address. The user also has to have a certificate with the tax code of your company.`,
  },
  'remoteSigning.tooManyAttempts': {
    title: msg`Too many requests to the eSign provider`,
    text: msg`Nobody is asked for a while, so that your phone is not flooded. Wait a few minutes, then try again.`,
  },
  'remoteSigning.certificateAbsent': {
    title: msg`The eSign certificate is not there any more`,
    text: msg`Either the provider no longer keeps it, or your company does not use it any longer. Choose another certificate, or ask the provider.`,
  },
  'remoteSigning.otherTaxCode': {
    title: msg`The eSign certificate was issued to another company`,
    text: msg`Its tax code is not your company's, so that it cannot be used here. Choose a certificate of your company.`,
  },
  'remoteSigning.certificateExpired': {
    title: msg`The eSign certificate is not valid today`,
    text: msg`It has ended, or its first day is still to come. Have the provider renew it, or choose another certificate.`,
  },
}

const answerTexts = {
  'remoteSigning.signatureUnusable': {
    title: msg`The provider's signature cannot be used`,
    text: msg`It was confirmed, but what the provider signed is not this document, or was lost; nothing was sent to the tax authority. Try again; if it happens again, ask the provider.`,
  },
  'remoteSigning.answerUnsigned': {
    title: msg`The document came back unsigned`,
    text: msg`It was confirmed, but the provider's answer holds no signature; nothing was sent to the tax authority. Try again; if it happens again, give the details to support.`,
  },
  'remoteSigning.answerAltered': {
    title: msg`The document was changed while it was signed`,
    text: msg`What came back from the provider is not the document that was to be signed, so it was thrown away. Try again; if it happens again, give the details to support.`,
  },
} as const satisfies Partial<Record<RemoteSigningFailure['code'], FailureMessage>>

const known: Readonly<Partial<Record<string, FailureMessage>>> = { ...providerTexts, ...answerTexts }

const describe = (failure: AreaFailure): FailureMessage | null => known[failure.code] ?? null

const askedByAnother: FailureMessage = {
  title: msg`A colleague is having this document signed`,
  text: msg`Only the person who asked for a signature can go on with it. Ask your colleague, or try again in two minutes, when that request has ended.`,
}

const unknownDocument: FailureMessage = {
  title: msg`The server does not know this document any more`,
  text: msg`It is not the document that was prepared for your company, so nobody was asked to confirm it. Stop signing, and send the document again.`,
}

/** What the provider of remote signatures, a user of it or a certificate there may say no with. */
export const failureTexts: FailureTexts = {
  refusals: {
    'remoteSigning.notConfigured': providerTexts['remoteSigning.notConfigured'],
    'remoteSigning.unreachable': providerTexts['remoteSigning.unreachable'],
    'remoteSigning.userUnknown': providerTexts['remoteSigning.userUnknown'],
    'remoteSigning.tooManyAttempts': providerTexts['remoteSigning.tooManyAttempts'],
    'remoteSigning.certificateAbsent': providerTexts['remoteSigning.certificateAbsent'],
    'remoteSigning.signatureUnusable': answerTexts['remoteSigning.signatureUnusable'],
    'remoteSigning.askedByAnother': askedByAnother,
    'document.unknown': unknownDocument,
  },
  describe,
}
