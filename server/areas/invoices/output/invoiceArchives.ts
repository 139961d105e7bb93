import type { WantedInvoices } from '../../../../src/api/contract/invoiceArchives.ts'
import { mostInArchive } from '../../../../src/domain/documents/archive.ts'
import { collectedFileName, printedInvoiceOf } from '../../../../src/domain/invoice/print/print.ts'
import { succeed, type Result } from '../../../../src/domain/result.ts'
import type { Member } from '../../../companies/member.ts'
import type { ArchivedKind } from '../../../documentArchives/archivedKind.ts'
import { listedIds } from '../../../lists/listedIds.ts'
import { shopsSeenBy } from '../../../shops/shopsSeen.ts'
import { inParts } from '../../../store/inParts.ts'
import { picturesOfMany } from '../../../templates/symbolPictures.ts'
import { narrowing } from '../narrowing.ts'
import { everyInvoice } from '../store/everyInvoice.ts'
import type { Store } from '../store/repositories.ts'
import { printableOf, type PrintParts } from './printInvoice.ts'

/** Those of these ids that somebody sees, in their order. */
const seen = async (store: Store, member: Member, ids: readonly string[]): Promise<readonly string[]> => {
  const shops = await shopsSeenBy(store, member)
  const found = new Set<string>()
  await inParts(ids, async (part) => {
    for (const { sid } of await store.invoices.standing(member.companyId, part, shops)) found.add(sid)
  })
  return ids.filter((id) => found.has(id))
}

const wantedIds = async (
  store: Store,
  member: Member,
  wanted: WantedInvoices,
): Promise<Result<readonly string[], 'tooMany'>> => {
  if (wanted.of === 'selected') return succeed(await seen(store, member, [...new Set(wanted.sid)]))
  const days = { from: wanted.start_date ?? everyInvoice.from, to: wanted.end_date ?? everyInvoice.to }
  const filter = { ...(await narrowing(store, member, wanted)), ...days }
  return listedIds((page) => store.invoices.page(member.companyId, filter, page), mostInArchive)
}

/** Files of PDFs of invoices (decision 0526): their names have symbol and number, and nobody's. */
export const invoiceArchives = (parts: Omit<PrintParts, 'printer'>): ArchivedKind<WantedInvoices> => ({
  idsOf: (member, wanted) => wantedIds(parts.store, member, wanted),
  reading({ companyId }) {
    const picturesOf = picturesOfMany(parts, companyId)
    return async (id) => {
      const invoice = await parts.store.invoices.byId(companyId, id)
      if (invoice === null) return null
      const printable = await printableOf(parts.store, invoice, null)
      const images = await picturesOf(invoice.content)
      const order = { invoice: printedInvoiceOf(printable), images, password: null }
      return { id, name: collectedFileName(printable, invoice.head.refid), order }
    }
  },
  actionOf: () => 'invoice.archived',
  fileNameOf: ({ form }) => `e-invoices.${form}`,
})
