import { isAdministrator } from '../../src/domain/session.ts'
import type { Member } from '../companies/member.ts'
import type { ShopRepositories } from './shops.ts'

/** Shops whose documents somebody sees: those that the account is assigned to; null for all, where it is assigned to none. */
export const shopsSeenBy = async (
  { shops }: Pick<ShopRepositories, 'shops'>,
  { companyId, account }: Member,
): Promise<readonly string[] | null> => {
  if (isAdministrator(account.scope)) return null
  const assigned = await shops.usedBy(companyId, 'account', [account.id])
  return assigned.length === 0 ? null : assigned.map(({ id }) => id)
}
