import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import type { CertificateContent } from '../../../domain/pitCertificate/content.ts'
import type { PrintableCertificate } from '../../../domain/pitCertificate/print/print.ts'
import { certificateStageOf } from '../../../domain/pitCertificate/status.ts'
import type { PitCertificatePrint } from '../../../printing/drawing/templates/certificate/definition.ts'
import { printedCertificateOf } from '../../../domain/pitCertificate/print/print.ts'
import { shownImageAddress } from '../../../domain/image.ts'

/** What a record adds to a certificate's values for its print. */
export type PrintableRecord = Pick<
  PitCertificateDetail,
  'inv_no' | 'etax_status' | 'sign_by' | 'signed_at' | 'lookup_cd' | 'lookup_link' | 'logo_img' | 'bg_img'
>

/** Where anybody looks certificates up, without the code that a link has. @param origin of this site */
const lookupAddressOf = (link: string, origin: string): string => {
  const address = URL.canParse(link, origin) ? new URL(link, origin) : null
  return link === '' || address === null ? '' : `${address.origin}${address.pathname}`
}

/** The values as the form shows them, with what only the record knows. */
export const printableOf = (
  values: CertificateContent,
  record: PrintableRecord,
  conversion: PrintableCertificate['conversion'] = null,
): PrintableCertificate => ({
  values,
  number: record.inv_no,
  isDraft: certificateStageOf(record.etax_status) === 'draft',
  signer: record.sign_by,
  signedAt: record.signed_at,
  lookupAddress: lookupAddressOf(record.lookup_link, location.origin),
  lookupCode: record.lookup_cd,
  conversion,
})

/** What the printer draws of it, with the pictures of its template. */
export const printOf = (certificate: PrintableCertificate, record: PrintableRecord): PitCertificatePrint => ({
  kind: 'pitCertificate',
  certificate: printedCertificateOf(certificate),
  logo: shownImageAddress(record.logo_img ?? ''),
  background: shownImageAddress(record.bg_img ?? ''),
})

/** Whether a certificate has a print: one that was turned down is not the person's any more, as it is of declarations. */
export const hasPrint = ({ etax_status }: Pick<PrintableRecord, 'etax_status'>): boolean =>
  certificateStageOf(etax_status) !== 'turnedDown'
