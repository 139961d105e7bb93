import * as v from 'valibot'
import { declarationSortColumns } from '../../../api/contract/declarations.ts'
import { sortSchema } from '../../../api/contract/paging.ts'
import { daySchema } from '../../../domain/dates.ts'
import { shownStatuses } from '../../../domain/declaration/status.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** The search parameters that narrow the list. */
export const declarationFilterNames = ['status', 'type', 'from', 'to'] as const

/** Order and filters of the list of declarations: newest first, narrowed by status, type and days of the register date. */
export const declarationShape = {
  defaultSort: 'register_date:desc',
  sort: sortSchema(declarationSortColumns),
  filters: {
    status: v.picklist(shownStatuses),
    type: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,10}$/)),
    from: daySchema,
    to: daySchema,
  } satisfies Record<(typeof declarationFilterNames)[number], v.GenericSchema<string, string>>,
} satisfies ListShape
