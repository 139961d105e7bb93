import type { Failure } from '../../domain/failure.ts'

/** What lies over the list of certificates. */
export type Opened =
  | { readonly is: 'registration' | 'application' | 'readiness' | 'status' }
  /** `reason` is why it is opened by itself. */
  | { readonly is: 'connect'; readonly reason: Failure | null }
  /** `times` counts how often the same certificate was opened anew. */
  | { readonly is: 'update'; readonly id: string; readonly times: number }
