/** Mutants to be walked in the view of their machine. */
export interface ViewOrder {
  readonly machine: string
  /** Names of mutants. */
  readonly mutants: readonly string[]
  /** Paths for each mutant at most. */
  readonly paths: number
}

/** Where the view of a mutant was not what the path says. */
export interface ViewKill {
  /** Id of the path. */
  readonly path: string
  readonly name: string
  /** What happened last; null where the view was wrong from the start. */
  readonly step: string | null
  /** States that should have been reached and seen; none where the view was wrong from the start. */
  readonly states: readonly string[]
  readonly why: string
}

/** What became of a mutant in the view. */
export interface ViewResult {
  readonly machine: string
  readonly name: string
  /** Names of the paths that were to distinguish it from its chart, in the order of their walks. */
  readonly paths: readonly string[]
  readonly killedBy: ViewKill | null
  /** Why nothing can be said: the path that failed fails on the chart itself, time and again; null where something can. */
  readonly unjudged: string | null
}

declare module 'vitest' {
  interface ProvidedContext {
    viewOrders: readonly ViewOrder[]
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Prints what became of a mutant. */
    printMutant: (result: ViewResult) => Promise<void>
  }
}
