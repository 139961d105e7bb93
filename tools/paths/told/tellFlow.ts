import { transitionsOnPath, statesAtStart } from '../../../walks/model/runFlow.ts'
import type { Path } from '../../../walks/model/path.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import type { Stimulus } from '../../../walks/model/stimuli.ts'
import { titlesOf } from './titles.ts'
import { withAncestors } from '../../charts/ancestors.ts'
import type { Chart } from '../../charts/chart.ts'
import type { KnownFlow } from '../../charts/flows.ts'
import type { Wording } from '../../charts/words/wording.ts'

/** A state in the reader's language. */
export interface ToldState {
  readonly id: string
  /** With the states around it: `Signed in, lifetime: fresh`. */
  readonly name: string
  readonly description: string | null
}

/** A step of a path in the reader's language. */
interface ToldStep {
  readonly kind: Stimulus['kind']
  /** `The user confirms the PIN` */
  readonly sentence: string
  /** Name of the fault by which a tester makes it happen (docs/faults.md); null where there is none. */
  readonly fault: string | null
  /** Where the flow then rests; one state per region of the chart. */
  readonly states: readonly ToldState[]
  /** Ids of the transitions that are taken, in order. */
  readonly transitions: readonly string[]
  /** Ids of the requirements (docs/requirements) of the transitions that are taken and of the states that are reached. */
  readonly rules: readonly string[]
}

export interface ToldPath {
  readonly id: string
  readonly machine: string
  /** What it comes to, by its last step; no other path of the flow has the same. */
  readonly title: string
  readonly start: string
  /** Where the flow rests before the first step. */
  readonly begins: readonly ToldState[]
  readonly steps: readonly ToldStep[]
  /** Ids of the requirements of all its steps, each once. */
  readonly rules: readonly string[]
}

export interface ToldFlow {
  readonly machine: string
  readonly name: string
  readonly paths: readonly ToldPath[]
}

const tellState = ({ states }: Chart, wording: Wording, id: string): ToldState => {
  const known = withAncestors(id).flatMap((outer) => states.filter((state) => state.id === outer))
  const description = known.at(-1)?.description ?? null
  return {
    id,
    name: known.map(({ name }) => wording.state(name)).join(' › '),
    description: description === null ? null : wording.description(description),
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
export const tellPath = (
  { chart, flow }: Pick<KnownFlow, 'chart' | 'flow'>,
  wording: Wording,
  path: Path,
): Omit<ToldPath, 'title'> => {
  const [, ...taken] = transitionsOnPath(flow, path)
  const steps = path.steps.map(({ stimulus, states }, index): ToldStep => ({
    kind: stimulus.kind,
    sentence: wording.step(stimulus),
    fault: flow.switchOf(stimulus),
    states: states.map((id) => tellState(chart, wording, id)),
    transitions: taken[index] ?? [],
    rules: rulesOf(chart, taken[index] ?? [], states),
  }))
  return {
    id: path.id,
    machine: chart.id,
    start: wording.start(path.start),
    begins: statesAtStart(flow, path.start).map((id) => tellState(chart, wording, id)),
    steps,
    rules: [...new Set(steps.flatMap(({ rules }) => rules))].toSorted(),
  }
}

/** A flow with paths of it as a person reads them; the generated ones where none are given. */
export const tellFlow = (known: KnownFlow, wording: Wording, own: readonly Path[] = pathsOf(known.flow)): ToldFlow => {
  const paths = own.map((path) => tellPath(known, wording, path))
  const titles = titlesOf(paths)
  return {
    machine: known.id,
    name: wording.state(known.id),
    paths: paths.map((path, index) => ({ ...path, title: titles[index] ?? path.id })),
  }
}

/** The name of a resting place that has a state per region. */
export const placeOf = (states: readonly ToldState[]): string => states.map(({ name }) => name).join(' + ')
