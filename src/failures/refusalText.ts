import { msg } from '@lingui/core/macro'
import { accessRefusals } from './accessRefusals.ts'
import type { FailureMessage } from './failureText.ts'

/** Texts of refusals that concern declarations, their certificates and documents. */
const declarationTexts: Readonly<Record<string, FailureMessage>> = {
  'fields.invalid': {
    title: msg`Some fields are not valid`,
    text: msg`The fields concerned are marked in the form. Correct them, then try again.`,
  },
  'fields.exceedXml': {
    title: msg`Some fields are longer than the tax authority's XML allows`,
    text: msg`The fields concerned are marked in the form. Shorten them, then generate again.`,
  },
  'fields.unacceptable': {
    title: msg`The tax authority would not accept this declaration`,
    text: msg`The fields concerned are marked in the form, with what to choose instead. Nothing was signed or sent.`,
  },
  'declaration.notEditable': {
    title: msg`This declaration can no longer be changed`,
    text: msg`It has been sent in the meantime, perhaps by a colleague. Reload the list to see where it stands.`,
  },
  'declaration.changed': {
    title: msg`This declaration was changed after you opened it`,
    text: msg`A colleague has changed it, or you have in another window; nothing was overwritten and nothing was sent. Open it again to save or send what it says now. If you entered something in the form, it stays there until you close it, so that you can copy it.`,
  },
  'declaration.notDraft': {
    title: msg`Only drafts can be deleted`,
    text: msg`At least one of the chosen declarations has been sent. Choose drafts only; nothing was deleted.`,
  },
  'certificate.notRegistered': {
    title: msg`The certificate is not registered for your company`,
    text: msg`It is unknown here or not active. Look at the digital signatures in the settings, or use another token.`,
  },
  'registration.conflict': {
    title: msg`Another signed document is registered already`,
    text: msg`This declaration was sent before with another signature. Nothing was sent twice: look at its status in the list.`,
  },
  'pdf.notReadable': {
    title: msg`The printed form was made wrongly`,
    text: msg`Reload the page, then try again. If it happens again, tell customer service which declaration it is.`,
  },
  'pdf.tooLarge': {
    title: msg`The printed form is too large to be shown`,
    text: msg`It would have more pages than the server takes. Tell customer service which declaration it is.`,
  },
  'link.expired': {
    title: msg`The download link has expired`,
    text: msg`Close the declaration, open it again and download from there.`,
  },
}

/** Texts of refused signatures: the server checks every signed document again. */
const signatureTexts: Readonly<Record<string, FailureMessage>> = {
  'signature.malformed': {
    title: msg`The signed document is damaged`,
    text: msg`The server found it to be no correctly built signed declaration. Sign it again; if it happens again, update the signing application.`,
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
  'signature.timeDiffers': {
    title: msg`The time of signing is not right`,
    text: msg`The document was signed more than a day ago, or the clock of the signing computer is wrong. Check the date and time of that computer, then sign again; nothing was sent.`,
  },
}

/** Texts by the refusal reason of the contract; a reason that is not here is told in the server's own words. */
export const refusalTexts: Readonly<Record<string, FailureMessage>> = {
  ...accessRefusals,
  ...declarationTexts,
  ...signatureTexts,
}
