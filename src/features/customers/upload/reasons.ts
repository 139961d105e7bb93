import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { rowReason } from '../../../records/upload/rows/rowReasons.ts'
import { failureTexts } from '../failureTexts.ts'

/** What is said of a row in fewer words than in the form, or there alone. */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  customer_code_is_taken: msg`Another customer has this code`,
  customer_code_is_duplicate: msg`This code stands in several rows`,
  customer_name_is_required: msg`A customer or a buyer has to be named`,
  tax_code_is_invalid: msg`A tax code has 10, 12 or 13 digits`,
  phone_is_invalid: msg`This is no phone number: write its digits alone`,
}

const ownReason = (code: string): MessageDescriptor | null =>
  reasons[code] ?? failureTexts.field?.(code) ?? formTexts.field?.(code) ?? null

/** The text of a message code of a row or cell. */
export const reasonText = (code: string): MessageDescriptor => rowReason(code, ownReason)
