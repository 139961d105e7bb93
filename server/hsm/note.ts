import type { AuditRepositories } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import { newId } from '../store/identifiers.ts'
import type { Asker } from './calls.ts'

interface Parts {
  readonly store: AuditRepositories
  readonly clock: Clock
}

type HsmAction =
  | 'hsm.listed'
  | 'hsm.connected'
  | 'hsm.signed'
  | 'hsm.locked'
  | 'hsm.pinWrong'
  | 'hsm.codeWrong'
  | 'hsm.passwordWrong'

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

interface Tried {
  /** Of the certificate whose key was to be opened. */
  readonly serial: string
  readonly isCodeGiven: boolean
}

const actionOf = (
  { reason, attemptsLeft }: { readonly reason: string; readonly attemptsLeft?: number },
  isCodeGiven: boolean,
): HsmAction | null => {
  if (reason === 'hsm.pinWrong') return 'hsm.pinWrong'
  if (reason === 'hsm.otpWrong' && isCodeGiven) return 'hsm.codeWrong'
  if (reason === 'hsm.credentialsInvalid') return 'hsm.passwordWrong'
  // One that was locked before is not tried.
  return reason === 'hsm.pinLocked' && attemptsLeft === 0 ? 'hsm.locked' : null
}

/** Leaves an audit row of each wrong PIN, code or password; limits of tries keep them few. */
export const noteRefusal = async (
  parts: Parts,
  asker: Asker,
  { serial, isCodeGiven }: Tried,
  failure: { readonly reason: string; readonly attemptsLeft?: number },
): Promise<void> => {
  const action = actionOf(failure, isCodeGiven)
  if (action !== null) await note(parts, asker, action, { serial })
}

/** The same of a password with which an account's certificates are asked for. */
export const noteWrongPassword = async (
  parts: Parts,
  asker: Asker,
  user: string,
  { reason }: { readonly reason: string },
): Promise<void> => {
  if (reason === 'hsm.credentialsInvalid') await note(parts, asker, 'hsm.passwordWrong', { user })
}
