import { withAncestors } from '../../../charts/ancestors.ts'
import type { FlowFacts, WalkedPath } from '../facts/facts.ts'

/** How often the generated paths of a flow come by its states and transitions. */
export interface Crossing {
  /** Ids of paths by the id of a state; a state around others is crossed with them. */
  readonly byState: ReadonlyMap<string, readonly string[]>
  readonly byTransition: ReadonlyMap<string, readonly string[]>
  /** Ids of transitions that no path takes, in the chart's order. */
  readonly unwalked: readonly string[]
}

const add = (to: Map<string, string[]>, keys: readonly string[], path: string) => {
  for (const key of new Set(keys)) to.set(key, [...(to.get(key) ?? []), path])
}

const statesOn = ({ first, steps }: WalkedPath) =>
  [...first, ...steps.flatMap(({ states }) => states)].flatMap(withAncestors)
const transitionsOn = ({ begun, steps }: WalkedPath) => [...begun, ...steps.flatMap(({ transitions }) => transitions)]

/** Which paths cross which states and transitions. A state that is only passed through counts with the transitions that leave it. */
export const crossingOf = ({ chart, paths }: Pick<FlowFacts, 'chart' | 'paths'>): Crossing => {
  const byState = new Map<string, string[]>()
  const byTransition = new Map<string, string[]>()
  for (const path of paths) {
    const transitions = transitionsOn(path).flatMap((place) => chart.transitions[place] ?? [])
    const passed = transitions.flatMap(({ source }) => (source === '' ? [] : withAncestors(source)))
    add(byState, [...statesOn(path), ...passed], path.id)
    add(
      byTransition,
      transitions.map(({ id }) => id),
      path.id,
    )
  }
  return {
    byState,
    byTransition,
    unwalked: chart.transitions.map(({ id }) => id).filter((id) => !byTransition.has(id)),
  }
}
