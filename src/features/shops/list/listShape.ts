import { sortSchema } from '../../../api/contract/paging.ts'
import { shopSortColumns } from '../../../api/contract/shops.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** Order of the shops: by name. */
export const shopShape = {
  defaultSort: 'name:asc',
  sort: sortSchema(shopSortColumns),
  filters: {},
} satisfies ListShape
