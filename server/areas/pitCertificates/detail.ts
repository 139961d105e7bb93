import type { PitCertificateDetail } from '../../../src/api/contract/pitCertificateFiling.ts'
import { certificateKey } from '../../../src/domain/pitCertificate/kind.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import { filedDetail } from '../../documents/filedDetail.ts'
import { addressIfAny } from '../../images/address.ts'
import { hasPrint } from './output/printCertificate.ts'
import type { Store } from './store/repositories.ts'

/** A certificate as its form and its page show it; null where the company has none of the id. */
export const detailOf = async (
  {
    store,
    links,
    pdfLinks,
  }: { readonly store: Store; readonly links: DownloadLinks; readonly pdfLinks: DownloadLinks },
  companyId: string,
  id: string,
): Promise<PitCertificateDetail | null> => {
  const found = await store.pitCertificates.byId(companyId, id)
  if (found === null) return null
  const { head, content } = found
  const filed = await filedDetail(store, links, certificateKey, found)
  const pictures = await store.templates.bySymbol(companyId, content.form_no, content.serial_no)
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
    lookup_cd: isAccepted ? found.lookupCode : '',
    logo_img: addressIfAny(pictures?.logo_img ?? ''),
    bg_img: addressIfAny(pictures?.bg_img ?? ''),
    // Empty until there is a page where anybody looks certificates up.
    lookup_link: '',
    corrected_by: found.correctedBy,
    corrected_by_sid: found.correctedById,
    corrects_sid: found.correctsId,
    req_issue_yn: head.status !== 'draft',
    pdf_url: hasPrint(head) ? pdfLinks.make(companyId, id) : null,
  }
}
