import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MissingRight } from '../../../documents/missingRights.ts'

/** Why a command with declarations is closed to somebody. */
export const missingRightTexts: Readonly<Record<MissingRight, MessageDescriptor>> = {
  add: msg`Your account may not add declarations`,
  save: msg`Your account may not save declarations`,
  make: msg`Your account may not make declarations`,
  makeToSend: msg`Your account may send declarations, but not make them, which sending begins with`,
  send: msg`Your account may not send declarations`,
  makeAndSend: msg`Your account may not make and send declarations`,
  saveOrSend: msg`Your account may neither save nor send declarations`,
  delete: msg`Your account may not delete declarations`,
}
