import type { HsmAccessFailure, HsmKeyFailure, ServerFailure } from '../domain/failure.ts'

const plain = [
  'hsm.notConfigured',
  'hsm.unreachable',
  'hsm.credentialsInvalid',
  'hsm.tooManyAttempts',
  'hsm.certificateAbsent',
  'hsm.pinLocked',
  'hsm.otherTaxCode',
  'hsm.certificateExpired',
] as const

/** What a refusal of the server says of the signing server, its account or a key in it; any other failure as it is. */
export const hsmAccessFailureOf = (failure: ServerFailure): HsmAccessFailure | ServerFailure => {
  if (failure.code !== 'server.refused') return failure
  const code = plain.find((known) => known === failure.reason)
  return code === undefined ? failure : { code }
}

/** The same where PIN or one-time code were tried. */
export const hsmFailureOf = (failure: ServerFailure): HsmKeyFailure | ServerFailure => {
  if (failure.code !== 'server.refused') return failure
  const { reason, attemptsLeft = null } = failure
  return reason === 'hsm.pinWrong' || reason === 'hsm.otpWrong'
    ? { code: reason, attemptsLeft }
    : hsmAccessFailureOf(failure)
}
