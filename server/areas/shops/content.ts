import type { ShopValues } from '../../../src/domain/shop/shop.ts'
import { isInUse } from '../../../src/domain/shop/pos.ts'
import { sha256 } from '../../secrets/signedText.ts'

/** SHA-256 of all that a shop says, whatever the order of its fields. A POS is said by its number, as a new one has no other name. */
export const versionOf = ({ pos_id, ...fields }: ShopValues): string => {
  const numbers = pos_id.filter(isInUse).map(({ pos_no }) => pos_no)
  const entries = Object.entries({ ...fields, pos_id: numbers })
  return sha256(JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}
