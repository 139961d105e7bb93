import * as v from 'valibot'
import { readNoticeEntries, type NoticeContent } from '../../../../src/domain/errorNotice/content.ts'
import { noticeFamilies } from '../../../../src/domain/errorNotice/families.ts'
import { noticeStatuses } from '../../../../src/domain/errorNotice/status.ts'
import type { DescribedHeads } from '../../../documents/heads/describedHeads.ts'
import type { ContentRow, EventRow, HeadRow } from '../../../documents/heads/headColumns.ts'
import { searchText } from '../../../store/matching.ts'
import type { Tables } from '../../../store/tables.ts'
import { noticeColumns } from './columns.ts'
import type { ErrorNoticeHead } from './errorNotices.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    error_notices: HeadRow<typeof noticeColumns> & { documents: number }
    error_notice_contents: ContentRow<typeof noticeColumns>
    error_notice_events: EventRow<typeof noticeColumns>
    /** Documents of the company that a notice names: certificates or invoices, as it is about. */
    error_notice_documents: { company_id: string; notice_id: string; document_id: string }
  }
}

/** Reads kept JSON. */
export const contentSchema = v.pipe(v.string(), v.parseJson(), v.object(readNoticeEntries))

const familySchema = v.picklist(noticeFamilies)

export const statusSchema = v.picklist(noticeStatuses)

/** Each document once. */
const documentRows = (company_id: string, notice_id: string, { documents }: NoticeContent) =>
  [...new Set(documents.flatMap(({ sid }) => (sid === '' ? [] : [sid])))].map((document_id) => ({
    company_id,
    notice_id,
    document_id,
  }))

export const noticeHeads: DescribedHeads<
  ErrorNoticeHead,
  NoticeContent,
  Tables['error_notices'],
  'family' | 'shop_id'
> = {
  columns: noticeColumns,
  statusOf: (kept) => v.parse(statusSchema, kept),
  own: ['family', 'shop_id'],
  headOf: ({ family, shop_id: shopId }, head) => ({ ...head, family: v.parse(familySchema, family), shopId }),
  contentOf: (kept) => v.parse(contentSchema, kept),
  id: 'notice_id',
  saidBy: ({ family, shop_id, documents, notice_type, notice_date, authority_no }, reference) => ({
    family,
    shop_id,
    notice_type,
    notice_date,
    serial_no: documents[0]?.serial_no ?? '',
    inv_no: documents[0]?.inv_no ?? '',
    documents: documents.length,
    search_text: searchText([
      reference,
      authority_no,
      ...documents.flatMap(({ serial_no, inv_no, reason }) => [`${serial_no}-${inv_no}`, reason]),
    ]),
  }),
  async keepBeside(db, companyId, notices) {
    const own = db.deleteFrom('error_notice_documents').where('company_id', '=', companyId)
    const ids = notices.map(({ id }) => id)
    await own.where('notice_id', 'in', ids).execute()
    const rows = notices.flatMap(({ id, content }) => documentRows(companyId, id, content))
    if (rows.length > 0) await db.insertInto('error_notice_documents').values(rows).execute()
  },
}
