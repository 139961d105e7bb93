import { invoiceOutput } from '../../../../src/api/contract/invoiceOutput.ts'
import { fail } from '../../../../src/domain/result.ts'
import type { Member } from '../../../companies/member.ts'
import { headIn } from '../../../documents/collection.ts'
import type { DownloadLinks } from '../../../documents/downloadLink.ts'
import { shownDocument } from '../../../http/answers.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import { invoiceCollection } from '../keptInvoices.ts'
import { printInvoice, type PrintParts } from '../output/printInvoice.ts'

interface Parts extends PrintParts {
  readonly pdfLinks: DownloadLinks
}

const asPdf = ({ bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string }): Response =>
  shownDocument(filename, 'application/pdf', new Uint8Array(bytes))

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
    async ({ params: { id, expires, hash } }, member) => {
      const { companyId } = member
      const state = parts.pdfLinks.check({ id, companyId, expires }, hash)
      if (state === 'forged') return fail({ reason: 'record.absent' })
      return state === 'expired' ? fail({ reason: 'link.expired' }) : printFor(parts, member, id)
    },
    asPdf,
  ),
]
