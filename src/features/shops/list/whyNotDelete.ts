import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shopsDeletedAtOnce } from '../../../api/contract/shops.ts'

/** Why the selected shops cannot be deleted now, or null. @param selected how many there are */
export const whyNotDelete = (selected: number, mayDelete: boolean): MessageDescriptor | null => {
  if (!mayDelete) return msg`Your account may not delete shops`
  if (selected === 0) return msg`Select at least one shop to delete`
  return selected > shopsDeletedAtOnce ? msg`At most ${shopsDeletedAtOnce} shops can be deleted at once` : null
}
