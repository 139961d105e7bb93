import { isAdministrator } from '../../../src/domain/session.ts'
import type { Member } from '../../companies/member.ts'
import type { InvoiceHead } from './store/invoices.ts'
import type { Store } from './store/repositories.ts'

/** Shops whose invoices somebody sees: those that the account is assigned to; null for all, where it is assigned to none. */
export const shopsSeenBy = async (
  { shops }: Pick<Store, 'shops'>,
  { companyId, account }: Member,
): Promise<readonly string[] | null> => {
  if (isAdministrator(account.scope)) return null
  const assigned = await shops.usedBy(companyId, 'account', [account.id])
  return assigned.length === 0 ? null : assigned.map(({ id }) => id)
}

/** Invoices among these that somebody sees. */
export const invoicesSeenBy = async (
  inside: Pick<Store, 'shops'>,
  member: Member,
  heads: readonly InvoiceHead[],
): Promise<readonly InvoiceHead[]> => {
  const shops = await shopsSeenBy(inside, member)
  return shops === null ? heads : heads.filter(({ shopId }) => shops.includes(shopId))
}
