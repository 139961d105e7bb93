import { msg } from '@lingui/core/macro'
import { mostUploadedRows } from '../../../domain/upload/mostRows.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import type { UploadWords } from '../../../records/upload/uploadWords.ts'

const most = shownNumber(mostUploadedRows)

export const uploadWords: UploadWords = {
  title: msg`Add items from Excel`,
  uploading: msg`Uploading the items`,
  asking: msg`Asking the server whether it has the items`,
  confirmTitle: msg`Upload these items?`,
  atLeastOne: msg`At least one item is required`,
  nothingHeld: msg`No row of the sheet that was read holds an item. Fill in the sample file, or choose another file.`,
  tooMany: msg`At most ${most} items can be uploaded at once. Split the sheet into several files.`,
  notThere: msg`The server has been asked: it has none of these items. You can upload them again.`,
  unknownTitle: msg`It is not known whether the items were uploaded`,
  unknownText: msg`The server cannot be asked now. Nothing is sent again before it has answered, so that no item is made twice.`,
  allUploaded: msg`All items were uploaded`,
  someUploaded: msg`Some items were not uploaded`,
  noneUploaded: msg`Nothing was uploaded`,
}
