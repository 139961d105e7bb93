import * as v from 'valibot'
import { invoiceSortColumns } from '../../../api/contract/invoices.ts'
import { sortSchema } from '../../../api/contract/paging.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** What is under way or refused comes newest first, and is narrowed to one of both. */
export const statusShape = {
  defaultSort: 'inv_date:desc',
  sort: sortSchema(invoiceSortColumns),
  filters: { status: v.picklist(['rejected', 'sent']) },
} satisfies ListShape
