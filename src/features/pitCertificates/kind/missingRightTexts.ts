import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MissingRight } from '../../../documents/missingRights.ts'

/** Why a command with PIT certificates is closed to somebody. */
export const missingRightTexts: Readonly<Record<MissingRight, MessageDescriptor>> = {
  add: msg`Your account may not add PIT certificates`,
  save: msg`Your account may not save PIT certificates`,
  make: msg`Your account may not generate PIT certificates`,
  makeToSend: msg`Your account may issue PIT certificates, but not generate them, which issuing begins with`,
  send: msg`Your account may not issue PIT certificates`,
  makeAndSend: msg`Your account may not generate and issue PIT certificates`,
  saveOrSend: msg`Your account may neither save nor issue PIT certificates`,
  delete: msg`Your account may not delete PIT certificates`,
}
