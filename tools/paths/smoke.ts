import { explore, type Move, type Rest } from '../../walks/model/exploration.ts'
import type { Flow } from '../../walks/model/flow.ts'
import { oncePerFlow } from '../../walks/model/oncePerFlow.ts'
import { pathOf, type Path, type PathStep } from '../../walks/model/path.ts'
import { pathsOf } from '../../walks/model/pathsOf.ts'

/** Steps after which a path looks for no further state: more are tiresome by hand. */
const enoughSteps = 10

/** The fewest moves from a rest to one with a state that is left; null where none can be reached. */
const wayToLeft = (from: Rest, left: ReadonlySet<string>): readonly Move[] | null => {
  const met = new Set([from])
  let ways: readonly { readonly rest: Rest; readonly moves: readonly Move[] }[] = [{ rest: from, moves: [] }]
  while (ways.length > 0) {
    const found = ways.find(({ rest }) => rest.states.some((state) => left.has(state)))
    if (found !== undefined) return found.moves
    ways = ways.flatMap(({ rest, moves }) =>
      rest.moves.flatMap((move) => {
        if (met.has(move.to)) return []
        met.add(move.to)
        return [{ rest: move.to, moves: [...moves, move] }]
      }),
    )
  }
  return null
}

const stepOf = ({ stimulus, to }: Move): PathStep => ({ stimulus, states: to.states })

const isEnd = ({ moves }: Rest) => moves.length === 0

/**
 * A path from a start by way of as many left states as its steps allow; the states are left no more. The states in which
 * the flow ends come last, since no path goes on from them.
 */
const walkFrom = (start: Rest, left: Set<string>, ends: ReadonlySet<string>): readonly PathStep[] => {
  const steps: PathStep[] = []
  let rest = start
  for (const state of start.states) left.delete(state)
  while (!isEnd(rest)) {
    const { leftEnds = [], leftOthers = [] } = Object.groupBy(left, (state) =>
      ends.has(state) ? 'leftEnds' : 'leftOthers',
    )
    const onward = steps.length < enoughSteps ? wayToLeft(rest, new Set(leftOthers)) : null
    const moves = onward ?? wayToLeft(rest, new Set(leftEnds))
    if (moves === null) break
    for (const move of moves) {
      steps.push(stepOf(move))
      rest = move.to
      for (const state of rest.states) left.delete(state)
    }
  }
  return steps
}

const makeSmokePaths = (flow: Flow): readonly Path[] => {
  const rests = explore(flow)
  const starts = rests.filter(({ steps }) => steps.length === 0)
  const left = new Set(rests.flatMap(({ states }) => states))
  const ends = new Set(rests.filter(isEnd).flatMap(({ states }) => states))
  const paths: Path[] = []
  while (left.size > 0) {
    const [nearest] = starts
      .flatMap((start) => {
        const way = wayToLeft(start, left)
        return way === null ? [] : [{ start, length: way.length }]
      })
      .toSorted((one, other) => one.length - other.length)
    if (nearest === undefined) throw new Error(`${flow.machine.id} has states that nothing reaches`)
    paths.push(pathOf(flow.machine.id, nearest.start.start, walkFrom(nearest.start, left, ends)))
  }
  return paths
}

/**
 * A few paths of a flow that together rest in every state in which it can rest: each goes on to the nearest state that no
 * path has rested in, and ends the flow last (docs/decisions/0170).
 */
export const smokePathsOf = oncePerFlow(makeSmokePaths)

/** Every path of a flow that an id can name: the generated ones, and those of the smoke run besides. */
export const namedPathsOf = (flow: Flow): readonly Path[] => {
  const generated = pathsOf(flow)
  const ids = new Set(generated.map(({ id }) => id))
  return [...generated, ...smokePathsOf(flow).filter(({ id }) => !ids.has(id))]
}

/** The paths of a flow among which to look for ids: none where every id names another machine, since those of a large flow take seconds. */
export const pathsToSearch =
  (ids: readonly string[]) =>
  (flow: Flow): readonly Path[] =>
    ids.some((id) => id.startsWith(`${flow.machine.id}-`)) ? namedPathsOf(flow) : []
