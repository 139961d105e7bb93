import { certificateKey } from '../../../../src/domain/pitCertificate/kind.ts'
import {
  printedCertificateOf,
  printFileName,
  type PrintableCertificate,
} from '../../../../src/domain/pitCertificate/print/print.ts'
import { certificateStageOf, type CertificateStatus } from '../../../../src/domain/pitCertificate/status.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import type { CertificateConversion } from '../../../../src/domain/templates/pitCertificate/filled.ts'
import { keyOf } from '../../../documents/documentKey.ts'
import type { Pictures } from '../../../images/images.ts'
import type { PdfPrinter } from '../../../printing/pdfPrinter.ts'
import { symbolPictures } from '../../../templates/symbolPictures.ts'
import type { PitCertificate } from '../store/pitCertificates.ts'
import type { Store } from '../store/repositories.ts'

export interface PrintParts {
  readonly store: Store
  readonly images: Pick<Pictures, 'find'>
  readonly printer: Pick<PdfPrinter, 'print'>
}

/** Whether it has a print: one that was turned down is not the person's any more. */
export const hasPrint = ({ status }: { readonly status: CertificateStatus }): boolean =>
  certificateStageOf(status) !== 'turnedDown'

/** What its print is made from. */
export const printableOf = async (
  store: Store,
  { head, content, signedBy, lookupCode }: PitCertificate,
  conversion: CertificateConversion | null,
): Promise<PrintableCertificate> => {
  const signed = await store.signedDocuments.latestOf(keyOf(certificateKey, head))
  return {
    values: { ...content, sid: head.id },
    number: head.number === null ? '' : String(head.number),
    isDraft: certificateStageOf(head.status) === 'draft',
    signer: signedBy,
    signedAt: signed?.signingTime ?? '',
    // Empty until there is a page where anybody looks certificates up.
    lookupAddress: '',
    lookupCode: head.status === 'accepted' ? lookupCode : '',
    conversion,
  }
}

interface Wanted {
  readonly companyId: string
  readonly id: string
  readonly conversion: CertificateConversion | null
}

interface PrintRefusal {
  readonly reason: 'record.absent' | 'pitCertificate.noPrint' | 'request.tooMany'
  readonly retryAfter?: number
}

/** Seconds after which it is worth asking again. */
const retryAfter = 5

/** The PDF of a certificate as the page draws it, and what its file is called. */
export const printCertificate = async (
  parts: PrintParts,
  { companyId, id, conversion }: Wanted,
): Promise<Result<{ bytes: Uint8Array<ArrayBuffer>; filename: string }, PrintRefusal>> => {
  const found = await parts.store.pitCertificates.byId(companyId, id)
  if (found === null) return fail({ reason: 'record.absent' })
  if (!hasPrint(found.head)) return fail({ reason: 'pitCertificate.noPrint' })
  const printable = await printableOf(parts.store, found, conversion)
  const pdf = await parts.printer.print({
    certificate: printedCertificateOf(printable),
    images: await symbolPictures(parts)(companyId, found.content),
    password: null,
  })
  if (pdf.ok) return succeed({ bytes: pdf.value, filename: printFileName(printable) })
  if (pdf.failure === 'print.busy') return fail({ reason: 'request.tooMany', retryAfter })
  throw new Error(`the print of a certificate: ${pdf.failure}`)
}
