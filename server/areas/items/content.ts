import type { ItemBody } from '../../../src/api/contract/items.ts'
import { sha256 } from '../../secrets/signedText.ts'

/** SHA-256 of all that an item says, whatever the order of its fields. A code that is given automatically is not said by whoever saves it. */
export const versionOf = ({ item_code, ...fields }: ItemBody): string => {
  const entries = Object.entries({ ...fields, item_code: fields.product_source ? '' : item_code })
  return sha256(JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}
