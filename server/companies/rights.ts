import { isAdmitted, type ScopedAccess } from '../../src/api/contract/call.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { CompanyRepositories } from './companies.ts'
import type { Member } from './member.ts'

/** Why somebody who was let in may not act any more. */
export type RightLost = 'session.required' | 'permission.missing'

/**
 * Whether whoever acts may still do so. Their account is held until the transaction ends, so that nobody takes the right away in between.
 * It is called behind the hold of what is changed: whoever changes accounts holds the company first, and nothing after them.
 */
export const holdRight = async (
  { accounts }: Pick<CompanyRepositories, 'accounts'>,
  { account: { id } }: Member,
  access: ScopedAccess,
): Promise<Result<null, ServerRefusal<RightLost>>> => {
  const account = await accounts.hold(id)
  if (account === null || !account.isActive) return fail({ reason: 'session.required' })
  return isAdmitted(access, account) ? succeed(null) : fail({ reason: 'permission.missing' })
}
