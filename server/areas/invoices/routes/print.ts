import { invoiceOutput } from '../../../../src/api/contract/invoiceOutput.ts'
import { fail } from '../../../../src/domain/result.ts'
import type { Member } from '../../../companies/member.ts'
import { asPdf, byLink } from '../../../documentRoutes/output.ts'
import { headIn } from '../../../documents/collection.ts'
import type { DownloadLinks } from '../../../documents/downloadLink.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { invoiceCollection } from '../keptInvoices.ts'
import { printInvoice, type PrintParts } from '../output/printInvoice.ts'

interface Parts extends PrintParts {
  readonly pdfLinks: DownloadLinks
}

/** The PDF of an invoice that somebody sees. */
const printFor = async (parts: PrintParts, member: Member, id: string) => {
  const head = await headIn(invoiceCollection, parts.store, member, id)
  return head === null ? fail({ reason: 'record.absent' } as const) : printInvoice(parts, member.companyId, id)
}

/** PDFs of single invoices: by id, and by a link (seed 002 §7.11, §7.16). */
export const printRoutes = (parts: Parts): readonly Route[] => [
  companyRoute(invoiceOutput.report, ({ params: { id } }, member) => printFor(parts, member, id), asPdf),
  companyRoute(
    invoiceOutput.downloadPdf,
    ({ params }, member) => byLink(parts.pdfLinks, params, member, (id) => printFor(parts, member, id)),
    asPdf,
  ),
]
