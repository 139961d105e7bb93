import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import type { UserBody } from '../../../src/api/contract/users.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { scopeWith } from '../../../src/domain/user/role.ts'
import type { Account, AccountChanges } from '../../companies/accounts.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { changesBetween, nameOf, versionOf } from './content.ts'
import { findUser, holdUser } from './read.ts'
import { holdAs, mayBecome } from './rules.ts'
import {
  givenPassword,
  note,
  numbered,
  readUser,
  says,
  unknownShops,
  valuesOf,
  type Saved,
  type SavingParts,
} from './saving.ts'

type ChangeRefusal = ServerRefusal<RefusalOf<typeof contract.changeUser> | 'permission.missing'>

/** Changes a user as it was opened; a new password is for one sign-in and ends the sessions under the former one. */
export const changeUser = async (
  parts: SavingParts,
  member: Member,
  { id, version, ...body }: UserBody & { readonly id: string; readonly version: string },
): Promise<Result<Saved, ChangeRefusal>> => {
  const { store, clock } = parts
  const kept = await store.users.byId(member.companyId, id)
  const read = await readUser(parts, member, body, kept?.profileImage ?? '')
  if (!read.ok) return read
  const { checked, hash } = read.value
  const { companyId } = member
  const at = clock().toISOString()
  return store.transaction<Saved, ChangeRefusal>(async (inside) => {
    const caller = await holdAs(inside, member)
    if (!caller.ok) return caller
    const before = await holdUser(inside, companyId, id)
    if (before === null) return fail({ reason: 'record.absent' })
    // What is kept already is as good as unchanged: the answer to it may have been lost on the way.
    if (versionOf(before) !== version && !says(before, checked)) return fail({ reason: 'user.changed' })
    const number = await numbered(inside, companyId, checked, before.account)
    if (!number.ok) return number
    const changes: AccountChanges = {
      ...valuesOf(checked),
      ...givenPassword(hash),
      scope: scopeWith(checked.role, before.account.scope),
      employeeNo: number.value,
      changedAt: at,
    }
    const account: Account = { ...before.account, ...changes }
    const allowed = await mayBecome(inside, caller.value, before.account, account)
    if (!allowed.ok) return allowed
    if (hash !== null && caller.value.id === id) return fail({ reason: 'user.isSelf' })
    await inside.accounts.change(id, changes)
    const known = unknownShops(await inside.shops.setUsed(companyId, 'account', id, checked.shops))
    if (!known.ok) return known
    const user = await findUser(inside, companyId, id)
    if (user === null) return fail({ reason: 'record.absent' })
    const noted = changesBetween(before, user)
    if (Object.keys(noted).length > 0)
      await note(inside, member, at, 'user.changed', id, { ...nameOf(account), ...noted })
    if (hash !== null) {
      await inside.sessions.closeAll(id)
      await note(inside, member, at, 'user.passwordReset', id, nameOf(account))
    }
    return succeed({ id, version: versionOf(user) })
  })
}
