import type { ActivityResult } from '../../../src/api/contract/users.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { isAdministrator } from '../../../src/domain/session.ts'
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

type Outcome = ActivityResult['result']

/**
 * What becomes of each of the users, in their order: an administrator who has been deactivated counts no longer for the next. The company is
 * held, and with it the number of its administrators.
 */
const outcomesOf = async (
  inside: Repositories,
  caller: Account,
  { ids, isActive }: Asked,
  held: ReadonlyMap<string, Account>,
): Promise<ReadonlyMap<string, Outcome>> => {
  let administrators = await inside.users.activeAdministrators(caller.companyId ?? '')
  const counted = { users: { activeAdministrators: () => Promise.resolve(administrators) } }
  const outcomeOf = async (before: Account | undefined): Promise<Outcome> => {
    if (before === undefined) return 'record.absent'
    if (before.isActive === isActive) return 'unchanged'
    const allowed = await mayBecome(counted, caller, before, { ...before, isActive })
    if (!allowed.ok) return allowed.failure.reason
    if (isAdministrator(before.scope)) administrators += isActive ? 1 : -1
    return 'changed'
  }
  const outcomes = new Map<string, Outcome>()
  for (const id of new Set(ids)) outcomes.set(id, await outcomeOf(held.get(id)))
  return outcomes
}

interface Turned {
  readonly member: Member
  readonly isActive: boolean
  readonly at: string
}

const write = async (inside: Repositories, accounts: readonly Account[], { member, isActive, at }: Turned) => {
  if (accounts.length === 0) return
  const ids = accounts.map(({ id }) => id)
  await inside.users.setActive(member.companyId, ids, { isActive, changedAt: at })
  // A session would otherwise live again with the account.
  if (!isActive) await inside.sessions.closeAll(...ids)
  await inside.audit.appendAll(
    accounts.map((before) => ({
      at,
      companyId: member.companyId,
      accountId: member.account.id,
      action: isActive ? 'user.activated' : 'user.deactivated',
      subjectId: before.id,
      detail: {
        ...nameOf(before),
        'user_status.before': isActive ? 'N' : 'Y',
        'user_status.after': isActive ? 'Y' : 'N',
      },
    })),
  )
}

/** Activates or deactivates each of the users for itself, and says what became of it. */
export const setActive = (
  store: Store,
  clock: Clock,
  member: Member,
  asked: Asked,
): Promise<Result<{ results: ActivityResult[] }, ServerRefusal<'permission.missing'>>> =>
  store.transaction<{ results: ActivityResult[] }, ServerRefusal<'permission.missing'>>(async (inside) => {
    const caller = await holdAs(inside, member)
    if (!caller.ok) return caller
    const held = new Map((await inside.users.holdAll(member.companyId, asked.ids)).map((each) => [each.id, each]))
    const outcomes = await outcomesOf(inside, caller.value, asked, held)
    const changed = [...outcomes].flatMap(([id, outcome]) => {
      const account = outcome === 'changed' ? held.get(id) : undefined
      return account === undefined ? [] : [account]
    })
    await write(inside, changed, { member, isActive: asked.isActive, at: clock().toISOString() })
    return succeed({ results: [...outcomes].map(([id, result]) => ({ id, result })) })
  })
