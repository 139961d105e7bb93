import { roleOf } from '../../../src/domain/user/role.ts'
import type { Account } from '../../companies/accounts.ts'
import type { UsedShop } from '../../shops/shops.ts'
import { sha256 } from '../../secrets/signedText.ts'

/** What is known of a user beside the account: the shops, by their ids. */
export interface User {
  readonly account: Account
  readonly shopIds: readonly string[]
}

/** All that a user's form says, as texts without secrets: which a version names. */
export const contentOf = ({ account, shopIds }: User): Readonly<Record<string, string>> => ({
  full_name: account.name,
  employee_no: account.employeeNo,
  employee_auto: String(account.isEmployeeNoAutomatic),
  mobile: account.mobile,
  email: account.email,
  user_id: account.userId,
  profile_image: account.profileImage ?? '',
  role: roleOf(account.scope),
  shops: shopIds.toSorted().join(' '),
  permissions: account.permissions.join(' '),
})

export const versionOf = (user: User): string => sha256(JSON.stringify(Object.entries(contentOf(user))))

/** What the audit calls a user, as the user was then. */
export const nameOf = ({ name, userId }: Account) => ({ name, user_id: userId })

/** A user with the shops by which the audit names them. */
interface UserInShops extends User {
  readonly shops: readonly Pick<UsedShop, 'name'>[]
}

/** What the audit keeps of a user: what the form says, with the shops by their names. */
export const auditedOf = (user: UserInShops): Readonly<Record<string, string>> => ({
  ...contentOf(user),
  shops: user.shops.map(({ name }) => name).join(', '),
})

/** What a change has made of a user: each changed field before and after. */
export const changesBetween = (before: UserInShops, after: UserInShops): Readonly<Record<string, string>> => {
  const [was, is] = [auditedOf(before), auditedOf(after)]
  const changed = Object.keys(is).filter((field) => was[field] !== is[field])
  return Object.fromEntries(
    changed.flatMap((field) => [
      [`${field}.before`, was[field] ?? ''],
      [`${field}.after`, is[field] ?? ''],
    ]),
  )
}
