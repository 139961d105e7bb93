import type { AnswerOf } from '../../../src/api/contract/call.ts'
import type { correctionsOfInvoice } from '../../../src/api/contract/invoiceCorrections.ts'
import { isOfSeveral } from '../../../src/domain/invoice/features.ts'
import { amountsLeft } from '../../../src/domain/invoice/corrections/left.ts'
import type { Member } from '../../companies/member.ts'
import { adjustmentsBefore, contentsOf, standingOf } from '../../documents/corrections/standing.ts'
import { isCancelled } from './corrections.ts'
import { shopsSeenBy } from '../../shops/shopsSeen.ts'
import type { ChainedInvoice, Invoice } from './store/invoices.ts'
import type { Store } from './store/repositories.ts'

type Answer = AnswerOf<typeof correctionsOfInvoice>

const idsOf = (chained: readonly ChainedInvoice[]): string[] => chained.map(({ id }) => id)

const withRates = ({ rates, ...totals }: ReturnType<typeof amountsLeft>): Answer['amounts'] => ({
  ...totals,
  rates: [...rates],
})

/** What an invoice's original came to as it was corrected, and what had adjusted that; of one that corrects several their list says it. */
const before = (chain: readonly ChainedInvoice[], { head: { id, feature } }: Pick<Invoice, 'head'>) => {
  const found = isOfSeveral({ inv_feature: feature }) ? null : adjustmentsBefore(chain, id)
  if (found === null) return { amounts_before: null, adjustments_before: [] }
  const { original, adjustments } = found
  return {
    amounts_before: withRates(amountsLeft(original, contentsOf(adjustments))),
    adjustments_before: idsOf(adjustments),
  }
}

const chainedOf = (one: ChainedInvoice): Answer['chain'][number] => ({
  sid: one.id,
  corrects_sid: one.correctsId,
  form_no: one.content.form_no,
  serial_no: one.symbol,
  inv_no: one.number === null ? '' : String(one.number),
  inv_date: one.day,
  inv_feature: one.content.inv_feature,
  etax_status: one.status,
  reason: one.content.note,
})

/** How an invoice stands among its corrections, of which somebody sees those of their shops; null where the company has none of the id. */
export const correctionsAnswer = async (
  store: Pick<Store, 'invoices' | 'shops'>,
  member: Member,
  id: string,
): Promise<Answer | null> => {
  const { invoices } = store
  const { companyId } = member
  const [invoice, chain, shops] = await Promise.all([
    invoices.byId(companyId, id),
    invoices.chainOf(companyId, id),
    shopsSeenBy(store, member),
  ])
  if (invoice === null) return null
  const by = chain.filter(({ correctsId }) => correctsId === id)
  const { isAccepted, made, isPending, isReplacing = false, adjustments } = standingOf(invoice, by)
  return {
    is_accepted: isAccepted,
    made: [...made],
    is_pending: isPending,
    is_cancelled: isCancelled(invoice),
    is_replacing: isReplacing,
    chain: chain.filter(({ content }) => shops === null || shops.includes(content.shop_id)).map(chainedOf),
    adjustments: idsOf(adjustments),
    amounts: withRates(amountsLeft(invoice.content, contentsOf(adjustments))),
    ...before(chain, invoice),
  }
}
