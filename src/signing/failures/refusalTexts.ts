import { msg } from '@lingui/core/macro'
import type { FailureMessage } from '../../failures/failureText.ts'

/** Texts of refused signatures, by the contract's reason: the server checks every signed document again. */
export const refusalTexts: Readonly<Record<string, FailureMessage>> = {
  'signature.malformed': {
    title: msg`The signed document is damaged`,
    text: msg`The server found it to be no correctly built signed document. Sign it again; if it happens again, update the signing application.`,
  },
  'signature.invalid': {
    title: msg`The signature is not valid`,
    text: msg`The signature does not match the document. Sign it again with the token plugged in all the while.`,
  },
  'signature.contentDiffers': {
    title: msg`The signed document is not the one that was generated`,
    text: msg`Its content differs from what you saw, so it was not sent. Sign again; if it happens again, have this computer checked.`,
  },
  'signature.certificateUntrusted': {
    title: msg`The certificate's issuer is not recognised`,
    text: msg`The server does not trust the authority that issued this certificate. Use a token from a licensed provider.`,
  },
  'signature.certificateUnfit': {
    title: msg`This certificate is not made for signing documents`,
    text: msg`It was issued for another purpose, such as a web server, or its key is too short. Sign with your company's certificate for digital signatures, or ask its provider for one.`,
  },
  'signature.certificateExpired': {
    title: msg`The certificate had expired when it signed`,
    text: msg`Renew the certificate with its provider, or sign with another token that is still valid.`,
  },
  'signature.certificateNotYetValid': {
    title: msg`The certificate was not valid yet when it signed`,
    text: msg`Check the date and time of this computer, or wait until the certificate becomes valid.`,
  },
  'signature.taxCodeUnclear': {
    title: msg`The certificate does not name one tax code`,
    text: msg`Its holder must be stated once, by a tax code. Sign with a certificate issued to your company, or have its provider correct this one.`,
  },
  'signature.taxCodeDiffers': {
    title: msg`Token information does not match with company information`,
    text: msg`The server read another tax code in the certificate than your company's. Plug in your company's token and sign again.`,
  },
  'signature.companionDiffers': {
    title: msg`The list of corrected invoices is missing or is another one`,
    text: msg`The list goes with the invoice and is signed with it. Nothing was sent. Sign again.`,
  },
  'signature.timeDiffers': {
    title: msg`The time of signing is not right`,
    text: msg`The document was signed more than a day ago, or the clock of the signing computer is wrong. Check the date and time of that computer, then sign again; nothing was sent.`,
  },
}
