import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { scopeWith, type Role } from '../../../src/domain/user/role.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { changesBetween, nameOf, versionOf } from './content.ts'
import { holdUser } from './read.ts'
import { holdAs, mayBecome } from './rules.ts'
import type { Saved } from './saving.ts'
import type { Store } from './store/repositories.ts'

type RoleRefusal = ServerRefusal<RefusalOf<typeof contract.changeRole> | 'permission.missing'>

interface RoleChange {
  readonly id: string
  readonly role: Role
  readonly version: string
}

/** Makes a user an administrator, or an administrator a user; a role that is held already is as good as given. */
export const changeRole = (
  store: Store,
  clock: Clock,
  member: Member,
  { id, role, version }: RoleChange,
): Promise<Result<Saved, RoleRefusal>> =>
  store.transaction<Saved, RoleRefusal>(async (inside) => {
    const caller = await holdAs(inside, member)
    if (!caller.ok) return caller
    const before = await holdUser(inside, member.companyId, id)
    if (before === null) return fail({ reason: 'record.absent' })
    const at = clock().toISOString()
    const account = { ...before.account, scope: scopeWith(role, before.account.scope), changedAt: at }
    if (account.scope === before.account.scope) return succeed({ id, version: versionOf(before) })
    if (versionOf(before) !== version) return fail({ reason: 'user.changed' })
    const allowed = await mayBecome(inside, caller.value, before.account, account)
    if (!allowed.ok) return allowed
    const after = { ...before, account }
    await inside.accounts.change(id, { scope: account.scope, changedAt: at })
    await inside.audit.append({
      at,
      companyId: member.companyId,
      accountId: member.account.id,
      action: 'user.roleChanged',
      subjectId: id,
      detail: { ...nameOf(account), ...changesBetween(before, after) },
    })
    return succeed({ id, version: versionOf(after) })
  })
