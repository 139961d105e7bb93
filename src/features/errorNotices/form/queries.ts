import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { errorNoticeFilings } from '../../../api/contract/errorNoticeFiling.ts'
import type { ReviewRequestDetail } from '../../../api/contract/reviewRequests.ts'
import { nameableCertificates, nameableInvoices } from '../../../api/contract/errorNotices.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { mostNoticed } from '../../../domain/corrections/mostNoticed.ts'
import { relatedTypeOn } from '../../../domain/corrections/relatedTypes.ts'
import type { NoticedDocument, NoticeValues } from '../../../domain/errorNotice/content.ts'
import { invoiceBases } from '../../../domain/errorNotice/effects.ts'
import { noticeTypes } from '../../../domain/errorNotice/fields.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { noticeKeys } from '../list/keys.ts'

/** A certificate or an invoice that a notice may name. */
export interface Nameable {
  readonly sid: string
  readonly form_no: string
  readonly serial_no: string
  readonly inv_no: string
  readonly inv_date: string
  readonly tax_auth_cd: string
  /** Whom it is for. */
  readonly name: string
  readonly is_replaced: boolean
}

export const pickerPageSize = 10

/** A notice as the server knows it. */
export const noticeDetailQuery = (api: ApiClient, family: NoticeFamily, id: string) =>
  queryOptions({
    queryKey: noticeKeys.detail(family, id),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(errorNoticeFilings[family].detail, { params: { id } }, { signal })),
  })

interface Asked {
  readonly search_value?: string
  readonly page_number?: string
  readonly page_size?: string
  readonly sids?: string[]
}

const nameableOf = async (api: ApiClient, family: NoticeFamily, body: Asked, signal: AbortSignal) => {
  if (family === 'certificates') {
    const { certificates, pagination } = valueOrThrow(await api.send(nameableCertificates, { body }, { signal }))
    const documents = certificates.map(({ taxpayer_nm: name, ...row }): Nameable => ({ ...row, name, tax_auth_cd: '' }))
    return { documents, pagination }
  }
  const { invoices, pagination } = valueOrThrow(await api.send(nameableInvoices, { body }, { signal }))
  return { documents: invoices.map(({ buyer_nm: name, ...row }): Nameable => ({ ...row, name })), pagination }
}

/** A page of the documents that a notice may name. */
export const nameableQuery = (api: ApiClient, family: NoticeFamily, search: string, page: number) =>
  queryOptions({
    queryKey: noticeKeys.nameable(family, search, page),
    queryFn: ({ signal }) =>
      nameableOf(
        api,
        family,
        { search_value: search, page_number: String(page), page_size: String(pickerPageSize) },
        signal,
      ),
    placeholderData: keepPreviousData,
  })

/** Documents by their ids, as an address names them. */
export const namedQuery = (api: ApiClient, family: NoticeFamily, ids: readonly string[]) =>
  queryOptions({
    queryKey: noticeKeys.named(family, ids.join(',')),
    queryFn: async ({ signal }) => (await nameableOf(api, family, { sids: [...ids] }, signal)).documents,
  })

/** Under which rules a document of a day was made. */
const typeOf = (family: NoticeFamily, day: string): string =>
  family === 'certificates' ? relatedTypeOn(day) : invoiceBases.decree123

/** A document as a row of the notice. */
export const rowOf = (
  family: NoticeFamily,
  { sid, form_no, serial_no, inv_no, inv_date, tax_auth_cd }: Nameable,
): NoticedDocument => ({
  sid,
  form_no,
  serial_no,
  inv_no,
  inv_date,
  document_type: typeOf(family, inv_date),
  effect: '',
  tax_auth_cd,
  reason: '',
})

const isBase = (text: string): boolean => Object.values<string>(invoiceBases).includes(text)

/** What a notice says that answers a request: its number and day, and the invoices that it names. */
export const answered = ({ number, day, invoices }: ReviewRequestDetail): Partial<NoticeValues> => ({
  notice_type: noticeTypes.answer,
  authority_no: number,
  authority_date: day,
  documents: invoices.slice(0, mostNoticed).map(({ document_type: base, ...invoice }) => ({
    ...invoice,
    document_type: isBase(base) ? base : invoiceBases.decree123,
    effect: '',
    reason: '',
  })),
})

/** A row for a document that another system has made. */
export const typedRow = (family: NoticeFamily, today: string): NoticedDocument => ({
  sid: '',
  form_no: family === 'certificates' ? '03/TNCN' : '',
  serial_no: '',
  inv_no: '',
  inv_date: '',
  document_type: typeOf(family, today),
  effect: '',
  tax_auth_cd: '',
  reason: '',
})
