import { newId } from '../../store/identifiers.ts'
import type { Asker } from '../../hsm/calls.ts'
import type { Parts } from './parts.ts'

type HsmAction = 'hsm.listed' | 'hsm.signed' | 'hsm.locked'

/** Leaves an audit row, never with a secret. */
export const note = async (
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
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
  parts: Pick<Parts, 'store' | 'clock'>,
  asker: Asker,
  serial: string,
  { reason, attemptsLeft }: { readonly reason: string; readonly attemptsLeft?: number },
): Promise<void> => {
  if (reason === 'hsm.pinLocked' && attemptsLeft === 0) await note(parts, asker, 'hsm.locked', { serial })
}
