import type { ReviewRequestDetail, ReviewedInvoiceRow } from '../../../src/api/contract/reviewRequests.ts'
import type { ReviewedInvoice } from '../../../src/domain/reviewRequest/reviewRequest.ts'
import type { Member } from '../../companies/member.ts'
import { keyOfName, type IssuedInvoice } from '../../documents/issuedDocuments.ts'
import { shopsSeenBy } from '../../shops/shopsSeen.ts'
import type { Store } from './store/repositories.ts'

/** What is known here of an invoice, where its reader sees it. */
const shown = (
  invoice: ReviewedInvoice,
  own: IssuedInvoice | undefined,
  shops: readonly string[] | null,
): ReviewedInvoiceRow => {
  if (own === undefined || (shops !== null && !shops.includes(own.shopId))) return { sid: '', ...invoice }
  const { id: sid, inv_date, tax_auth_cd } = own
  return { ...invoice, sid, inv_date, tax_auth_cd }
}

/** A request as its page shows it; null where the company has none of the id. */
export const detailOf = async (store: Store, member: Member, id: string): Promise<ReviewRequestDetail | null> => {
  const { companyId } = member
  const found = await store.reviewRequests.byId(companyId, id)
  if (found === null) return null
  const issued = await store.issuedInvoices.numbered(companyId, found.invoices)
  const byName = new Map(issued.map((one) => [keyOfName(one), one]))
  const shops = await shopsSeenBy(store, member)
  return { ...found, invoices: found.invoices.map((invoice) => shown(invoice, byName.get(keyOfName(invoice)), shops)) }
}
