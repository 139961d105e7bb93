import { recordOf } from '../form/table.ts'
import { allowedCorrections, type Corrected } from './allowed.ts'
import { regimeFrom, regimes } from './regimes.ts'
import type { Allowed, CorrectionTable } from './table.ts'

/** One of several documents that are corrected by one: its table, and what binds its corrections. */
export interface CorrectedByTable<Error extends string> extends Pick<Corrected, 'made' | 'isReplacing'> {
  readonly table: CorrectionTable<Error>
}

/** What is allowed of all; the reason is that of the document of which least is, unless they leave one another nothing. */
const allowedOfAll = (allowed: readonly [Allowed, ...Allowed[]]): Allowed => {
  const [first, ...others] = allowed
  const methods = first.methods.filter((method) => others.every((other) => other.methods.includes(method)))
  const deciding = allowed.find((one) => one.methods.length === methods.length)
  return deciding === undefined ? { ...first, methods, because: 'boundDifferently' } : { ...deciding, methods }
}

/**
 * The table by which several documents are corrected by one: of each error, what the law and the earlier corrections of every one of them allow.
 * Nothing is left to bind what it offers.
 */
export const jointTable = <Error extends string>(
  first: CorrectedByTable<Error>,
  others: readonly CorrectedByTable<Error>[],
): CorrectionTable<Error> => ({
  errors: first.table.errors,
  allowed: recordOf(regimes, (regime) => {
    const allowedOf = ({ table, ...bound }: CorrectedByTable<Error>, error: Error): Allowed =>
      allowedCorrections(table, { error, today: regimeFrom[regime], ...bound })
    return recordOf(first.table.errors, (error) =>
      allowedOfAll([allowedOf(first, error), ...others.map((one) => allowedOf(one, error))]),
    )
  }),
})
