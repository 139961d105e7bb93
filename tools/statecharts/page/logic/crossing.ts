import { withAncestors } from '../../../charts/ancestors.ts'
import type { FlowFacts, WalkedPath } from '../facts/facts.ts'

/** How often the generated paths of a flow come by its states and arrows. */
export interface Crossing {
  /** Ids of paths by the id of a state; a state around others is crossed with them. */
  readonly byState: ReadonlyMap<string, readonly string[]>
  readonly byArrow: ReadonlyMap<string, readonly string[]>
  /** Ids of arrows that no path takes, in the chart's order. */
  readonly unwalked: readonly string[]
}

const add = (to: Map<string, string[]>, keys: readonly string[], path: string) => {
  for (const key of new Set(keys)) to.set(key, [...(to.get(key) ?? []), path])
}

const statesOn = ({ first, steps }: WalkedPath) =>
  [...first, ...steps.flatMap(({ states }) => states)].flatMap(withAncestors)
const arrowsOn = ({ begun, steps }: WalkedPath) => [...begun, ...steps.flatMap(({ arrows }) => arrows)]

/** Which paths cross which states and arrows. A state that is only passed through counts with the arrows that leave it. */
export const crossingOf = ({ chart, paths }: Pick<FlowFacts, 'chart' | 'paths'>): Crossing => {
  const byState = new Map<string, string[]>()
  const byArrow = new Map<string, string[]>()
  for (const path of paths) {
    const arrows = arrowsOn(path).flatMap((place) => chart.arrows[place] ?? [])
    const passed = arrows.flatMap(({ source }) => (source === '' ? [] : withAncestors(source)))
    add(byState, [...statesOn(path), ...passed], path.id)
    add(
      byArrow,
      arrows.map(({ id }) => id),
      path.id,
    )
  }
  return { byState, byArrow, unwalked: chart.arrows.map(({ id }) => id).filter((id) => !byArrow.has(id)) }
}
