import * as v from 'valibot'
import { textUpTo } from '../../domain/bounded.ts'
import { hsmLimits } from '../../domain/hsm.ts'

/** A password, PIN or one-time code as a compact JWE to the key of `auth.key`, each with a nonce of its own. */
export const sealed = v.pipe(textUpTo(4096), v.nonEmpty())

/** A code of the list `hsm-provider`; without one, the provider that this server reaches first. */
export const provider = v.optional(v.pipe(textUpTo(100), v.nonEmpty()))
export const userName = v.pipe(textUpTo(hsmLimits.userName), v.nonEmpty())
/** The certificate's, in hexadecimal. */
export const serialNumber = v.pipe(textUpTo(80), v.nonEmpty())

/** A key of the signing server, with the secrets that open it. */
export const keyEntries = {
  provider,
  serial_no: serialNumber,
  /** Without user and password, those that are kept beside the registered certificate. */
  user_name: v.optional(userName),
  password: v.optional(sealed),
  pin: sealed,
  otp: v.optional(sealed),
}

export const reachRefusals = [
  'hsm.notConfigured',
  'hsm.unreachable',
  'hsm.credentialsInvalid',
  'hsm.tooManyAttempts',
] as const
export const sealedRefusals = ['request.malformed', 'password.keyExpired'] as const
/** `hsm.pinWrong` says `attempts_left` in its status where the HSM counts. */
export const keyRefusals = [
  ...sealedRefusals,
  ...reachRefusals,
  'hsm.certificateAbsent',
  'hsm.otherTaxCode',
  'hsm.certificateExpired',
  'hsm.pinWrong',
  'hsm.pinLocked',
] as const
/** Of calls that sign. */
export const openingRefusals = [...keyRefusals, 'hsm.otpWrong'] as const
