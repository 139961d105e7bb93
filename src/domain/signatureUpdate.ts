import * as v from 'valibot'
import type { CertificateRecord } from './certificate.ts'
import { certificateTypes, certificateTypeSchema } from './certificateCodes.ts'
import { statusChangeSchema } from './certificateRegistration.ts'
import type { FieldProblem } from './failure.ts'
import { accountProblems, pinProblems } from './hsmForms.ts'

/** What the dialog of a registered certificate holds (seed 001 §5, "Update dialog"). */
export const signatureUpdateSchema = v.object({
  status: v.pipe(
    v.string(),
    v.check((code) => v.is(statusChangeSchema, code), 'status_is_required'),
  ),
  type: v.pipe(
    v.string(),
    v.check((code) => v.is(certificateTypeSchema, code), 'certificate_type_is_required'),
  ),
  /** Account at the signing server; an empty password keeps the one that is kept. A field that is not shown is left out. */
  user_nm: v.fallback(v.string(), ''),
  user_pw: v.fallback(v.string(), ''),
  pin: v.fallback(v.string(), ''),
  /** Whether the key asks for a one-time code. */
  otp_yn: v.fallback(v.picklist(['Y', 'N']), 'N'),
  otp: v.fallback(v.string(), ''),
})
export type SignatureValues = v.InferInput<typeof signatureUpdateSchema>

/** What a certificate is like before it is updated. */
export interface FormerSignature {
  readonly type: CertificateRecord['certificate_type']
  /** User of the account that is kept; null where none is. */
  readonly keptUser: string | null
}

/** Whether a key has to be opened: the certificate lies in an HSM, or shall from now on. */
export const wantsKey = (former: FormerSignature, type: string): boolean =>
  former.type === certificateTypes.hsm || type === certificateTypes.hsm

/** What is missing to open the key: the PIN, and an account where none is kept or another user is named (seed 001 §5). */
export const keyProblems = (former: FormerSignature, values: SignatureValues): readonly FieldProblem[] => {
  if (!wantsKey(former, values.type)) return []
  const { user_nm: userName, user_pw: password, pin, otp, otp_yn } = values
  const isKept = former.keptUser !== null && password === '' && userName.trim() === former.keptUser
  const { userName: user, password: word } = isKept ? {} : accountProblems({ provider: null, userName, password })
  const { pin: missingPin, otp: missingOtp } = pinProblems({ pin, otp: otp_yn === 'Y' ? otp : null })
  const found = { user_nm: user, user_pw: word, pin: missingPin, otp: missingOtp }
  return Object.entries(found).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]))
}
