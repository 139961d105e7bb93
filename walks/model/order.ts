import type { Problem } from './problem.ts'

/** A rest of a path that is to be walked: first the one before anything happens, then one per step. */
export interface OrderedRest {
  /** What leads here, for people to read. */
  readonly name: string
  /** Names of the pictures to take here. */
  readonly pictures: readonly string[]
}

/** A path by the names of its stimuli, for one that is not among the generated ones. */
export interface Way {
  readonly machine: string
  readonly start: string
  readonly steps: readonly { readonly stimulus: string; readonly states: readonly string[] }[]
}

export interface OrderedWalk {
  readonly id: string
  /** Null for a generated path, which its id names. */
  readonly way: Way | null
  /** One per rest that is walked to; the path may go on after them. */
  readonly rests: readonly OrderedRest[]
  /** Name of the picture to take where the walk fails. */
  readonly failurePicture: string | null
}

/** What a run of chosen paths asks of the browser, in this order. */
export interface WalkOrder {
  readonly walks: readonly OrderedWalk[]
  /** Whether each new view is searched by axe. */
  readonly searches: boolean
  /** Milliseconds that a step may take; null for the usual time. */
  readonly patience: number | null
}

/** Where a walk came to, as it was seen. */
export interface Rest {
  readonly states: readonly string[]
  /** Ids of the transitions that were taken to it. */
  readonly transitions: readonly string[]
}

export interface WalkFailure {
  /** Place of the rest that was not reached, from 0. */
  readonly at: number
  /** In English, the first line in short. */
  readonly message: string
  readonly problem: Problem
  /** Whether the page was served too slowly meanwhile for a wait to prove anything. */
  readonly isStarved: boolean
}

/** How a walk of a path went. */
export interface Walked {
  readonly id: string
  readonly rests: readonly Rest[]
  readonly failure: WalkFailure | null
  readonly milliseconds: number
  /** Milliseconds of the longest step. */
  readonly slowest: number
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Absent where paths are tests of their own. */
    walkOrder?: WalkOrder
    /** Whether those are all paths, not only those on which something is new. */
    walksEveryPath: boolean
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Begins to record a walk. */
    beginWalk: (id: string) => Promise<void>
    /** Reports that a step begins, and waits where the walk is to be watched. */
    beginStep: (name: string) => Promise<void>
    /** Takes a picture of the view. */
    takePicture: (name: string) => Promise<void>
    /** Ends the record of a walk, which is kept where the walk failed. */
    endWalk: (walked: Walked) => Promise<void>
  }
}
