import { invoiceConversion } from '../../../../src/api/contract/invoiceConversion.ts'
import { fail, succeed } from '../../../../src/domain/result.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import { asPdf, byLink } from '../../../documentRoutes/output.ts'
import { headIn } from '../../../documents/collection.ts'
import type { DownloadLinks } from '../../../documents/downloadLink.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { convertInvoice } from '../conversion/convert.ts'
import { invoiceCollection } from '../keptInvoices.ts'
import { printConverted, type PrintParts } from '../output/printInvoice.ts'

interface Parts extends PrintParts {
  readonly clock: Clock
  /** To PDFs of converted invoices. */
  readonly convertedLinks: DownloadLinks
}

/** The print of a converted invoice that somebody sees. */
const printFor = async (parts: PrintParts, member: Member, id: string) => {
  const head = await headIn(invoiceCollection, parts.store, member, id)
  return head === null ? fail({ reason: 'record.absent' } as const) : printConverted(parts, member.companyId, id)
}

/** Invoices on paper (seed 002 §7.11, §7.13). */
export const conversionRoutes = (parts: Parts): readonly Route[] => [
  companyRoute(invoiceConversion.convert, async ({ query }, member) => {
    const converted = await convertInvoice(parts, member, query)
    if (!converted.ok) return converted
    const { invoiceId: sid, by: convert_by, at: convert_dt } = converted.value
    return succeed({ sid, convert_by, convert_dt, pdf_convert_url: parts.convertedLinks.make(member.companyId, sid) })
  }),
  companyRoute(
    invoiceConversion.downloadConverted,
    ({ params }, member) => byLink(parts.convertedLinks, params, member, (id) => printFor(parts, member, id)),
    asPdf,
  ),
]
