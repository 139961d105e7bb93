import { explore } from '../../walks/model/exploration.ts'
import { walkPairs } from '../../walks/model/pairs.ts'
import { transitionsOnPath } from '../../walks/model/runFlow.ts'
import { pathsOf } from '../../walks/model/pathsOf.ts'
import type { Chart, ChartTransition } from '../charts/chart.ts'
import type { KnownFlow } from '../charts/flows.ts'

/** How much of one kind of thing was walked, and why the rest was not. */
interface Measure {
  readonly total: number
  readonly walked: number
  readonly unwalked: readonly { readonly item: string; readonly reason: string }[]
}

interface Measures {
  /** Combinations of states in which the flow can rest. */
  readonly configurations: Measure
  /** Every guard, once true and once false. */
  readonly guardOutcomes: Measure
  readonly alwaysBranches: Measure
  /** Transitions taken one right after the other. */
  readonly pairs: Measure
  /** Rules of the seeds that the chart names. */
  readonly rules: Measure
}

const measure = (items: Iterable<string>, walked: ReadonlySet<string>, reasonOf: (item: string) => string): Measure => {
  const all = [...new Set(items)]
  const unwalked = all.filter((item) => !walked.has(item)).map((item) => ({ item, reason: reasonOf(item) }))
  return { total: all.length, walked: all.length - unwalked.length, unwalked }
}

const isBranchOf = (one: ChartTransition, other: ChartTransition) =>
  one.source === other.source && JSON.stringify(one.trigger) === JSON.stringify(other.trigger)

const outcome = ({ id, guard }: ChartTransition, result: boolean) => `${id} [${guard?.name ?? ''}] ${result}`

/** Outcomes of guards that show in the transitions taken: the guard of the one taken was true, those before it were false. */
const outcomesIn = ({ transitions }: Chart, taken: ReadonlySet<string>) =>
  transitions
    .filter(({ id }) => taken.has(id))
    .flatMap((transition) => [
      ...(transition.guard === null ? [] : [outcome(transition, true)]),
      ...transitions
        .filter((one) => one.guard !== null && isBranchOf(one, transition) && one.branch < transition.branch)
        .map((one) => outcome(one, false)),
    ])

/**
 * What the generated paths cover besides transitions. Paths and walks of pairs run at machine level here; `npm test` walks
 * in their views the paths on which something is new.
 */
export const measuresOf = ({ chart, flow }: KnownFlow): Measures => {
  const { states, transitions } = chart
  const paths = pathsOf(flow)
  const taken = new Set(paths.flatMap((path) => transitionsOnPath(flow, path).flat()))
  const rested = new Set(paths.flatMap(({ steps }) => steps.map((step) => step.states.join(' + '))))
  const places = explore(flow)
  for (const { steps, states: resting } of places) if (steps.length === 0) rested.add(resting.join(' + '))
  const { feasible, walked } = walkPairs(flow, places)
  const isEntered = (id: string) =>
    [...rested].some((place) => place.split(' + ').some((state) => state === id || state.startsWith(`${id}.`)))
  const always = transitions.filter(({ trigger }) => trigger.kind === 'always')
  const rulesWalked = new Set([
    ...transitions.filter(({ id }) => taken.has(id)).flatMap(({ rules }) => rules),
    ...states
      .filter(
        ({ id }) =>
          id === '' ||
          isEntered(id) ||
          transitions.some((transition) => taken.has(transition.id) && transition.targets.includes(id)),
      )
      .flatMap(({ rules }) => rules),
  ])
  return {
    configurations: measure(
      places.map((place) => place.states.join(' + ')),
      rested,
      () => 'reached only by longer ways than the shortest: the walks of pairs rest there',
    ),
    guardOutcomes: measure(
      transitions
        .filter(({ guard }) => guard !== null)
        .flatMap((transition) => [outcome(transition, true), outcome(transition, false)]),
      new Set(outcomesIn(chart, taken)),
      () => 'where the guard says no, the product offers nothing that would ask it: its button is closed and says why',
    ),
    alwaysBranches: measure(
      always.map(({ id }) => id),
      taken,
      () => 'no path takes it',
    ),
    pairs: measure(feasible, walked, () => 'no walk takes it'),
    rules: measure(
      [...states, ...transitions].flatMap(({ rules }) => rules),
      rulesWalked,
      () => 'no path comes to where it holds',
    ),
  }
}
