import { msg } from '@lingui/core/macro'
import type { FailureMessage } from '../../../failures/failureText.ts'

/** Texts of what certificates alone are refused with, by the contract's reason. */
export const refusalTexts: Readonly<Record<string, FailureMessage>> = {
  'pitCertificate.notEditable': {
    title: msg`This PIT certificate can no longer be changed`,
    text: msg`It has been issued in the meantime, perhaps by a colleague. Reload the list to see where it stands.`,
  },
  'pitCertificate.changed': {
    title: msg`This PIT certificate was changed after you opened it`,
    text: msg`A colleague has changed it, or you have in another window; nothing was overwritten and nothing was issued. Open it again to save or issue what it says now. If you entered something in the form, it stays there until you close it, so that you can copy it.`,
  },
  'pitCertificate.noSymbol': {
    title: msg`No template in use has this symbol on this day`,
    text: msg`Choose a symbol that the form offers for the day of the certificate. Where it offers none, ask an administrator of your company to put a template of PIT certificates into use.`,
  },
  'pitCertificate.notCorrectable': {
    title: msg`The certificate cannot be corrected like this`,
    text: msg`The fields say why: another correction may be on its way, or it has been replaced in the meantime. Open the certificate that is corrected to see how it stands; nothing was sent.`,
  },
  'pitCertificate.conflict': {
    title: msg`Another signed document is issued already`,
    text: msg`This certificate was issued before with another signature. Nothing was sent twice: look at its status in the list.`,
  },
  'pitCertificate.notDraft': {
    title: msg`Only drafts can be deleted`,
    text: msg`At least one of the chosen certificates has been issued. Choose drafts only; nothing was deleted.`,
  },
  'pitCertificate.notRestorable': {
    title: msg`The time to undo is over`,
    text: msg`Deleted drafts are kept for an hour. They stay deleted: type them anew, or copy a certificate that is like them.`,
  },
  'pitCertificate.noPrint': {
    title: msg`This PIT certificate has no print`,
    text: msg`The tax authority has turned it down, so it is not the taxpayer's. Correct it and issue it again; then it can be printed.`,
  },
  'pitCertificate.tooManyPrints': {
    title: msg`Too many PIT certificates for one file`,
    text: msg`One file holds 5,000 certificates at most. Narrow the list, such as by month or symbol, and make a file of each part.`,
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
