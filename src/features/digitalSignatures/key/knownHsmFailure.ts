import type { Failure } from '../../../domain/failure.ts'
import { hsmFailureOf } from '../../../hsm/hsmFailureOf.ts'

/** A refusal of the server as what it says of the signing server, where it does. */
export const knownHsmFailure = (failure: Failure): Failure =>
  failure.code === 'server.refused' ? hsmFailureOf(failure) : failure

/** How many attempts a failure leaves; undefined where it does not say. */
export const attemptsLeftAfter = (failure: Failure | null): number | undefined => {
  if (failure?.code === 'hsm.pinWrong' || failure?.code === 'hsm.otpWrong') return failure.attemptsLeft ?? undefined
  return failure?.code === 'server.refused' ? failure.attemptsLeft : undefined
}
