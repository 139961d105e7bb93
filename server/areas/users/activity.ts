import type { ActivityResult } from '../../../src/api/contract/users.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Account } from '../../companies/accounts.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { nameOf } from './content.ts'
import { holdAs, mayBecome } from './rules.ts'
import type { Repositories, Store } from './store/repositories.ts'

interface Asked {
  readonly ids: readonly string[]
  readonly isActive: boolean
}

interface Turn {
  readonly member: Member
  readonly caller: Account
  readonly at: string
  readonly isActive: boolean
}

const turn = async (
  inside: Repositories,
  { member, caller, at, isActive }: Turn,
  id: string,
): Promise<ActivityResult['result']> => {
  const before = await inside.users.hold(member.companyId, id)
  if (before === null) return 'record.absent'
  if (before.isActive === isActive) return 'unchanged'
  const allowed = await mayBecome(inside, caller, before, { ...before, isActive })
  if (!allowed.ok) return allowed.failure.reason
  await inside.accounts.change(id, { isActive, changedAt: at })
  // A session would otherwise live again with the account.
  if (!isActive) await inside.sessions.closeAll(id)
  await inside.audit.append({
    at,
    companyId: member.companyId,
    accountId: caller.id,
    action: isActive ? 'user.activated' : 'user.deactivated',
    subjectId: id,
    detail: {
      ...nameOf(before),
      'user_status.before': isActive ? 'N' : 'Y',
      'user_status.after': isActive ? 'Y' : 'N',
    },
  })
  return 'changed'
}

/** Activates or deactivates each of the users for itself, and says what became of it. */
export const setActive = (
  store: Store,
  clock: Clock,
  member: Member,
  { ids, isActive }: Asked,
): Promise<Result<{ results: ActivityResult[] }, ServerRefusal<'permission.missing'>>> =>
  store.transaction<{ results: ActivityResult[] }, ServerRefusal<'permission.missing'>>(async (inside) => {
    const caller = await holdAs(inside, member)
    if (!caller.ok) return caller
    const at = clock().toISOString()
    const results: ActivityResult[] = []
    for (const id of new Set(ids))
      results.push({ id, result: await turn(inside, { member, caller: caller.value, at, isActive }, id) })
    return succeed({ results })
  })
