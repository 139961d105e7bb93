import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UploadField } from '../../../../domain/invoice/upload/fields.ts'

/** What columns are called that files of other products have, and our sample has not. */
export const otherCaptions: Readonly<Partial<Record<UploadField, MessageDescriptor>>> = {
  inv_feature: msg`Kind of invoice`,
  special_kind: msg`Kind of special goods`,
}
