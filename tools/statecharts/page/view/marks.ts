import { withAncestors } from '../../../charts/ancestors.ts'
import type { Chart } from '../../../charts/chart.ts'
import type { Crossing } from '../logic/crossing.ts'
import type { Standing } from '../logic/simulation.ts'

/** What the panel tells, and what the drawing shows with it. */
export type Mode = 'details' | 'simulator' | 'coverage'

/** How the parts of a drawing stand out. */
export interface Marks {
  /** Class by the id of a state or an arrow. */
  readonly classes: ReadonlyMap<string, string>
  /** Paths by arrow, written at the arrow; null where they are not told. */
  readonly counts: ReadonlyMap<string, number> | null
}

/** The drawing's marks: nothing, where a simulated flow stands, or how often each arrow is taken. */
export const marksOf = (mode: Mode, { arrows }: Chart, { byArrow }: Crossing, { states, taken }: Standing): Marks => {
  if (mode === 'details') return { classes: new Map(), counts: null }
  if (mode === 'simulator') {
    const active = states.flatMap(withAncestors).map((id) => [id, 'active'] as const)
    return { classes: new Map([...active, ...taken.map((id) => [id, 'taken'] as const)]), counts: null }
  }
  return {
    classes: new Map(arrows.map(({ id }) => [id, byArrow.has(id) ? 'walked' : 'unwalked'])),
    counts: new Map(arrows.map(({ id }) => [id, byArrow.get(id)?.length ?? 0])),
  }
}
