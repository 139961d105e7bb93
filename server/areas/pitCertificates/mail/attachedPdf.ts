import { printedCertificateOf, printFileName } from '../../../../src/domain/pitCertificate/print/print.ts'
import type { MailChoice } from '../../../../src/domain/pitCertificate/mailedPdf.ts'
import type { MailAttachment } from '../../../mail/mail.ts'
import { symbolPictures } from '../../../templates/symbolPictures.ts'
import { printableOf, type PrintParts } from '../output/printCertificate.ts'
import type { PitCertificate } from '../store/pitCertificates.ts'

/** A PDF for a mail, and which number opens it, if one does; null where it cannot be made yet. */
export interface AttachedPdf {
  readonly attachment: MailAttachment
  readonly openedBy: MailChoice['password'] | null
}

/** A person without the number that was chosen has the other. */
const passwordOf = ({ content }: PitCertificate, chosen: MailChoice['password']) => {
  const numbers = { identity: content.taxpayer_cid.trim(), taxCode: content.taxpayer_taxcd.trim() } as const
  const other = chosen === 'identity' ? 'taxCode' : 'identity'
  const by = numbers[chosen] === '' ? other : chosen
  return { by, password: numbers[by] }
}

/** The PDF of a certificate as its company has it mailed; null where the printer could not draw it now. */
export const attachedPdf = async (
  parts: PrintParts,
  companyId: string,
  certificate: PitCertificate,
  choice: MailChoice,
): Promise<AttachedPdf | null> => {
  const printable = await printableOf(parts.store, certificate, null)
  const closed = choice.attachment === 'closed' ? passwordOf(certificate, choice.password) : null
  // A PDF that nothing would open is not left open instead.
  if (closed?.password === '') throw new Error('a taxpayer has neither identity paper nor tax code')
  const pdf = await parts.printer.print({
    certificate: printedCertificateOf(printable),
    images: await symbolPictures(parts)(companyId, certificate.content),
    password: closed?.password ?? null,
  })
  if (!pdf.ok) return null
  return {
    attachment: { name: printFileName(printable), type: 'application/pdf', content: pdf.value },
    openedBy: closed?.by ?? null,
  }
}
