import * as v from 'valibot'
import { customerSortColumns } from '../../../api/contract/customers.ts'
import { sortSchema } from '../../../api/contract/paging.ts'
import { customerKinds } from '../../../domain/customers/customer.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** Order of the customers: by name. The filter of kinds begins with all of them. */
export const customerShape = {
  defaultSort: 'company_name:asc',
  sort: sortSchema(customerSortColumns),
  filters: { kind: v.pipe(v.string(), v.picklist(customerKinds)) },
} satisfies ListShape
