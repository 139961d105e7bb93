import type { Walked } from '../../../walks/model/order.ts'
import { isFoundByWaiting, problemLine } from '../../../walks/model/problem.ts'

/**
 * What a run says of a path. A failure is walked once more: the same outcome is a failure. Another one means that the
 * machine was too busy for the walk where time explains the difference, else that the product does not do the same twice.
 */
export type Verdict =
  | { readonly kind: 'passed'; readonly first: Walked }
  | { readonly kind: 'failed' | 'nondeterministic' | 'overloaded'; readonly first: Walked; readonly again: Walked }

/** Milliseconds that a single walk may take, apart from its pauses. */
export const longestWalk = 60_000
/** Milliseconds that a step may take in a first walk, and in a repetition, which waits for a busy machine. */
export const patience = { first: 3000, again: 20_000 } as const

/** A walk of which nothing was heard to its end: the harness ran out of time. */
export const unended = (id: string, errors: readonly string[]): Walked => {
  const problem = { code: 'unended', states: [], seconds: longestWalk / 1000 } as const
  return {
    id,
    rests: [],
    failure: { at: 0, message: [problemLine(problem), ...errors].join('\n'), problem, isStarved: false },
    milliseconds: 0,
    slowest: 0,
  }
}

/** What may differ between two runs of the same failure: ids that react-aria counts up, and durations. */
const volatile = /react-aria-?[\w:-]+|\b\d+(?:\.\d+)? ?ms\b/g

const firstLine = (text: string) => (text.split('\n')[0] ?? '').replaceAll(volatile, '…')

const outcomeOf = ({ failure }: Walked) =>
  failure === null ? 'passed' : `${failure.at}: ${firstLine(failure.message)}`

const ranOutOfTime = ({ failure }: Walked) =>
  failure !== null && (failure.problem.code === 'unended' || failure.isStarved)

/** Whether a walk waited in vain for what the other one, more patient, saw after that time. */
const cameLate = (one: Walked, patient: Walked) =>
  one.failure !== null &&
  isFoundByWaiting(one.failure.problem) &&
  patient.failure === null &&
  patient.slowest > patience.first

const isOverload = (first: Walked, again: Walked) =>
  ranOutOfTime(first) || ranOutOfTime(again) || cameLate(first, again)

const kindOf = (first: Walked, again: Walked) => {
  if (outcomeOf(first) === outcomeOf(again)) return 'failed'
  return isOverload(first, again) ? 'overloaded' : 'nondeterministic'
}

/** Judges every path of a run by its first walk and, where that failed, by its repetition. */
export const judge = (first: readonly Walked[], again: readonly Walked[]): ReadonlyMap<string, Verdict> => {
  const repeated = new Map(again.map((walked) => [walked.id, walked]))
  return new Map(
    first.map((walked): [string, Verdict] => {
      if (walked.failure === null) return [walked.id, { kind: 'passed', first: walked }]
      const second = repeated.get(walked.id) ?? unended(walked.id, [])
      return [walked.id, { kind: kindOf(walked, second), first: walked, again: second }]
    }),
  )
}

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly nondeterministic: number
  readonly overloaded: number
}

export const tallyOf = (kinds: Iterable<Verdict['kind']>): Tally => {
  const tally = { passed: 0, failed: 0, nondeterministic: 0, overloaded: 0 }
  for (const kind of kinds) tally[kind] += 1
  return tally
}

/**
 * 0 all passed, 1 some failed, 3 none failed but some did not do the same twice, 4 the machine was too busy for some and
 * nothing else was wrong. (2 is a command that cannot be followed.)
 */
export const exitCodeOf = ({ failed, nondeterministic, overloaded }: Tally): number =>
  failed > 0 ? 1 : nondeterministic > 0 ? 3 : overloaded > 0 ? 4 : 0
