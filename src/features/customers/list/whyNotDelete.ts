import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { customersDeletedAtOnce } from '../../../api/contract/customers.ts'

/** Why the selected customers cannot be deleted now, or null. @param selected how many there are */
export const whyNotDelete = (selected: number): MessageDescriptor | null => {
  if (selected === 0) return msg`Select at least one customer to delete`
  return selected > customersDeletedAtOnce
    ? msg`At most ${customersDeletedAtOnce} customers can be deleted at once`
    : null
}
