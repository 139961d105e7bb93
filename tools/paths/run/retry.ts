import type { Walked } from '../../../tests/support/paths/order.ts'

/**
 * What a run says of a path. A failure is walked once more: the same outcome is a failure, another one means that the
 * product does not do the same twice.
 */
export type Verdict =
  | { readonly kind: 'passed'; readonly first: Walked }
  | { readonly kind: 'failed' | 'nondeterministic'; readonly first: Walked; readonly again: Walked }

/** A walk of which nothing was heard to its end. */
export const unended = (id: string, errors: readonly string[]): Walked => ({
  id,
  rests: [],
  failure: { at: 0, message: ['The walk did not come to an end', ...errors].join(': ') },
  milliseconds: 0,
})

/** What may differ between two runs of the same failure: ids that react-aria counts up, and durations. */
const volatile = /react-aria-?[\w:-]+|\b\d+(?:\.\d+)? ?ms\b/g

const firstLine = (text: string) => (text.split('\n')[0] ?? '').replaceAll(volatile, '…')

const outcomeOf = ({ failure }: Walked) =>
  failure === null ? 'passed' : `${failure.at}: ${firstLine(failure.message)}`

/** Judges every path of a run by its first walk and, where that failed, by its repetition. */
export const judge = (first: readonly Walked[], again: readonly Walked[]): ReadonlyMap<string, Verdict> => {
  const repeated = new Map(again.map((walked) => [walked.id, walked]))
  return new Map(
    first.map((walked): [string, Verdict] => {
      if (walked.failure === null) return [walked.id, { kind: 'passed', first: walked }]
      const second = repeated.get(walked.id) ?? unended(walked.id, [])
      return [
        walked.id,
        { kind: outcomeOf(walked) === outcomeOf(second) ? 'failed' : 'nondeterministic', first: walked, again: second },
      ]
    }),
  )
}

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly nondeterministic: number
}

export const tallyOf = (kinds: Iterable<Verdict['kind']>): Tally => {
  const tally = { passed: 0, failed: 0, nondeterministic: 0 }
  for (const kind of kinds) tally[kind] += 1
  return tally
}

/** 0 all passed, 1 some failed, 3 none failed but some did not do the same twice. (2 is a command that cannot be followed.) */
export const exitCodeOf = ({ failed, nondeterministic }: Tally): number =>
  failed > 0 ? 1 : nondeterministic > 0 ? 3 : 0
