import { transitionsOnPath, statesAtStart } from '../../../walks/model/runFlow.ts'
import type { Path } from '../../../walks/model/path.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import type { Stimulus } from '../../../walks/model/stimuli.ts'
import { titlesOf } from './titles.ts'
import { withAncestors } from '../../charts/ancestors.ts'
import type { Chart } from '../../charts/chart.ts'
import type { KnownFlow } from '../../charts/flows.ts'
import type { ChartTexts } from '../../charts/translation/chartTexts.ts'

/** A state in the reader's language. */
export interface DescribedState {
  readonly id: string
  /** With the states around it: `Signed in, lifetime: fresh`. */
  readonly name: string
  readonly description: string | null
}

/** A step of a path in the reader's language. */
interface DescribedStep {
  readonly kind: Stimulus['kind']
  /** `The user confirms the PIN` */
  readonly description: string
  /** Name of the fault by which a tester makes it happen (docs/faults.md); null where there is none. */
  readonly fault: string | null
  /** Where the flow then rests; one state per region of the chart. */
  readonly states: readonly DescribedState[]
  /** Ids of the transitions that are taken, in order. */
  readonly transitions: readonly string[]
  /** Ids of the requirements (docs/requirements) of the transitions that are taken and of the states that are reached. */
  readonly rules: readonly string[]
}

export interface DescribedPath {
  readonly id: string
  readonly machine: string
  /** What it comes to, by its last step; no other path of the flow has the same. */
  readonly title: string
  readonly start: string
  /** Where the flow rests before the first step. */
  readonly begins: readonly DescribedState[]
  readonly steps: readonly DescribedStep[]
  /** Ids of the requirements of all its steps, each once. */
  readonly rules: readonly string[]
}

export interface DescribedFlow {
  readonly machine: string
  readonly name: string
  readonly paths: readonly DescribedPath[]
}

const describeState = ({ states }: Chart, chartTexts: ChartTexts, id: string): DescribedState => {
  const known = withAncestors(id).flatMap((outer) => states.filter((state) => state.id === outer))
  const description = known.at(-1)?.description ?? null
  return {
    id,
    name: known.map(({ name }) => chartTexts.state(name)).join(' › '),
    description: description === null ? null : chartTexts.description(description),
  }
}

const rulesOf = (
  { states, transitions }: Chart,
  taken: readonly string[],
  reached: readonly string[],
): readonly string[] => {
  const within = new Set(reached.flatMap(withAncestors))
  const rules = [
    ...transitions.filter(({ id }) => taken.includes(id)),
    ...states.filter(({ id }) => within.has(id)),
  ].flatMap((part) => part.rules)
  return [...new Set(rules)].toSorted()
}

/** A path as a person reads it, but its title. */
export const describePath = (
  { chart, flow }: Pick<KnownFlow, 'chart' | 'flow'>,
  chartTexts: ChartTexts,
  path: Path,
): Omit<DescribedPath, 'title'> => {
  const [, ...taken] = transitionsOnPath(flow, path)
  const steps = path.steps.map(({ stimulus, states }, index): DescribedStep => ({
    kind: stimulus.kind,
    description: chartTexts.step(stimulus),
    fault: flow.switchOf(stimulus),
    states: states.map((id) => describeState(chart, chartTexts, id)),
    transitions: taken[index] ?? [],
    rules: rulesOf(chart, taken[index] ?? [], states),
  }))
  return {
    id: path.id,
    machine: chart.id,
    start: chartTexts.start(path.start),
    begins: statesAtStart(flow, path.start).map((id) => describeState(chart, chartTexts, id)),
    steps,
    rules: [...new Set(steps.flatMap(({ rules }) => rules))].toSorted(),
  }
}

/** A flow with paths of it as a person reads them; the generated ones where none are given. */
export const describeFlow = (
  known: KnownFlow,
  chartTexts: ChartTexts,
  own: readonly Path[] = pathsOf(known.flow),
): DescribedFlow => {
  const paths = own.map((path) => describePath(known, chartTexts, path))
  const titles = titlesOf(paths)
  return {
    machine: known.id,
    name: chartTexts.state(known.id),
    paths: paths.map((path, index) => ({ ...path, title: titles[index] ?? path.id })),
  }
}

/** The name of a resting place that has a state per region. */
export const placeOf = (states: readonly DescribedState[]): string => states.map(({ name }) => name).join(' + ')
