import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MissingRight } from '../../../documents/missingRights.ts'

/** Why a command with error notices is closed to somebody. */
export const missingRightTexts: Readonly<Record<MissingRight, MessageDescriptor>> = {
  add: msg`Your account may not add error notices`,
  save: msg`Your account may not save error notices`,
  make: msg`Your account may not generate error notices`,
  makeToSend: msg`Your account may send error notices, but not generate them, which sending begins with`,
  send: msg`Your account may not send error notices`,
  makeAndSend: msg`Your account may not generate and send error notices`,
  saveOrSend: msg`Your account may neither save nor send error notices`,
  delete: msg`Your account may not delete error notices`,
}
