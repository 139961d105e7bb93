import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ErrorNoticeDetail } from '../../../api/contract/errorNoticeFiling.ts'
import type { NameableCertificate } from '../../../api/contract/errorNotices.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { companyQuery } from '../../../api/queries/settings.ts'
import { useFiledKind } from '../../../documents/filedKind.ts'
import { useShownKind } from '../../../documents/shownKind.ts'
import type { FormOrigin } from '../../../documents/unfinished/origin.ts'
import { unfinishedQuery } from '../../../documents/unfinished/unfinishedQuery.ts'
import type { Company } from '../../../domain/company.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { noticeValuesOf, type NoticeValues } from '../../../domain/errorNotice/content.ts'
import { newNotice } from '../../../domain/errorNotice/defaults.ts'
import { noticeVersions } from '../../../domain/errorNotice/fields.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import type { NoticeOpening } from '../address.ts'
import { namedQuery, noticeDetailQuery, rowOf } from './queries.ts'

/** What the form of a notice opens with. */
export interface OpenedNotice {
  readonly values: NoticeValues
  readonly version: string
  /** What it was opened from, by which what is typed is kept. */
  readonly origin: FormOrigin
}

export type NoticeSource = OpeningSource<{
  readonly opened: OpenedNotice
  readonly record: ErrorNoticeDetail | null
}>

interface Sources {
  readonly company: Company | undefined
  readonly detail: ErrorNoticeDetail | undefined
  readonly named: readonly NameableCertificate[] | undefined
}

/** Null while something is not there yet. */
const openedFrom = ({ notice }: NoticeOpening, { company, detail, named = [] }: Sources): OpenedNotice | null => {
  if (notice !== null) {
    if (detail === undefined) return null
    const { version, notice_id: id } = detail
    return { values: noticeValuesOf(detail), version, origin: { way: 'edit', id, version } }
  }
  if (company === undefined) return null
  const blank = newNotice({ company, today: vietnamDay(new Date()), newest: noticeVersions[0] })
  if (detail === undefined)
    return {
      values: { ...blank, documents: named.map(rowOf) },
      version: '',
      origin: { way: 'new', id: '', version: '' },
    }
  const { notice_date, notice_id } = blank
  return {
    values: { ...noticeValuesOf(detail), notice_date, notice_id },
    version: '',
    origin: { way: 'copy', id: detail.notice_id, version: detail.version },
  }
}

type Query = Pick<UseQueryResult, 'isError' | 'data' | 'error' | 'refetch' | 'isFetchedAfterMount'>

/** The company and the certificates of a new notice, or the notice itself. What an earlier visit left in the cache is never opened. */
export const useNoticeSource = (opening: NoticeOpening): NoticeSource => {
  const api = useApi()
  const { notice, copy, certificates } = opening
  const isNew = notice === null
  const id = notice ?? copy
  const company = useQuery({ ...companyQuery(api), ...readAnew, enabled: isNew })
  const detail = useQuery({ ...noticeDetailQuery(api, id ?? ''), ...readAnew, enabled: id !== null })
  const isNaming = certificates.length > 0
  const named = useQuery({ ...namedQuery(api, certificates), ...readAnew, enabled: isNaming })
  const unfinished = useQuery({ ...unfinishedQuery(api, useShownKind(), useFiledKind().unfinished), ...readAnew })
  const sources: readonly Query[] = [
    ...(isNew ? [company] : []),
    ...(id === null ? [] : [detail]),
    ...(isNaming ? [named] : []),
  ]
  const failed = sources.filter(({ isError, data }) => isError && data === undefined)
  const [first] = failed
  if (first !== undefined)
    return {
      state: 'failed',
      failure: failureOf(first.error),
      retry: () => failed.forEach(({ refetch }) => void refetch()),
    }
  if (![...sources, unfinished].every(({ isFetchedAfterMount }) => isFetchedAfterMount)) return { state: 'loading' }
  const opened = openedFrom(opening, { company: company.data, detail: detail.data, named: named.data })
  return opened === null
    ? { state: 'loading' }
    : { state: 'ready', opened, record: isNew ? null : (detail.data ?? null) }
}
