import type { Regime } from './regimes.ts'

/**
 * How a wrong document is corrected: `notice` tells the authority of it and makes no other document; `adjust` makes one that holds the
 * differences; `replace` makes one that stands in its place.
 */
export const correctionMethods = ['notice', 'adjust', 'replace'] as const
export type CorrectionMethod = (typeof correctionMethods)[number]

/** What the law of a regime allows of one error. */
export interface Allowed {
  /** In the order in which they are offered; none where the law knows no way, which `because` explains. */
  readonly methods: readonly CorrectionMethod[]
  /** Code of the text that says why these and no others. */
  readonly because: string
  /** Article, and fact. */
  readonly source: string
  /** S seen in a public source, I inferred from such. */
  readonly confidence: 'S' | 'I'
}

/** A kind of document: what may be wrong with it, and what each law allows. */
export interface CorrectionTable<Error extends string> {
  readonly errors: readonly Error[]
  readonly allowed: Readonly<Record<Regime, Readonly<Record<Error, Allowed>>>>
}

/** A cell of a table: what a law allows of an error. */
export const cell = (
  methods: Allowed['methods'],
  because: string,
  source: string,
  confidence: Allowed['confidence'] = 'S',
): Allowed => ({ methods, because, source, confidence })
