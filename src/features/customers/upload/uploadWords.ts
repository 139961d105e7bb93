import { msg, plural } from '@lingui/core/macro'
import { mostUploadedRows } from '../../../domain/upload/mostRows.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import type { ListUploadWords } from '../../../records/upload/rows/uploadedList.ts'

const most = shownNumber(mostUploadedRows)

export const uploadWords: ListUploadWords = {
  title: msg`Add customers from Excel`,
  uploading: msg`Uploading the customers`,
  asking: msg`Asking the server whether it has the customers`,
  confirmTitle: msg`Upload these customers?`,
  atLeastOne: msg`At least one customer is required`,
  nothingHeld: msg`No row of the sheet that was read holds a customer. Fill in the sample file, or choose another file.`,
  tooMany: msg`At most ${most} customers can be uploaded at once. Split the sheet into several files.`,
  notThere: msg`The server has been asked: it has none of these customers. You can upload them again.`,
  unknownTitle: msg`It is not known whether the customers were uploaded`,
  unknownText: msg`The server cannot be asked now. Nothing is sent again before it has answered, so that no customer is made twice.`,
  allUploaded: msg`All customers were uploaded`,
  someUploaded: msg`Some customers were not uploaded`,
  noneUploaded: msg`Nothing was uploaded`,
  firstRowToo: msg`The first row is a customer too`,
  alsoIn: (sheets) => msg`There are customers in ${sheets} too: upload them separately.`,
  willBeAdded: (count) =>
    msg`${plural(count, { one: '# customer will be added to your list.', other: '# customers will be added to your list.' })}`,
  ifSomeRefused: msg`If the server refuses some of the customers`,
  checkedOnceMore: msg`The server checks each customer once more, for example whether its code exists already.`,
}
