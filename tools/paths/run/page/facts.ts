import type { Locale } from '../../../../src/domain/locale.ts'
import type { PerLocale } from '../../../messages/perLocale.ts'
import type { PathReport } from '../storyboard.ts'

/** A flow as its storyboards show it. */
export interface ReportedFlow {
  readonly id: string
  readonly name: PerLocale<string>
  /** The chart's drawing. */
  readonly drawing: PerLocale<string>
  /** Sentences of its stimuli, by their place in the flow. */
  readonly stimuli: readonly PerLocale<string>[]
  readonly starts: Readonly<Record<string, PerLocale<string>>>
  /** Names of states with those around them, by id. */
  readonly states: Readonly<Record<string, PerLocale<string>>>
}

/** All that the page of a report knows. */
export interface ReportFacts {
  readonly language: Locale
  /** Milliseconds since 1970. */
  readonly began: number
  readonly milliseconds: number
  readonly seed: number | null
  /** The report's own, from the root. */
  readonly folder: string
  readonly flows: readonly ReportedFlow[]
  readonly paths: readonly PathReport[]
}
