import { pitCertificateOutput } from '../../../../src/api/contract/pitCertificateOutput.ts'
import { vietnamDay } from '../../../../src/domain/dates.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import { asPdf, byLink } from '../../../documentRoutes/output.ts'
import type { DownloadLinks } from '../../../documents/downloadLink.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import type { Reads } from '../reads.ts'
import { printCertificate, type PrintParts } from '../output/printCertificate.ts'

interface Parts extends PrintParts {
  readonly clock: Clock
  readonly reads: Pick<Reads, 'onRead'>
  readonly pdfLinks: DownloadLinks
}

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
      ({ params }, member) => byLink(parts.pdfLinks, params, member, (id) => print(member, id, false)),
      asPdf,
    ),
  ]
}
