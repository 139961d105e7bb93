import { transitionsOnPath } from '../../../walks/model/runFlow.ts'
import type { Path } from '../../../walks/model/path.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import type { Chart, ChartTransition } from '../../charts/chart.ts'
import type { KnownFlow } from '../../charts/flows.ts'
import type { TransitionPart, Change, StatePart } from './changes.ts'
import { groupOf } from './pairs.ts'

const transitionsIn = (change: Change): readonly ChartTransition[] => {
  if (change.kind === 'eventRenamed') return change.transitions
  if (!('transition' in change)) return []
  return 'before' in change ? [change.before, change.transition] : [change.transition]
}

const statesIn = (change: Change) => {
  if (!('state' in change)) return []
  return 'before' in change ? [change.before, change.state] : [change.state]
}

/** Rules that a change touches: its own, before and now, and those of the states at the ends of a transition. */
const rulesOf = (change: Change, charts: readonly Chart[]): readonly string[] => {
  const ends = new Set(transitionsIn(change).flatMap(({ source, targets }) => [source, ...targets]))
  const near = charts.flatMap(({ states }) => states.filter(({ id }) => ends.has(id)))
  return [...statesIn(change), ...transitionsIn(change), ...near].flatMap(({ rules }) => rules)
}

/** Whether a state is another one or stands within it; everything stands within the root. */
const isWithin = (id: string, around: string) => around === '' || id === around || id.startsWith(`${around}.`)

/** States whose way of working a change touches: the paths through them are to be run again. */
const touchedStates = (change: Change, before: Chart): readonly string[] => {
  switch (change.kind) {
    case 'stateRemoved':
      return before.transitions
        .filter(({ targets }) => targets.some((id) => isWithin(id, change.state.id)))
        .map(({ source }) => source)
    case 'stateAdded':
    case 'stateRenamed':
    case 'stateChanged':
      return [change.state.id]
    case 'transitionRemoved':
      return [change.transition.source]
    case 'transitionAdded':
    case 'transitionChanged':
    case 'eventRenamed':
      return []
  }
}

/** Whether a flow may do something else now; a description or a rule is read by people alone. */
const isOfWork = (change: Change) =>
  !('parts' in change) ||
  change.parts.some((part: StatePart | TransitionPart) => part !== 'description' && part !== 'rules')

/** What to look at again: the rules that changes touch, and the paths that they may lead elsewhere. */
export interface Again {
  readonly rules: readonly string[]
  readonly paths: readonly Path[]
  /** How many paths the flow has. */
  readonly all: number
}

/**
 * Paths are run again where they cross a changed state or transition, or a branch that is tried before or after a changed one;
 * not for another description.
 */
export const againFor = (flow: KnownFlow['flow'], before: Chart, after: Chart, changes: readonly Change[]): Again => {
  const paths = pathsOf(flow)
  const atWork = changes.filter(isOfWork)
  const states = new Set(atWork.flatMap((change) => touchedStates(change, before)))
  const groups = new Set(atWork.flatMap((change) => transitionsIn(change).map(groupOf)))
  const touches = (transition: ChartTransition) =>
    groups.has(groupOf(transition)) ||
    [transition.source, ...transition.targets].some((id) => [...states].some((state) => isWithin(id, state)))
  const touched = new Set(after.transitions.filter(touches).map(({ id }) => id))
  const isAll = states.has('')
  return {
    rules: [...new Set(changes.flatMap((change) => rulesOf(change, [before, after])))].toSorted(),
    paths: paths.filter(
      (path) =>
        isAll ||
        transitionsOnPath(flow, path)
          .flat()
          .some((id) => touched.has(id)),
    ),
    all: paths.length,
  }
}
