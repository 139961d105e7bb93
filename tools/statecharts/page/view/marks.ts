import { withAncestors } from '../../../charts/ancestors.ts'
import type { Chart } from '../../../charts/chart.ts'
import type { Marks } from '../../../charts/viewer/element.ts'
import type { Crossing } from '../logic/crossing.ts'
import type { Note } from '../logic/notes.ts'
import type { Standing } from '../logic/simulation.ts'

/** What the panel shows, and what the drawing shows with it. */
export type Mode = 'details' | 'simulator' | 'coverage' | 'notes'

/** Marks with a sign at each state that has a note. */
export const withNotes = ({ classes, badges }: Marks, chart: string, notes: readonly Note[]): Marks => ({
  classes,
  badges: new Map([
    ...badges,
    ...notes.filter((note) => note.chart === chart).map(({ state }) => [state, '✎'] as const),
  ]),
})

/** The drawing's marks: nothing, where a simulated flow stands, or how often each transition is taken. */
export const marksOf = (
  mode: Mode,
  { transitions }: Chart,
  { byTransition }: Crossing,
  { states, taken }: Standing,
): Marks => {
  if (mode === 'details' || mode === 'notes') return { classes: new Map(), badges: new Map() }
  if (mode === 'simulator') {
    const active = states.flatMap(withAncestors).map((id) => [id, 'active'] as const)
    return { classes: new Map([...active, ...taken.map((id) => [id, 'taken'] as const)]), badges: new Map() }
  }
  return {
    classes: new Map(transitions.map(({ id }) => [id, byTransition.has(id) ? 'walked' : 'unwalked'])),
    badges: new Map(transitions.map(({ id }) => [id, `×${byTransition.get(id)?.length ?? 0}`])),
  }
}
