import type { PitCertificateDetail } from '../../../src/api/contract/pitCertificateFiling.ts'
import { certificateKey } from '../../../src/domain/pitCertificate/kind.ts'
import { keyOf } from '../../documents/documentKey.ts'
import type { DownloadLinks } from '../../documents/downloadLink.ts'
import { imageAddress } from '../../images/address.ts'
import { hasPrint } from './output/printCertificate.ts'
import { isCorrected } from './store/corrected.ts'
import type { Store } from './store/repositories.ts'

const shownPicture = (name: string): string => (name === '' ? '' : imageAddress(name))

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
  const signed = await store.signedDocuments.latestOf(keyOf(certificateKey, head))
  const pictures = await store.templates.bySymbol(companyId, content.form_no, content.serial_no)
  const isAccepted = head.status === 'accepted'
  return {
    ...content,
    sid: id,
    version: head.contentHash,
    refid: head.refid,
    guid: found.guid,
    inv_no: head.number === null ? '' : String(head.number),
    etax_status: head.status,
    etax_rslt: found.message,
    tax_auth_cd: found.taxAuthorityCode,
    lookup_cd: isAccepted ? found.lookupCode : '',
    logo_img: shownPicture(pictures?.logo_img ?? ''),
    bg_img: shownPicture(pictures?.bg_img ?? ''),
    // Empty until there is a page where anybody looks certificates up.
    lookup_link: '',
    corrected_by: found.correctedBy,
    corrected_by_sid: found.correctedById,
    corrects_sid: found.correctsId,
    sign_by: found.signedBy,
    requested_at: found.requestedAt,
    signed_at: signed?.signingTime ?? '',
    is_corrected: isCorrected({
      etax_status: head.status,
      content_hash: head.contentHash,
      filed_hash: found.filedHash,
    }),
    req_issue_yn: head.status !== 'draft',
    signed_xml_url: signed === null ? null : links.make(companyId, id),
    pdf_url: hasPrint(head) ? pdfLinks.make(companyId, id) : null,
  }
}
