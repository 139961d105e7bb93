import { pitCertificateOutput } from '../../../../src/api/contract/pitCertificateOutput.ts'
import { vietnamDay } from '../../../../src/domain/dates.ts'
import { fail } from '../../../../src/domain/result.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import type { DownloadLinks } from '../../../documents/downloadLink.ts'
import { shownDocument } from '../../../http/answers.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import type { Reads } from '../reads.ts'
import { printCertificate, type PrintParts } from '../output/printCertificate.ts'

interface Parts extends PrintParts {
  readonly clock: Clock
  readonly reads: Pick<Reads, 'onRead'>
  readonly pdfLinks: DownloadLinks
}

const asPdf = ({ bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string }): Response =>
  shownDocument(filename, 'application/pdf', new Uint8Array(bytes))

/** PDFs of single certificates: by id, and by a link (seed 002 §7.11, §7.16). */
export const printRoutes = (parts: Parts): readonly Route[] => {
  const print = async (member: Member, id: string, isConverted: boolean) => {
    const conversion = isConverted ? { by: member.account.name, on: vietnamDay(parts.clock()) } : null
    const made = await printCertificate(parts, { companyId: member.companyId, id, conversion })
    if (made.ok) await parts.reads.onRead(member, id, 'print')
    return made
  }
  return [
    companyRoute(
      pitCertificateOutput.report,
      ({ params: { id }, query: { convert_yn } }, member) => print(member, id, convert_yn === 'Y'),
      asPdf,
    ),
    companyRoute(
      pitCertificateOutput.downloadPdf,
      async ({ params: { id, expires, hash } }, member) => {
        const state = parts.pdfLinks.check({ id, companyId: member.companyId, expires }, hash)
        if (state === 'forged') return fail({ reason: 'record.absent' })
        return state === 'expired' ? fail({ reason: 'link.expired' }) : print(member, id, false)
      },
      asPdf,
    ),
  ]
}
