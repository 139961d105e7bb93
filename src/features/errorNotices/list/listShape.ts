import * as v from 'valibot'
import { errorNoticeSortColumns } from '../../../api/contract/errorNotices.ts'
import { sortSchema } from '../../../api/contract/paging.ts'
import { daySchema } from '../../../domain/dates.ts'
import { noticeStatuses } from '../../../domain/errorNotice/status.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** The search parameters that narrow the list. */
export const noticeFilterNames = ['status', 'from', 'to'] as const

/** Order and filters of the list of error notices: newest first. */
export const noticeShape = {
  defaultSort: 'notice_date:desc',
  sort: sortSchema(errorNoticeSortColumns),
  filters: { status: v.picklist(noticeStatuses), from: daySchema, to: daySchema } satisfies Record<
    (typeof noticeFilterNames)[number],
    v.GenericSchema<string, string>
  >,
} satisfies ListShape
