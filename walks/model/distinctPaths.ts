import type { Flow } from './flow.ts'
import type { Path } from './path.ts'
import { pathsOf } from './pathsOf.ts'
import { transitionsOnPath } from './runFlow.ts'

/** What can be new on a path: its start, a place of this start, a stimulus with the transitions that it takes and where they lead. */
const happeningsOn = (flow: Flow, path: Path): ReadonlySet<string> => {
  const [, ...transitions] = transitionsOnPath(flow, path)
  return new Set([
    JSON.stringify([path.start]),
    ...path.steps.flatMap(({ stimulus, states }, index) => [
      JSON.stringify([stimulus.name, states, transitions[index] ?? []]),
      JSON.stringify([path.start, states]),
    ]),
  ])
}

/**
 * The generated paths without those on which nothing stands that is on no other one that is left, the longest of them left out first: from
 * every start they come to every place, and every stimulus takes each of its transitions to each place where it leads, but not again from
 * every start and from every state within the source of a transition.
 */
export const distinctPathsOf = (flow: Flow): readonly Path[] => {
  const paths = pathsOf(flow).map((path) => ({ path, happenings: happeningsOn(flow, path) }))
  const times = new Map<string, number>()
  const count = (happenings: ReadonlySet<string>, by: 1 | -1) => {
    for (const happening of happenings) times.set(happening, (times.get(happening) ?? 0) + by)
  }
  for (const { happenings } of paths) count(happenings, 1)
  return paths
    .toSorted((one, other) => other.happenings.size - one.happenings.size)
    .flatMap(({ path, happenings }) => {
      if ([...happenings].some((happening) => times.get(happening) === 1)) return [path]
      count(happenings, -1)
      return []
    })
}
