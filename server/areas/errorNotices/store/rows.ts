import * as v from 'valibot'
import { readNoticeEntries, type NoticeContent } from '../../../../src/domain/errorNotice/content.ts'
import { noticeStatuses } from '../../../../src/domain/errorNotice/status.ts'
import { searchText } from '../../../store/matching.ts'
import type { Tables } from '../../../store/tables.ts'
import type { ErrorNoticeHead } from './errorNotices.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    error_notices: {
      company_id: string
      id: string
      /** In which it was made; it never changes. */
      year: number
      /** The company's own name for it. */
      reference: string
      notice_type: string
      notice_date: string
      /** The first document that it names, and how many it names. */
      serial_no: string
      inv_no: string
      documents: number
      notice_status: string
      message: string
      guid: string
      sign_by: string
      requested_at: string
      content_hash: string
      /** `content_hash` of what was sent last, empty before. */
      filed_hash: string
      search_text: string
      content: string
      /** ISO 8601; empty of what is not deleted. */
      deleted_at: string
    }
    /** Certificates of the company that a notice names. */
    error_notice_certificates: { company_id: string; notice_id: string; certificate_id: string }
    error_notice_events: {
      company_id: string
      notice_id: string
      id: string
      at: string
      status: string
      message: string
    }
  }
}

/** Reads kept JSON. */
export const contentSchema = v.pipe(v.string(), v.parseJson(), v.object(readNoticeEntries))

export const statusSchema = v.picklist(noticeStatuses)

export const headColumns = [
  'company_id',
  'id',
  'year',
  'reference',
  'notice_status',
  'content_hash',
] as const satisfies readonly (keyof Tables['error_notices'])[]

export const headOf = (row: Pick<Tables['error_notices'], (typeof headColumns)[number]>): ErrorNoticeHead => ({
  companyId: row.company_id,
  id: row.id,
  year: row.year,
  status: v.parse(statusSchema, row.notice_status),
  reference: row.reference,
  contentHash: row.content_hash,
})

/** What a notice is listed, ordered and searched by. */
export const contentColumns = (content: NoticeContent, id: string, reference: string) => ({
  notice_type: content.notice_type,
  notice_date: content.notice_date,
  serial_no: content.documents[0]?.serial_no ?? '',
  inv_no: content.documents[0]?.inv_no ?? '',
  documents: content.documents.length,
  content: JSON.stringify({ ...content, notice_id: id }),
  search_text: searchText([
    reference,
    content.authority_no,
    ...content.documents.flatMap(({ serial_no, inv_no, reason }) => [`${serial_no}-${inv_no}`, reason]),
  ]),
})

/** Each certificate once. */
export const certificateRows = (company_id: string, notice_id: string, { documents }: NoticeContent) =>
  [...new Set(documents.flatMap(({ sid }) => (sid === '' ? [] : [sid])))].map((certificate_id) => ({
    company_id,
    notice_id,
    certificate_id,
  }))
