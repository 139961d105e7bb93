import { mostNotices, mostOpenRequests, type InvoiceDetail } from '../../../src/api/contract/invoiceFiling.ts'
import { invoiceKey } from '../../../src/domain/invoice/kind.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import { filedDetail } from '../../documents/filedDetail.ts'
import { addressIfAny } from '../../images/address.ts'
import type { Invoice } from './store/invoices.ts'
import type { Store } from './store/repositories.ts'

interface Parts {
  readonly store: Store
  readonly links: DownloadLinks
  readonly pdfLinks: DownloadLinks
  readonly convertedLinks: DownloadLinks
}

/** What the authority asks about one that is issued. */
const requestsAbout = ({ openRequests }: Store, { head: { companyId, number }, content }: Invoice) => {
  const { form_no, serial_no } = content
  return number === null
    ? []
    : openRequests.of(companyId, { form_no, serial_no, inv_no: String(number) }, mostOpenRequests)
}

/** An invoice as its form and its page show it; null where the company has none of the id. */
export const detailOf = async (
  { store, links, pdfLinks, convertedLinks }: Parts,
  companyId: string,
  id: string,
): Promise<InvoiceDetail | null> => {
  const found = await store.invoices.byId(companyId, id)
  if (found === null) return null
  const { head, content } = found
  const filed = await filedDetail(store, links, invoiceKey, found)
  const template = await store.templates.bySymbol(companyId, content.form_no, content.serial_no)
  const notices = await store.namingDocuments.of(companyId, 'invoices', id, mostNotices)
  const requests = await requestsAbout(store, found)
  const converted = await store.invoiceConversions.of(companyId, id)
  const isAccepted = head.status === 'accepted'
  return {
    ...content,
    ...filed,
    sid: id,
    refid: head.refid,
    guid: found.guid,
    inv_no: head.number === null ? '' : String(head.number),
    etax_status: head.status,
    etax_rslt: found.message,
    tax_auth_cd: found.taxAuthorityCode,
    noticed: found.noticed,
    notices: notices.map(({ day: notice_date, status: notice_status, ...notice }) => ({
      ...notice,
      notice_date,
      notice_status,
    })),
    review_requests: [...requests],
    lookup_cd: isAccepted ? found.lookupCode : '',
    temp_id: template?.temp_id ?? '',
    logo_img: addressIfAny(template?.logo_img ?? ''),
    bg_img: addressIfAny(template?.bg_img ?? ''),
    // Empty until there is a page where anybody looks invoices up.
    lookup_link: '',
    corrected_by: found.correctedBy,
    corrected_by_sid: found.correctedById,
    corrects_sid: found.correctsId,
    req_issue_yn: head.status !== 'draft',
    pdf_url: pdfLinks.make(companyId, id),
    convert_yn: converted === null ? ('N' as const) : ('Y' as const),
    convert_by: converted?.by ?? '',
    convert_dt: converted?.at ?? '',
    pdf_convert_url: converted === null ? null : convertedLinks.make(companyId, id),
  }
}
