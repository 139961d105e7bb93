import { msg } from '@lingui/core/macro'
import { refusalTextsOf } from '../../../documents/words/refusalTexts.ts'
import type { FailureMessage } from '../../../failures/failureText.ts'

/** Texts of what certificates alone are refused with, by the contract's reason. */
export const refusalTexts: Readonly<Record<string, FailureMessage>> = {
  ...refusalTextsOf('pitCertificate'),
  'pitCertificate.noSymbol': {
    title: msg`No template in use has this symbol on this day`,
    text: msg`Choose a symbol that the form offers for the day of the certificate. Where it offers none, ask an administrator of your company to put a template of PIT certificates into use.`,
  },
  'pitCertificate.notCorrectable': {
    title: msg`The certificate cannot be corrected like this`,
    text: msg`The fields say why: another correction may be on its way, or it has been replaced in the meantime. Open the certificate that is corrected to see how it stands; nothing was sent.`,
  },
  'pitCertificate.noPrint': {
    title: msg`This PIT certificate has no print`,
    text: msg`The tax authority has turned it down, so it is not the taxpayer's. Correct it and issue it again; then it can be printed.`,
  },
  'pitCertificate.tooManyPrints': {
    title: msg`Too many PIT certificates for one file`,
    text: msg`One file holds 5,000 certificates at most. Narrow the list, such as by month or symbol, and make a file of each part.`,
  },
  'pitCertificate.tooManyToIssue': {
    title: msg`Too many drafts for one go`,
    text: msg`The server issues 10,000 certificates in one go at most. Narrow the list, such as by day or symbol, and issue each part; nothing was issued.`,
  },
  'pitCertificate.archiveRunning': {
    title: msg`Another file of PDFs is being made`,
    text: msg`The server makes one file for you at a time, and a few for your company. Wait until it is ready, or cancel yours, and begin again.`,
  },
  'pitCertificate.notIssued': {
    title: msg`This PIT certificate is not accepted`,
    text: msg`The taxpayer gets an e-mail only of a certificate that the tax authority has accepted. Nothing was sent: reload the list to see where it stands.`,
  },
}
