import { foreignSortColumns } from '../../../api/contract/invoiceForeign.ts'
import { sortSchema } from '../../../api/contract/paging.ts'
import { daySchema } from '../../../domain/dates.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** Invoices of other systems come newest first, and are narrowed by their day. */
export const foreignShape = {
  defaultSort: 'inv_date:desc',
  sort: sortSchema(foreignSortColumns),
  filters: { from: daySchema, to: daySchema },
} satisfies ListShape
