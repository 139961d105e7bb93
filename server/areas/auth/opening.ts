import { sessionLifetime } from '../../../src/domain/session.ts'
import { unixSeconds, type Clock } from '../../clock.ts'
import type { Account } from '../../companies/accounts.ts'
import type { Person } from '../../companies/member.ts'
import { sha256 } from '../../secrets/signedText.ts'
import { newId, newSecret } from '../../store/identifiers.ts'
import type { Repositories, Store } from './store/repositories.ts'

export interface Opened {
  readonly token: string
  readonly person: Person
}

export interface Noted {
  readonly store: Store
  readonly clock: Clock
}

/** Opens a session of an account that is held, with its audit row. */
export const openSession = async (
  inside: Pick<Repositories, 'sessions' | 'audit'>,
  account: Account,
  now: Date,
): Promise<Opened> => {
  const token = newSecret()
  const openedAt = now.toISOString()
  const expiresAt = unixSeconds(now) + sessionLifetime
  await inside.sessions.open({ tokenHash: sha256(token), accountId: account.id, openedAt, expiresAt })
  await inside.audit.append({
    at: openedAt,
    companyId: account.companyId,
    accountId: account.id,
    action: 'session.opened',
    subjectId: newId(now.getTime()),
    detail: {},
  })
  return { token, person: { account, expiresAt } }
}

/** Who was meant, where known, and from which address. */
export interface Refused {
  readonly account: Pick<Account, 'id' | 'companyId'> | null
  readonly address: string
}

/** Leaves an audit row of a refusal, never with what was typed. */
export const noteRefusal = async (
  { audit }: Pick<Repositories, 'audit'>,
  now: Date,
  reason: '901' | 'user.notFound' | 'password.incorrect' | 'login.tooMany' | 'login.codeWrong',
  { account, address }: Refused,
): Promise<void> =>
  audit.append({
    at: now.toISOString(),
    companyId: account?.companyId ?? null,
    accountId: account?.id ?? null,
    action: 'session.refused',
    subjectId: newId(now.getTime()),
    detail: { address, reason },
  })
