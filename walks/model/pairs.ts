import type { Path } from './path.ts'
import { pathThrough, type Move, type Rest } from './exploration.ts'
import type { Flow } from './flow.ts'
import { transitionsOnPath } from './runFlow.ts'

/** Two transitions taken one right after the other, as `first → second`. */
type Pair = string

const pairsIn = (transitions: readonly string[]): Pair[] =>
  transitions.slice(1).map((transition, index) => `${transitions[index]} → ${transition}`)

const pairsAt = (rest: Rest, first: Move, second: Move | null): Pair[] =>
  pairsIn([
    ...(rest.steps.length === 0 ? rest.begun.slice(-1) : []),
    ...first.transitions,
    ...(second?.transitions ?? []),
  ])

interface PairWalks {
  /** Every pair that can happen. */
  readonly feasible: ReadonlySet<Pair>
  /** Pairs that the walks really took. */
  readonly walked: ReadonlySet<Pair>
  readonly walks: readonly Path[]
}

/** Walks that take every pair of transitions that can follow one another: the shortest way to each, as few as a greedy choice gives. @param rests the flow's own, as `explore` finds them */
export const walkPairs = (flow: Flow, rests: readonly Rest[]): PairWalks => {
  const feasible = new Set<Pair>()
  const walked = new Set<Pair>()
  const walks: Path[] = []
  const ways = rests.flatMap((rest) => [
    ...pairsIn(rest.begun).map((pair) => ({ pair, rest, moves: [] })),
    ...rest.moves.flatMap((first) => {
      const alone = pairsAt(rest, first, null).map((pair) => ({ pair, rest, moves: [first] }))
      return [
        ...alone,
        ...first.to.moves.flatMap((second) =>
          pairsAt(rest, first, second).map((pair) => ({ pair, rest, moves: [first, second] })),
        ),
      ]
    }),
  ])
  for (const { pair } of ways) feasible.add(pair)
  for (const { pair, rest, moves } of ways) {
    if (walked.has(pair)) continue
    const path = pathThrough(flow, rest, moves)
    for (const taken of pairsIn(transitionsOnPath(flow, path).flat())) walked.add(taken)
    walks.push(path)
  }
  return { feasible, walked, walks }
}
