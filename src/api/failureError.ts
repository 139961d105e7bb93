import type { ServerFailure, Unexpected } from '../domain/failure.ts'
import { unexpected } from '../domain/failure.ts'
import type { Result } from '../domain/result.ts'

/** How a query, which can only throw, carries an expected failure. */
class FailureError extends Error {
  readonly failure: ServerFailure

  constructor(failure: ServerFailure) {
    super(failure.code)
    this.name = 'FailureError'
    this.failure = failure
  }
}

/** The answer's value, or a thrown `FailureError`, for query functions. */
export const valueOrThrow = <Value>(answer: Result<Value, ServerFailure>): Value => {
  if (answer.ok) return answer.value
  throw new FailureError(answer.failure)
}

/** What went wrong in a query, as a value again. */
export const failureOf = (error: unknown): ServerFailure | Unexpected =>
  error instanceof FailureError ? error.failure : unexpected(error)
