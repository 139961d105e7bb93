import type { AuditRepositories } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import { newId } from '../store/identifiers.ts'
import type { Asker } from './calls.ts'

interface Parts {
  readonly store: AuditRepositories
  readonly clock: Clock
}

type HsmAction = 'hsm.listed' | 'hsm.connected' | 'hsm.signed' | 'hsm.locked'

/** Leaves an audit row, never with a secret. */
export const note = async (
  { store, clock }: Parts,
  { member: { companyId, account } }: Asker,
  action: HsmAction,
  detail: Record<string, string | number>,
): Promise<void> => {
  const now = clock()
  await store.audit.append({
    at: now.toISOString(),
    companyId,
    accountId: account.id,
    action,
    subjectId: newId(now.getTime()),
    detail,
  })
}

/** Says that a key has been locked just now, where the refusal says so. */
export const noteLock = async (
  parts: Parts,
  asker: Asker,
  serial: string,
  { reason, attemptsLeft }: { readonly reason: string; readonly attemptsLeft?: number },
): Promise<void> => {
  if (reason === 'hsm.pinLocked' && attemptsLeft === 0) await note(parts, asker, 'hsm.locked', { serial })
}
