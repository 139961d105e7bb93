import { withAncestors } from '../../../charts/ancestors.ts'
import type { Chart } from '../../../charts/chart.ts'
import type { DescribedPath } from '../../listing/describeFlow.ts'

/** As much of a chart as a path touches, small enough to be read beside a step. */
export const chartOfPath = ({ id, states, transitions }: Chart, { begins, steps }: DescribedPath): Chart => {
  const taken = new Set(steps.flatMap((step) => step.transitions))
  const kept = transitions.filter((transition) => taken.has(transition.id))
  const rests = [begins, ...steps.map((step) => step.states)].flatMap((place) => place.map((state) => state.id))
  const touched = new Set([
    '',
    ...[...rests, ...kept.flatMap(({ source, targets }) => [source, ...targets])].flatMap(withAncestors),
  ])
  return {
    id,
    states: states
      .filter((state) => touched.has(state.id))
      .map((state) => ({
        ...state,
        initial: state.initial !== null && touched.has(state.initial) ? state.initial : null,
      })),
    transitions: kept,
  }
}
