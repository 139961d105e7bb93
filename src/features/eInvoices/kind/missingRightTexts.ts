import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MissingRight } from '../../../documents/missingRights.ts'

/** Why a command with e-invoices is closed to somebody. */
export const missingRightTexts: Readonly<Record<MissingRight, MessageDescriptor>> = {
  add: msg`Your account may not add e-invoices`,
  save: msg`Your account may not save e-invoices`,
  make: msg`Your account may not generate e-invoices`,
  makeToSend: msg`Your account may issue e-invoices, but not generate them, which issuing begins with`,
  send: msg`Your account may not issue e-invoices`,
  makeAndSend: msg`Your account may not generate and issue e-invoices`,
  saveOrSend: msg`Your account may neither save nor issue e-invoices`,
  delete: msg`Your account may not delete e-invoices`,
}
