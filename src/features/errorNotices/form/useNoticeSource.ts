import { useQuery } from '@tanstack/react-query'
import type { ReviewRequestDetail } from '../../../api/contract/reviewRequests.ts'
import type { ErrorNoticeDetail } from '../../../api/contract/errorNoticeFiling.ts'
import { useApi } from '../../../api/provider.tsx'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { requestQuery } from '../../../api/queries/reviewRequests.ts'
import { companyQuery } from '../../../api/queries/settings.ts'
import { openedKept, openedNew, type OpenedDocument } from '../../../documents/form/page/openedDocument.ts'
import { useOpeningSource } from '../../../documents/form/page/useOpeningSource.ts'
import type { Company } from '../../../domain/company.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { noticeValuesOf, type NoticeValues } from '../../../domain/errorNotice/content.ts'
import { newNotice } from '../../../domain/errorNotice/defaults.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import type { NoticeOpening } from '../address.ts'
import { noticeStageOf } from '../../../domain/errorNotice/status.ts'
import { useNoticeFamily } from '../family.ts'
import { answered, namedQuery, noticeDetailQuery, rowOf, type Nameable } from './queries.ts'

/** What the form of a notice opens with, and what an existing one shows beside its fields. */
export interface OpenedNotice {
  readonly opened: OpenedDocument<NoticeValues>
  readonly record: ErrorNoticeDetail | null
}

interface Sources {
  readonly company: Company | undefined
  readonly detail: ErrorNoticeDetail | undefined
  readonly named: readonly Nameable[] | undefined
  readonly request: ReviewRequestDetail | undefined
}

/** Null while something is not there yet. */
const openedFrom = (
  family: NoticeFamily,
  { document }: NoticeOpening,
  { company, detail, named = [], request }: Sources,
): OpenedNotice | null => {
  if (document !== null) {
    if (detail === undefined) return null
    const { version, notice_status: status } = detail
    const kept = { stage: noticeStageOf(status), version, values: noticeValuesOf(detail) }
    return { opened: openedKept(document, kept), record: detail }
  }
  if (company === undefined) return null
  const blank = newNotice({ family, company, today: vietnamDay(new Date()), newest: '' })
  if (request !== undefined) return { opened: openedNew({ ...blank, ...answered(request) }), record: null }
  if (detail === undefined)
    return { opened: openedNew({ ...blank, documents: named.map((one) => rowOf(family, one)) }), record: null }
  const { notice_date, notice_id } = blank
  const copied = { ...noticeValuesOf(detail), notice_date, notice_id }
  return {
    opened: openedNew(copied, { way: 'copy', id: detail.notice_id, version: detail.version }),
    record: null,
  }
}

/** The company and the documents of a new notice, or the notice itself. */
export const useNoticeSource = (opening: NoticeOpening): OpeningSource<OpenedNotice> => {
  const api = useApi()
  const family = useNoticeFamily()
  const { document, copy, documents, request: requestId } = opening
  const isNew = document === null
  const id = document ?? copy
  const company = useQuery({ ...companyQuery(api), ...readAnew, enabled: isNew })
  const detail = useQuery({ ...noticeDetailQuery(api, family, id ?? ''), ...readAnew, enabled: id !== null })
  const isNaming = documents.length > 0
  const named = useQuery({ ...namedQuery(api, family, documents), ...readAnew, enabled: isNaming })
  const request = useQuery({ ...requestQuery(api, requestId ?? ''), ...readAnew, enabled: requestId !== null })
  const read = [
    ...(isNew ? [company] : []),
    ...(id === null ? [] : [detail]),
    ...(isNaming ? [named] : []),
    ...(requestId === null ? [] : [request]),
  ]
  return useOpeningSource({ read }, () =>
    openedFrom(family, opening, {
      company: company.data,
      detail: detail.data,
      named: named.data,
      request: request.data,
    }),
  )
}
