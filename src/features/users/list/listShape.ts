import * as v from 'valibot'
import { sortSchema } from '../../../api/contract/paging.ts'
import { userSortColumns } from '../../../api/contract/users.ts'
import { roleFilters } from '../../../domain/user/role.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** Order of the users: by name; narrowed to a role (seed 001 §2.9). */
export const userShape = {
  defaultSort: 'full_name:asc',
  sort: sortSchema(userSortColumns),
  filters: { role: v.picklist(roleFilters) },
} satisfies ListShape
