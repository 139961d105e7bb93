import type { AnswerOf, BodyOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Asker } from '../../hsm/calls.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { keptAccount } from './key.ts'
import type { KeyParts } from './parts.ts'

type Call = typeof contract.signatureKeyState

/** How the key of a registered certificate stands, before a PIN is tried. */
export const readKeyState = async (
  parts: KeyParts,
  { id, provider }: { readonly id: string } & BodyOf<Call>,
  asker: Asker,
): Promise<Result<AnswerOf<Call>, ServerRefusal<RefusalOf<Call>>>> => {
  const kept = await parts.store.certificates.kept(asker.member.companyId, id)
  if (kept === null) return fail({ reason: 'record.absent' })
  const login = keptAccount(parts, { kept, provider }, asker)
  if (login === null) return succeed({ kept_yn: 'N', attempts_left: null, pin_locked: false, otp_yn: 'N' })
  const state = await parts.hsm.keyState(login, kept.record.serial_no)
  if (!state.ok) return state
  const { attemptsLeft, isLocked, asksCode } = state.value
  return succeed({ kept_yn: 'Y', attempts_left: attemptsLeft, pin_locked: isLocked, otp_yn: asksCode ? 'Y' : 'N' })
}
