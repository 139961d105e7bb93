import type { ServerFailure } from '../domain/failure.ts'
import type { AnyCall, RefusalOf } from './contract/call.ts'

const isDeclared = <C extends AnyCall>(call: C, reason: string): reason is RefusalOf<C> =>
  call.refusals.some((declared) => declared === reason)

/**
 * The code with which a call was refused, if it is one that the call declares: a `switch` over it is checked to be exhaustive. Null for
 * failures of every other kind, for general refusals, and for codes of another backend.
 */
export const declaredRefusal = <C extends AnyCall>(call: C, failure: ServerFailure): RefusalOf<C> | null => {
  if (failure.code !== 'server.refused') return null
  const { reason } = failure
  return isDeclared(call, reason) ? reason : null
}
