import { msg } from '@lingui/core/macro'
import { mostUploadedLines } from '../../../domain/invoice/upload/sent.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import type { UploadWords } from '../../../records/upload/uploadWords.ts'

const most = shownNumber(mostUploadedLines)

export const uploadWords: UploadWords = {
  title: msg`E-invoices from Excel`,
  uploading: msg`Uploading the invoices`,
  asking: msg`Asking the server whether it has the invoices`,
  confirmTitle: msg`Draft these invoices?`,
  atLeastOne: msg`At least one invoice is required`,
  nothingHeld: msg`No row below the headings holds a line of an invoice. Fill in the sample file, or choose another file.`,
  tooMany: msg`At most ${most} rows can be uploaded at once. Split the sheet into several files.`,
  notThere: msg`The server has been asked: it does not have all of these invoices. You can upload them again; those that it has are not made twice.`,
  unknownTitle: msg`It is not known whether the invoices were drafted`,
  unknownText: msg`The server cannot be asked now. Nothing is sent again before it has answered. The same file never makes an invoice twice.`,
  allUploaded: msg`All invoices were drafted`,
  someUploaded: msg`Some invoices were not drafted`,
  noneUploaded: msg`No invoice was drafted`,
}
