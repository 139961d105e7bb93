/** Mutants that behave as the chart or the module does, so that no test could distinguish them from it. */
export interface Equivalent {
  /** A flow's id or a module's path; null for every machine that has such mutants. */
  readonly machine: string | null
  /** Names of the mutants. */
  readonly name: RegExp
  readonly why: string
}
