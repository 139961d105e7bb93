import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { errorNoticeFiling } from '../../../api/contract/errorNoticeFiling.ts'
import { nameableCertificates, type NameableCertificate } from '../../../api/contract/errorNotices.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { relatedTypeOn } from '../../../domain/corrections/relatedTypes.ts'
import type { NoticedDocument } from '../../../domain/errorNotice/content.ts'
import { noticeKeys } from '../list/keys.ts'

export const pickerPageSize = 10

/** A notice as the server knows it. */
export const noticeDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: noticeKeys.detail(id),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(errorNoticeFiling.detail, { params: { id } }, { signal })),
  })

/** A page of the certificates that a notice may name. */
export const nameableQuery = (api: ApiClient, search: string, page: number) =>
  queryOptions({
    queryKey: noticeKeys.nameable(search, page),
    queryFn: async ({ signal }) => {
      const body = { search_value: search, page_number: String(page), page_size: String(pickerPageSize) }
      return valueOrThrow(await api.send(nameableCertificates, { body }, { signal }))
    },
    placeholderData: keepPreviousData,
  })

/** Certificates by their ids, as an address names them. */
export const namedQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: noticeKeys.named(ids.join(',')),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(nameableCertificates, { body: { sids: [...ids] } }, { signal })).certificates,
  })

/** A certificate as a row of the notice. */
export const rowOf = ({ sid, form_no, serial_no, inv_no, inv_date }: NameableCertificate): NoticedDocument => ({
  sid,
  form_no,
  serial_no,
  inv_no,
  inv_date,
  document_type: relatedTypeOn(inv_date),
  reason: '',
})
