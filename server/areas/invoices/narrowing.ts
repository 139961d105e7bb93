import type { Member } from '../../companies/member.ts'
import { shopsSeenBy } from '../../shops/shopsSeen.ts'
import type { InvoiceFilter } from './store/invoices.ts'
import { narrowedAs, type AskedNarrowing } from './store/narrowed.ts'
import type { Store } from './store/repositories.ts'

interface Asked extends AskedNarrowing {
  readonly customer_id?: string | undefined
}

/** What narrows list and sums for somebody, beside their days. A customer's are also those of the customers that it stands for. */
export const narrowing = async (
  store: Pick<Store, 'shops' | 'customers'>,
  member: Member,
  { customer_id, ...asked }: Asked,
): Promise<Omit<InvoiceFilter, 'from' | 'to'>> => ({
  ...narrowedAs(asked),
  shops: await shopsSeenBy(store, member),
  customers: customer_id === undefined ? null : await store.customers.idsOf(member.companyId, customer_id),
})
