import { msg } from '@lingui/core/macro'
import { refusalTextsOf } from '../../../documents/words/refusalTexts.ts'
import type { FailureMessage } from '../../../failures/failureText.ts'

/** Texts of what e-invoices alone are refused with, by the contract's reason. */
export const refusalTexts: Readonly<Record<string, FailureMessage>> = {
  ...refusalTextsOf('invoice'),
  'invoice.noSymbol': {
    title: msg`No template in use has this symbol on the day of the invoice`,
    text: msg`Choose a symbol that the form offers for the day of the invoice. Where it offers none, put a template of e-invoices into use, or ask an administrator of your company to.`,
  },
  'invoice.notDeclared': {
    title: msg`The accepted declaration does not cover this invoice`,
    text: msg`Your company has declared to the tax authority which kinds of invoices it issues, and whether they get a code. Choose a symbol that the declaration covers, or declare the change and wait until it is accepted; nothing was sent.`,
  },
  'invoice.tooManyPrints': {
    title: msg`Too many e-invoices for one file`,
    text: msg`One file holds 5,000 e-invoices at most. Narrow the list, such as by day or symbol, and make a file of each part.`,
  },
  'invoice.archiveRunning': {
    title: msg`Another file of PDFs is being made`,
    text: msg`The server makes one file of e-invoices for you at a time, and a few for your company. Wait until it is ready, or cancel yours, and begin again.`,
  },
  'invoice.tooManyToIssue': {
    title: msg`Too many drafts for one go`,
    text: msg`The server issues 10,000 e-invoices in one go at most. Narrow the list, such as by day or symbol, and issue each part; nothing was issued.`,
  },
  'invoice.notCorrectable': {
    title: msg`The invoice cannot be corrected like this`,
    text: msg`The fields say why: another correction may be on its way, or it has been replaced in the meantime. Open the invoice that is corrected to see how it stands; nothing was sent.`,
  },
  'invoice.tooManyToCorrect': {
    title: msg`Too many lines for one correction`,
    text: msg`The selected e-invoices and their earlier adjustments have more lines together than one e-invoice may have, which is 1,000. Select fewer of them, and correct the others by another one.`,
  },
  'invoice.converted': {
    title: msg`This e-invoice is converted to paper already`,
    text: msg`Somebody was faster: the e-invoice, opened again, says who has converted it and when, and leads to the paper.`,
  },
  'foreignInvoice.archiveDamaged': {
    title: msg`This zip file cannot be read`,
    text: msg`It is damaged, or only a part of it has arrived: make it anew, or choose the XML files one by one. Nothing was taken in.`,
  },
  'foreignInvoice.archiveTooLarge': {
    title: msg`This zip file holds too much`,
    text: msg`One file has at most 1,000 invoices and 64 MB once it is unpacked: divide it into several. Nothing was taken in.`,
  },
  'invoice.notIssued': {
    title: msg`This e-invoice is not accepted`,
    text: msg`An invoice is mailed to its buyer, and converted to paper, only once the tax authority has accepted it. Nothing was done: reload the list to see where it stands.`,
  },
}
