import type { accountRefusals } from '../../../src/api/contract/users.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { isAdministrator } from '../../../src/domain/session.ts'
import { mayManage } from '../../../src/domain/user/role.ts'
import type { Account } from '../../companies/accounts.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Repositories } from './store/repositories.ts'

type AccountReason = (typeof accountRefusals)[number]

/**
 * Holds the company, and answers the caller's account as it is then: whoever has lost the right since the request was let in, by somebody
 * who was faster, changes nobody.
 */
export const holdAs = async (
  inside: Repositories,
  { companyId, account }: Member,
): Promise<Result<Account, ServerRefusal<'permission.missing'>>> => {
  await inside.companies.hold(companyId)
  const caller = await inside.users.byId(companyId, account.id)
  return caller !== null && caller.isActive && isAdministrator(caller.scope)
    ? succeed(caller)
    : fail({ reason: 'permission.missing' })
}

const refusedFor = (reason: AccountReason) => fail({ reason } satisfies ServerRefusal<AccountReason>)

/** Whether an account may be changed into another by the caller: who outranks them, their own rights, the last administrator. */
export const mayBecome = async (
  inside: { readonly users: Pick<Repositories['users'], 'activeAdministrators'> },
  caller: Account,
  before: Account,
  after: Account,
): Promise<Result<null, ServerRefusal<AccountReason>>> => {
  if (!mayManage(caller.scope, before.scope)) return refusedFor('user.outranked')
  const isLess = isAdministrator(before.scope) && before.isActive && !(isAdministrator(after.scope) && after.isActive)
  const isOther = before.scope !== after.scope || before.isActive !== after.isActive
  if (isLess && (await inside.users.activeAdministrators(before.companyId ?? '')) <= 1)
    return refusedFor('user.lastAdministrator')
  if (isOther && caller.id === before.id) return refusedFor('user.isSelf')
  return succeed(null)
}
