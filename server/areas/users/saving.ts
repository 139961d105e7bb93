import type { UserBody } from '../../../src/api/contract/users.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { scopeWith } from '../../../src/domain/user/role.ts'
import type { CheckedUser } from '../../../src/domain/user/user.ts'
import type { Clock } from '../../clock.ts'
import type { Account } from '../../companies/accounts.ts'
import { freeEmployeeNumber } from '../../companies/employeeNumbers.ts'
import type { Member } from '../../companies/member.ts'
import { checkPicture } from '../../images/address.ts'
import type { Pictures } from '../../images/images.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import type { PasswordRefusal } from '../../passwords/refusals.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { checkPassword, checkUser, invalid } from './check.ts'
import { versionOf, type User } from './content.ts'
import { nextEmployeeNumber } from './employeeNumber.ts'
import type { Repositories, Store } from './store/repositories.ts'

export interface SavingParts {
  readonly store: Store
  readonly clock: Clock
  readonly envelope: PasswordEnvelope
  readonly images: Pick<Pictures, 'renew'>
}

export interface Saved {
  readonly id: string
  readonly version: string
}

/** The employee number as it will be: given by the server where it is automatic, and kept once it is. */
export const numbered = async (
  inside: Repositories,
  companyId: string,
  { employee_no, employee_auto }: CheckedUser,
  before: Account | null,
): Promise<Result<string, ServerRefusal<'fields.invalid'>>> => {
  if (!employee_auto) {
    const free = await freeEmployeeNumber(inside.accounts, companyId, employee_no, before ?? { id: '', employeeNo: '' })
    return free === null ? invalid([{ field: 'employee_no', message: 'employee_no_is_taken' }]) : succeed(free)
  }
  if (before !== null && before.isEmployeeNoAutomatic) return succeed(before.employeeNo)
  return succeed(nextEmployeeNumber(await inside.users.employeeNumbers(companyId)))
}

export const valuesOf = (checked: CheckedUser) => ({
  name: checked.full_name,
  email: checked.email,
  mobile: checked.mobile,
  isEmployeeNoAutomatic: checked.employee_auto,
  profileImage: checked.profile_image === '' ? null : checked.profile_image,
  permissions: checked.permissions,
})

export const unknownShops = (absent: readonly string[]) =>
  absent.length === 0 ? succeed(null) : invalid([{ field: 'shops', message: 'shop_is_unknown' }])

export const givenPassword = (hash: string | null) =>
  hash === null ? {} : { passwordHash: hash, mustChangePassword: true }

const accountAfter = (account: Account, checked: CheckedUser): Account => ({
  ...account,
  ...valuesOf(checked),
  scope: scopeWith(checked.role, account.scope),
  employeeNo: checked.employee_auto ? account.employeeNo : checked.employee_no,
})

/** Whether what is kept says what was sent: the answer to it may have been lost on the way. */
export const says = (user: User, checked: CheckedUser): boolean => {
  const after = { account: accountAfter(user.account, checked), shopIds: checked.shops }
  return user.account.userId === checked.user_id && versionOf(after) === versionOf(user)
}

/** What was sent, checked, and the hash of its password. @param former address of the picture until now, or empty */
export const readUser = async (
  parts: SavingParts,
  { companyId }: Member,
  body: UserBody,
  former: string,
): Promise<
  Result<{ checked: CheckedUser; hash: string | null }, ServerRefusal<'fields.invalid'> | PasswordRefusal>
> => {
  const checked = checkUser(body)
  if (!checked.ok) return checked
  const picture = await checkPicture(parts.images, companyId, {
    field: 'profile_image',
    address: checked.value.profile_image,
    former,
  })
  if (!picture.ok) return picture
  const password = await checkPassword(parts.envelope, body.password)
  return password.ok ? succeed({ checked: checked.value, hash: password.value }) : password
}

export const note = (
  inside: Repositories,
  { companyId, account }: Member,
  at: string,
  action: string,
  subjectId: string,
  detail: Readonly<Record<string, string>>,
) => inside.audit.append({ at, companyId, accountId: account.id, action, subjectId, detail })
