import type { Flow } from './flow.ts'
import type { Path } from './path.ts'
import { pathsOf } from './pathsOf.ts'
import { transitionsOnPath } from './runFlow.ts'

/** What can be new on a path: its start, a place of this start, a stimulus with the transitions that it takes and where they lead. */
const happeningsOn = (flow: Flow, path: Path): readonly string[] => {
  const [, ...transitions] = transitionsOnPath(flow, path)
  return [
    JSON.stringify([path.start]),
    ...path.steps.flatMap(({ stimulus, states }, index) => [
      JSON.stringify([stimulus.name, states, transitions[index] ?? []]),
      JSON.stringify([path.start, states]),
    ]),
  ]
}

/**
 * The generated paths without those on which nothing is new: from every start they come to every place, and every stimulus takes each of
 * its transitions to each place where it leads, but not again from every start and from every state within the source of a transition.
 */
export const distinctPathsOf = (flow: Flow): readonly Path[] => {
  const known = new Set<string>()
  return pathsOf(flow)
    .map((path) => ({ path, happenings: happeningsOn(flow, path) }))
    .toSorted((one, other) => other.happenings.length - one.happenings.length)
    .flatMap(({ path, happenings }) => {
      const isNew = happenings.some((happening) => !known.has(happening))
      for (const happening of happenings) known.add(happening)
      return isNew ? [path] : []
    })
}
