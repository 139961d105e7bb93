import type { NoticeContent } from '../../../src/domain/errorNotice/content.ts'
import { invoiceBases } from '../../../src/domain/errorNotice/effects.ts'
import type { NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import type { IssuedDocument, IssuedDocuments } from '../../documents/issuedDocuments.ts'
import type { Repositories } from './store/repositories.ts'

/** The company's own documents, as notices of a family name them. */
export const issuedOf = (
  { issuedDocuments, issuedInvoices }: Pick<Repositories, 'issuedDocuments' | 'issuedInvoices'>,
  family: NoticeFamily,
): IssuedDocuments => (family === 'invoices' ? issuedInvoices : issuedDocuments)

/** Documents of this company that a notice names. */
export const namedIn = ({ documents }: NoticeContent): readonly string[] => [
  ...new Set(documents.flatMap(({ sid }) => (sid === '' ? [] : [sid]))),
]

/** The shop that all of its documents are of; empty where they are of several, of none, or of another system. */
const shopOf = ({ documents }: NoticeContent, issued: readonly IssuedDocument[]): string => {
  const shops = new Set(documents.map(({ sid }) => issued.find(({ id }) => id === sid)?.shopId ?? ''))
  const [shop = ''] = shops
  return shops.size === 1 ? shop : ''
}

/** The notice with what the company's own documents say as the company has issued them. */
export const withIssued = (content: NoticeContent, issued: readonly IssuedDocument[]): NoticeContent => ({
  ...content,
  shop_id: shopOf(content, issued),
  documents: content.documents.map((row) => {
    const found = row.sid === '' ? undefined : issued.find(({ id }) => id === row.sid)
    if (found === undefined) return row
    const { form_no, serial_no, inv_no, inv_date, tax_auth_cd } = found
    const own = { ...row, form_no, serial_no, inv_no, inv_date, tax_auth_cd }
    return content.family === 'invoices' ? { ...own, document_type: invoiceBases.decree123 } : own
  }),
})
