import type { UserDetail, UserRow } from '../../../src/api/contract/users.ts'
import { roleOf } from '../../../src/domain/user/role.ts'
import type { Account } from '../../companies/accounts.ts'
import type { UsedShop } from '../../shops/shops.ts'
import { versionOf, type User } from './content.ts'
import type { Repositories } from './store/repositories.ts'

const statusOf = ({ isActive }: Account) => (isActive ? 'Y' : 'N')

const commonOf = (account: Account, shops: readonly UsedShop[]) => ({
  id: account.id,
  user_id: account.userId,
  full_name: account.name,
  employee_no: account.employeeNo,
  mobile: account.mobile,
  email: account.email,
  version: versionOf({ account, shopIds: shops.map(({ id }) => id) }),
  role: roleOf(account.scope),
  scope: account.scope,
})

/** Rows of the list, with the shops of each user. */
export const rowsOf = async (
  { shops }: Pick<Repositories, 'shops'>,
  companyId: string,
  accounts: readonly Account[],
): Promise<UserRow[]> => {
  const used = await shops.usedBy(
    companyId,
    'account',
    accounts.map(({ id }) => id),
  )
  const bySubject = Map.groupBy(used, ({ subjectId }) => subjectId)
  return accounts.map((account) => {
    const own = bySubject.get(account.id) ?? []
    return {
      ...commonOf(account, own),
      img_url: account.profileImage,
      user_status: statusOf(account),
      shops: own.map(({ id, name }) => ({ id, shop_nm: name })),
      total_shop_assign: own.length,
    }
  })
}

interface FoundUser extends User {
  readonly shops: readonly UsedShop[]
}

const withShops = async (
  { shops }: Pick<Repositories, 'shops'>,
  companyId: string,
  account: Account | null,
): Promise<FoundUser | null> => {
  if (account === null) return null
  const used = await shops.usedBy(companyId, 'account', [account.id])
  return { account, shops: used, shopIds: used.map((shop) => shop.id) }
}

/** A user as kept, or null where the company has none of the id. */
export const findUser = async (
  { users, shops }: Pick<Repositories, 'users' | 'shops'>,
  companyId: string,
  id: string,
): Promise<FoundUser | null> => withShops({ shops }, companyId, await users.byId(companyId, id))

/** The same for whoever changes the user: held, so that what is compared here is what is written over. */
export const holdUser = async (
  { users, shops }: Pick<Repositories, 'users' | 'shops'>,
  companyId: string,
  id: string,
): Promise<FoundUser | null> => withShops({ shops }, companyId, await users.hold(companyId, id))

export const detailOf = (account: Account, shops: readonly UsedShop[]): UserDetail => ({
  ...commonOf(account, shops),
  profile_image: account.profileImage ?? '',
  employee_auto: account.isEmployeeNoAutomatic ? '1' : '0',
  user_status: account.isActive ? 'Y' : 'N',
  permissions: [...account.permissions],
  created_at: account.createdAt,
  changed_at: account.changedAt,
  shops: shops.map(({ subjectId: _, ...shop }) => shop),
})
