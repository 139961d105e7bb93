import type { Chart } from '../../charts/chart.ts'
import { svgOf } from '../../charts/drawing/svg.ts'
import type { Change } from './changes.ts'

/** Both versions in one chart: the new one, and what is gone from the old one. */
const together = (before: Chart, after: Chart, changes: readonly Change[]): Chart => {
  const gone = new Set(changes.flatMap((change) => (change.kind === 'stateRemoved' ? [change.state] : [])))
  const known = new Set(after.arrows.map(({ id }) => id))
  const arrows = changes.flatMap((change) => (change.kind === 'arrowRemoved' ? [change.arrow] : []))
  return {
    ...after,
    states: [...after.states, ...before.states.filter(({ id }) => gone.has(id))],
    arrows: [...after.arrows, ...arrows.map((arrow) => (known.has(arrow.id) ? { ...arrow, id: `${arrow.id} (gone)` } : arrow))],
  }
}

const marksOf = (after: Chart, changes: readonly Change[]) => {
  const known = new Set(after.arrows.map(({ id }) => id))
  return new Map(
    changes.map((change): readonly [string, string] => {
      switch (change.kind) {
        case 'stateAdded':
          return [change.state, 'added']
        case 'stateRemoved':
          return [change.state, 'removed']
        case 'stateRenamed':
        case 'stateChanged':
          return [change.state, 'changed']
        case 'arrowAdded':
          return [change.arrow.id, 'added']
        case 'arrowRemoved':
          return [known.has(change.arrow.id) ? `${change.arrow.id} (gone)` : change.arrow.id, 'removed']
        case 'arrowChanged':
          return [change.arrow.id, 'changed']
      }
    }),
  )
}

/** The changes drawn over the new chart: what is new, gone or different, by colour and by line. */
export const overlayOf = (before: Chart, after: Chart, changes: readonly Change[]): Promise<string> =>
  svgOf(together(before, after, changes), { labels: 'names', collapsed: new Set(), marks: marksOf(after, changes) })
