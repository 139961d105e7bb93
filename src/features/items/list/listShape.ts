import * as v from 'valibot'
import { itemSortColumns } from '../../../api/contract/items.ts'
import { sortSchema } from '../../../api/contract/paging.ts'
import { itemFlags } from '../../../domain/items/rated.ts'
import { vatRates } from '../../../domain/items/vatRates.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** Order of the items: by code. The VAT filter begins with all rates (seed 001 §2.8). */
export const itemShape = {
  defaultSort: 'item_code:asc',
  sort: sortSchema(itemSortColumns),
  filters: { vat: v.pipe(v.string(), v.picklist(vatRates)), flag: v.pipe(v.string(), v.picklist(itemFlags)) },
} satisfies ListShape
