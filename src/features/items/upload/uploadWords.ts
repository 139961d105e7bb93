import { msg, plural } from '@lingui/core/macro'
import { mostUploadedRows } from '../../../domain/upload/mostRows.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import type { ListUploadWords } from '../../../records/upload/rows/uploadedList.ts'

const most = shownNumber(mostUploadedRows)

export const uploadWords: ListUploadWords = {
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
  firstRowToo: msg`The first row is an item too`,
  alsoIn: (sheets) => msg`There are items in ${sheets} too: upload them separately.`,
  willBeAdded: (count) =>
    msg`${plural(count, { one: '# item will be added to your list.', other: '# items will be added to your list.' })}`,
  ifSomeRefused: msg`If the server refuses some of the items`,
  checkedOnceMore: msg`The server checks each item once more, for example whether its code exists already.`,
}
