/** Mutants that behave as the chart does, so that no test could distinguish them from it. */
export interface Equivalent {
  /** Null for every machine that has such mutants. */
  readonly machine: string | null
  /** Names of the mutants. */
  readonly name: RegExp
  readonly why: string
}
