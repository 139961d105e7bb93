import { keysOf } from '../../../src/domain/form/table.ts'
import { newItem, type ItemValues } from '../../../src/domain/items/item.ts'
import { sha256 } from '../../secrets/signedText.ts'

const fields = keysOf(newItem()).toSorted()

/** SHA-256 of all that an item says, whatever the order of its fields. A code that is given automatically is not said by whoever saves it. */
export const versionOf = (item: ItemValues): string => {
  const said: [field: string, value: unknown][] = []
  for (const field of fields) said.push([field, field === 'item_code' && item.product_source ? '' : item[field]])
  return sha256(JSON.stringify(said))
}
