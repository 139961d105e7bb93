import type { NoticeContent } from '../../../src/domain/errorNotice/content.ts'
import type { NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import type { Member } from '../../companies/member.ts'
import type { ShopRepositories } from '../../shops/shops.ts'
import { shopsSeenBy } from '../../shops/shopsSeen.ts'
import type { ErrorNoticeHead, NoticeFilter } from './store/errorNotices.ts'

/** Notices about invoices that somebody sees: of an account with shops, those about invoices of one of these. */
export const noticesSeenBy = async (
  inside: ShopRepositories,
  member: Member,
  heads: readonly ErrorNoticeHead[],
): Promise<readonly ErrorNoticeHead[]> => {
  const shops = await shopsSeenBy(inside, member)
  return shops === null ? heads : heads.filter(({ shopId }) => shops.includes(shopId))
}

/** What narrows the list of a family for somebody. */
export const narrowedFor = async (
  inside: ShopRepositories,
  family: NoticeFamily,
  member: Member,
): Promise<Pick<NoticeFilter, 'family' | 'shops'>> => ({
  family,
  shops: family === 'invoices' ? await shopsSeenBy(inside, member) : null,
})

/** Why a notice is not somebody's to write: it names invoices of another shop, of several, or of another system. */
export const shopProblems = async (
  inside: ShopRepositories,
  member: Member,
  { shop_id }: Pick<NoticeContent, 'shop_id'>,
): Promise<readonly FieldProblem[]> => {
  const shops = await shopsSeenBy(inside, member)
  return shops === null || shops.includes(shop_id) ? [] : [{ field: 'documents', message: 'shop_is_not_assigned' }]
}
