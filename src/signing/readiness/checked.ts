import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'

/** What a check has found so far. */
export type Checked<Value> =
  | { readonly state: 'checking' }
  /** Not asked: what it needs is not there, or must not be asked without the user. */
  | { readonly state: 'open' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'known'; readonly value: Value }

export const checking = { state: 'checking' } as const
export const open = { state: 'open' } as const
export const known = <Value>(value: Value) => ({ state: 'known', value }) as const

export const checkedOf = <Value>(answer: Result<Value, Failure>): Checked<Value> =>
  answer.ok ? known(answer.value) : { state: 'failed', failure: answer.failure }
