import type { DescribableFailure } from '../../../../src/failures/failureText.ts'
import type { Chart } from '../../../charts/chart.ts'
import type { Descriptions } from '../../../charts/translation/texts.ts'
import type { Catalogue } from '../../../charts/translation/translate.ts'
import type { PerLocale } from '../../../messages/perLocale.ts'
import type { Requirement } from '../../../requirements/requirement.ts'
import type { RuleTest } from '../../../requirements/ruleTests.ts'

/** One step of a walked path; the numbers are places in the flow's stimuli and in the chart's transitions. */
export interface WalkedStep {
  readonly stimulus: number
  readonly transitions: readonly number[]
  /** Ids of the innermost states in which the flow then rests. */
  readonly states: readonly string[]
}

/** A generated path with everything that it crosses. */
export interface WalkedPath {
  readonly id: string
  readonly start: string
  /** Places of the transitions that the start itself takes. */
  readonly begun: readonly number[]
  /** Where the flow rests before the first step. */
  readonly first: readonly string[]
  readonly steps: readonly WalkedStep[]
}

/** A failure that brings its user to a state. */
export interface StateFailure {
  readonly state: string
  readonly failure: DescribableFailure
}

export interface FlowFacts {
  readonly id: string
  /** Names the facts of the chart: another one, other facts. */
  readonly revision: string
  readonly chart: Chart
  readonly descriptions: Descriptions
  readonly paths: readonly WalkedPath[]
  readonly failures: readonly StateFailure[]
}

/** A text in every language. */
export type Said = PerLocale<string>

/** A rule of docs/requirements as the page shows it. */
export interface Rule extends Pick<Requirement, 'id' | 'document' | 'area' | 'kind'> {
  readonly rule: Said
  /** `000 §4 Submit` */
  readonly place: Said
  /** The seed's line has changed since someone last read the rule. */
  readonly isSuspect: boolean
}

/** Everything that the page shows, as plain data. */
export interface Facts {
  readonly flows: readonly FlowFacts[]
  readonly catalogues: PerLocale<Catalogue>
  readonly rules: readonly Rule[]
  /** The titles of the seed documents, by their numbers. */
  readonly documents: Readonly<Record<string, Said>>
  /** The tests of each rule with their last results, by the rule's id. */
  readonly tests: Readonly<Record<string, readonly RuleTest[]>>
}
