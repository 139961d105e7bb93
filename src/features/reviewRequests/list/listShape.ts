import * as v from 'valibot'
import { reviewSortColumns } from '../../../api/contract/reviewRequests.ts'
import { sortSchema } from '../../../api/contract/paging.ts'
import { reviewStates } from '../../../domain/reviewRequest/reviewRequest.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** Requests come newest first. */
export const requestShape = {
  defaultSort: 'day:desc',
  sort: sortSchema(reviewSortColumns),
  filters: { state: v.picklist(reviewStates) },
} satisfies ListShape
