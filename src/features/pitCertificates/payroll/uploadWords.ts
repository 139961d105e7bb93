import { msg } from '@lingui/core/macro'
import { mostPayrollRows } from '../../../domain/pitCertificate/payroll/columns.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import type { UploadWords } from '../../../records/upload/uploadWords.ts'

const most = shownNumber(mostPayrollRows)

export const uploadWords: UploadWords = {
  title: msg`PIT certificates from a payroll`,
  uploading: msg`Uploading the payroll`,
  asking: msg`Asking the server whether it has the payroll`,
  confirmTitle: msg`Draft these PIT certificates?`,
  atLeastOne: msg`At least one taxpayer is required`,
  nothingHeld: msg`No row below the headings holds a taxpayer. Fill in the sample file, or choose another file.`,
  tooMany: msg`At most ${most} taxpayers can be uploaded at once. Split the sheet into several files.`,
  notThere: msg`The server has been asked: it has none of these PIT certificates. You can upload them again.`,
  unknownTitle: msg`It is not known whether the PIT certificates were drafted`,
  unknownText: msg`The server cannot be asked now. Nothing is sent again before it has answered. The same rows never make a PIT certificate twice.`,
  allUploaded: msg`All PIT certificates were drafted`,
  someUploaded: msg`Some PIT certificates were not drafted`,
  noneUploaded: msg`No PIT certificate was drafted`,
}
