import { msg } from '@lingui/core/macro'
import type { OutputCommands } from '../../../documents/output/outputWords.ts'

export const outputCommands: OutputCommands = {
  group: msg`PIT certificates`,
  print: msg`Print the selected PIT certificates`,
  download: msg`Download the selected PIT certificates`,
  selectOne: msg`Select at least one PIT certificate to print or download`,
  tooMany: (mostAtOnce) => msg`At most ${mostAtOnce} PIT certificates can be printed or downloaded at once`,
  printTitle: msg`Print selected`,
  downloadTitle: msg`Download selected`,
}
