import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { itemsDeletedAtOnce } from '../../../api/contract/items.ts'

/** Why the selected items cannot be deleted now, or null (seed 001 §2.8). @param selected how many there are */
export const whyNotDelete = (selected: number): MessageDescriptor | null => {
  if (selected === 0) return msg`Select at least one item to delete`
  return selected > itemsDeletedAtOnce ? msg`At most ${itemsDeletedAtOnce} items can be deleted at once` : null
}
