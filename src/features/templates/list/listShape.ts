import { sortSchema } from '../../../api/contract/paging.ts'
import { templateSortColumns } from '../../../api/contract/templates.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** Order of the templates: the latest first. */
export const templateShape = {
  defaultSort: 'start_date:desc',
  sort: sortSchema(templateSortColumns),
  filters: {},
} satisfies ListShape
