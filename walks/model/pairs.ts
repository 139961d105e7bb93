import type { Path } from './path.ts'
import { pathThrough, type Move, type Rest } from './exploration.ts'
import type { Flow } from './flow.ts'
import { arrowsOnPath } from './runFlow.ts'

/** Two arrows taken one right after the other, as `first → second`. */
type Pair = string

const pairsIn = (arrows: readonly string[]): Pair[] =>
  arrows.slice(1).map((arrow, index) => `${arrows[index]} → ${arrow}`)

const pairsAt = (rest: Rest, first: Move, second: Move | null): Pair[] =>
  pairsIn([...(rest.steps.length === 0 ? rest.begun.slice(-1) : []), ...first.arrows, ...(second?.arrows ?? [])])

interface PairWalks {
  /** Every pair that can happen. */
  readonly feasible: ReadonlySet<Pair>
  /** Pairs that the walks really took. */
  readonly walked: ReadonlySet<Pair>
  readonly walks: readonly Path[]
}

/** Walks that take every pair of arrows that can follow one another: the shortest way to each, as few as a greedy choice gives. @param rests the flow's own, as `explore` finds them */
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
    for (const taken of pairsIn(arrowsOnPath(flow, path).flat())) walked.add(taken)
    walks.push(path)
  }
  return { feasible, walked, walks }
}
