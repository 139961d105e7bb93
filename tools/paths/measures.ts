import { explore } from '../../walks/model/exploration.ts'
import { walkPairs } from '../../walks/model/pairs.ts'
import { arrowsOnPath } from '../../walks/model/runFlow.ts'
import { pathsOf } from '../../walks/model/pathsOf.ts'
import type { Chart, ChartArrow } from '../charts/chart.ts'
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
  /** Arrows taken one right after the other. */
  readonly pairs: Measure
  /** Rules of the seeds that the chart names. */
  readonly rules: Measure
}

const measure = (items: Iterable<string>, walked: ReadonlySet<string>, reasonOf: (item: string) => string): Measure => {
  const all = [...new Set(items)]
  const unwalked = all.filter((item) => !walked.has(item)).map((item) => ({ item, reason: reasonOf(item) }))
  return { total: all.length, walked: all.length - unwalked.length, unwalked }
}

const isBranchOf = (one: ChartArrow, other: ChartArrow) =>
  one.source === other.source && JSON.stringify(one.trigger) === JSON.stringify(other.trigger)

const outcome = ({ id, guard }: ChartArrow, result: boolean) => `${id} [${guard?.name ?? ''}] ${result}`

/** Outcomes of guards that show in the arrows taken: the guard of the one taken was true, those before it were false. */
const outcomesIn = ({ arrows }: Chart, taken: ReadonlySet<string>) =>
  arrows
    .filter(({ id }) => taken.has(id))
    .flatMap((arrow) => [
      ...(arrow.guard === null ? [] : [outcome(arrow, true)]),
      ...arrows
        .filter((one) => one.guard !== null && isBranchOf(one, arrow) && one.branch < arrow.branch)
        .map((one) => outcome(one, false)),
    ])

/**
 * What the generated paths cover besides transitions. Paths and walks of pairs run at machine level here; `npm test` walks
 * the same paths in their views.
 */
export const measuresOf = ({ chart, flow }: KnownFlow): Measures => {
  const { states, arrows } = chart
  const paths = pathsOf(flow)
  const taken = new Set(paths.flatMap((path) => arrowsOnPath(flow, path).flat()))
  const rested = new Set(paths.flatMap(({ steps }) => steps.map((step) => step.states.join(' + '))))
  const places = explore(flow)
  for (const { steps, states: resting } of places) if (steps.length === 0) rested.add(resting.join(' + '))
  const { feasible, walked } = walkPairs(flow, places)
  const isEntered = (id: string) =>
    [...rested].some((place) => place.split(' + ').some((state) => state === id || state.startsWith(`${id}.`)))
  const always = arrows.filter(({ trigger }) => trigger.kind === 'always')
  const rulesWalked = new Set([
    ...arrows.filter(({ id }) => taken.has(id)).flatMap(({ rules }) => rules),
    ...states
      .filter(
        ({ id }) =>
          id === '' || isEntered(id) || arrows.some((arrow) => taken.has(arrow.id) && arrow.targets.includes(id)),
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
      arrows.filter(({ guard }) => guard !== null).flatMap((arrow) => [outcome(arrow, true), outcome(arrow, false)]),
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
      [...states, ...arrows].flatMap(({ rules }) => rules),
      rulesWalked,
      () => 'no path comes to where it holds',
    ),
  }
}
