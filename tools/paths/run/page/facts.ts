import type { Language } from '../../../charts/words/catalogue.ts'
import type { PathReport } from '../storyboard.ts'

/** A text in every language of the report. */
export type InLanguages = Readonly<Record<Language, string>>

/** A flow as its storyboards show it. */
export interface ReportedFlow {
  readonly id: string
  readonly name: InLanguages
  /** The chart's drawing. */
  readonly drawing: InLanguages
  /** Sentences of its stimuli, by their place in the flow. */
  readonly stimuli: readonly InLanguages[]
  readonly starts: Readonly<Record<string, InLanguages>>
  /** Names of states with those around them, by id. */
  readonly states: Readonly<Record<string, InLanguages>>
}

/** All that the page of a report knows. */
export interface ReportFacts {
  readonly language: Language
  /** Milliseconds since 1970. */
  readonly began: number
  readonly milliseconds: number
  readonly seed: number | null
  readonly flows: readonly ReportedFlow[]
  readonly paths: readonly PathReport[]
}
