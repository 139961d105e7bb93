import type { FieldProblem } from '../../../src/domain/failure.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import type { Member } from '../../companies/member.ts'
import { shopsSeenBy } from '../../shops/shopsSeen.ts'
import type { InvoiceHead } from './store/invoices.ts'
import type { Store } from './store/repositories.ts'

/** Invoices among these that somebody sees. */
export const invoicesSeenBy = async (
  inside: Pick<Store, 'shops'>,
  member: Member,
  heads: readonly InvoiceHead[],
): Promise<readonly InvoiceHead[]> => {
  const shops = await shopsSeenBy(inside, member)
  return shops === null ? heads : heads.filter(({ shopId }) => shops.includes(shopId))
}

/** Why an invoice of its shop is not somebody's to write. */
export const shopProblems = async (
  inside: Pick<Store, 'shops'>,
  member: Member,
  { shop_id }: Pick<InvoiceContent, 'shop_id'>,
): Promise<readonly FieldProblem[]> => {
  const shops = await shopsSeenBy(inside, member)
  return shops === null || shops.includes(shop_id) ? [] : [{ field: 'shop_id', message: 'shop_is_not_assigned' }]
}

/** An invoice that names no shop, of somebody who works in one alone, is of that one. */
export const inOnlyShop = async (
  store: Pick<Store, 'shops'>,
  member: Member,
  content: InvoiceContent,
): Promise<InvoiceContent> => {
  const [shop_id, ...others] = (content.shop_id === '' ? await shopsSeenBy(store, member) : null) ?? []
  return shop_id === undefined || others.length > 0 ? content : { ...content, shop_id }
}
