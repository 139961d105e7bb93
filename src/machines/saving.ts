import type { ServerFailure } from '../domain/failure.ts'
import type { Sealed } from './sealed.ts'

/** What the next saving of a record is based on (docs/decisions/0045). */
export interface SavingBasis<Unanswered = unknown> {
  /** The last version that the server has named; empty for a new record. */
  readonly version: string
  /** A saving whose answer was lost, sent after that version: it is repeated before other content follows. */
  readonly unanswered: Sealed<Unanswered> | null
}

/** How a saving ends. A failure without `basis` leaves the one that there was. */
export type Saved<Value, Unanswered = unknown> =
  | { readonly ok: true; readonly value: Value & { readonly version: string } }
  | { readonly ok: false; readonly failure: ServerFailure; readonly basis?: SavingBasis<Unanswered> }

export const basisOn = <Unanswered = unknown>(version: string): SavingBasis<Unanswered> => ({
  version,
  unanswered: null,
})

type Ended<Unanswered> =
  | { readonly ok: true; readonly value: { readonly version: string } }
  | { readonly ok: false; readonly basis?: SavingBasis<Unanswered> }

/** The basis of the next saving once this one has ended. */
export const basisAfter = <Unanswered>(
  saved: Ended<Unanswered>,
  before: SavingBasis<Unanswered>,
): SavingBasis<Unanswered> => (saved.ok ? basisOn(saved.value.version) : (saved.basis ?? before))
