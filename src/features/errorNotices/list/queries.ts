import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { errorNoticeLists } from '../../../api/contract/errorNotices.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../../api/queries/listPlace.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { readNoticeStatus } from '../../../domain/errorNotice/status.ts'
import { noticeKeys } from './keys.ts'

/** What the list is asked for; without a filter all until today in Vietnam. */
const noticesAsked = (place: ListPlace) => {
  const { from, to, status = '' } = place.filters
  return { ...placeQuery(place), start_date: from, end_date: to, status: readNoticeStatus(status) ?? undefined }
}

/** A page of the list; what is sought, which may be a name, stands in the body. */
const readNotices = (api: ApiClient, family: NoticeFamily, place: ListPlace, signal: AbortSignal) => {
  const { list, search } = errorNoticeLists[family]
  const asked = noticesAsked(place)
  return place.search === ''
    ? api.send(list, { query: asked }, { signal })
    : api.send(search, { body: asked }, { signal })
}

export const noticeListQuery = (api: ApiClient, family: NoticeFamily, place: ListPlace) =>
  queryOptions({
    queryKey: noticeKeys.list(family, place),
    queryFn: async ({ signal }) => valueOrThrow(await readNotices(api, family, place, signal)),
  })

/** How many notices are in each status. */
export const noticeCountsQuery = (api: ApiClient, family: NoticeFamily) =>
  queryOptions({
    queryKey: [...noticeKeys.all(family), 'counts'],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(errorNoticeLists[family].count, {}, { signal })).counts,
  })
