import type { Chart, ChartTransition } from '../../charts/chart.ts'
import type { Labels } from '../../charts/drawing/labels.ts'
import { svgOf } from '../../charts/drawing/svg.ts'
import type { Change } from './changes.ts'
import { withLegend } from './legend.ts'
import type { DiffTexts } from './texts.ts'

/** Transitions of the old chart that the new one does not have as they were: gone ones, and those that led elsewhere. */
const goneTransitions = (changes: readonly Change[]): readonly ChartTransition[] =>
  changes.flatMap((change) => {
    if (change.kind === 'transitionRemoved') return [change.transition]
    const isElsewhere =
      change.kind === 'transitionChanged' && change.parts.some((part) => part === 'targets' || part === 'source')
    return isElsewhere ? [change.before] : []
  })

const goneId = ({ id }: ChartTransition) => `${id} (gone)`

/** Both versions in one chart: the new one, and what is gone from the old one. */
const together = (after: Chart, changes: readonly Change[]): Chart => ({
  ...after,
  states: [...after.states, ...changes.flatMap((change) => (change.kind === 'stateRemoved' ? [change.state] : []))],
  transitions: [
    ...after.transitions,
    ...goneTransitions(changes).map((transition) => ({ ...transition, id: goneId(transition) })),
  ],
})

/** Ids of what a change is drawn at, and how. */
const marksOf = (change: Change): readonly (readonly [id: string, mark: string])[] => {
  switch (change.kind) {
    case 'stateAdded':
      return [[change.state.id, 'added']]
    case 'stateRemoved':
      return [[change.state.id, 'removed']]
    case 'stateRenamed':
    case 'stateChanged':
      return [[change.state.id, 'changed']]
    case 'transitionAdded':
      return [[change.transition.id, 'added']]
    case 'transitionRemoved':
      return [[goneId(change.transition), 'removed']]
    case 'transitionChanged':
      return [[change.transition.id, 'changed']]
    case 'eventRenamed':
      return change.transitions.map(({ id }) => [id, 'changed'])
  }
}

interface OverlayOptions {
  readonly labels: Labels
  readonly texts: DiffTexts
  /** What is different, written at the changed state or transition. */
  readonly difference: (change: Change) => string
}

/** The changes drawn over the new chart: what is new, gone or different, by colour and by line, with a legend. */
export const overlayOf = async (
  after: Chart,
  changes: readonly Change[],
  { labels, texts, difference }: OverlayOptions,
): Promise<string> => {
  const gone = goneTransitions(changes).map((transition): readonly [string, string] => [goneId(transition), 'removed'])
  const notes = Map.groupBy(
    changes
      .filter((change) => difference(change) !== '')
      .flatMap((change) => marksOf(change).map(([id]) => ({ id, text: difference(change) }))),
    ({ id }) => id,
  )
  const drawn = await svgOf(together(after, changes), {
    labels,
    collapsed: new Set(),
    marks: new Map([...changes.flatMap(marksOf), ...gone]),
    notes: new Map([...notes].map(([id, about]) => [id, about.map(({ text }) => text).join('; ')])),
  })
  return withLegend(drawn, texts.legend)
}
