import { statesAtStart } from '../../../walks/model/runFlow.ts'
import type { Flow } from '../../../walks/model/flow.ts'
import type { Path } from '../../../walks/model/path.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'

/** A rest in which a state is seen after the fewest steps. */
export interface StateOnPath {
  readonly state: string
  readonly path: Path
  readonly place: number
}

/** The nearest place of every state in which a flow rests. */
export const statesOnPathsOf = (flow: Flow): readonly StateOnPath[] => {
  const nearest = new Map<string, StateOnPath>()
  for (const path of pathsOf(flow)) {
    const rests = [statesAtStart(flow, path.start), ...path.steps.map(({ states }) => states)]
    for (const [place, states] of rests.entries())
      for (const state of states)
        if (place < (nearest.get(state)?.place ?? Number.POSITIVE_INFINITY)) nearest.set(state, { state, path, place })
  }
  return [...nearest.values()]
}
