import type { AnyMachineSnapshot } from 'xstate'
import type { DescribableFailure } from '../../../../src/failures/failureText.ts'
import { runFlow } from '../../../../walks/model/runFlow.ts'
import type { Path } from '../../../../walks/model/path.ts'
import { pathsOf } from '../../../../walks/model/pathsOf.ts'
import type { KnownFlow } from '../../../charts/flows.ts'
import type { StateFailure, WalkedPath, WalkedStep } from './facts.ts'

/** A failure is what a flow keeps with a code, by the rule of one tagged union (docs/ARCHITECTURE.md, "Failures"). */
const isFailure = (value: unknown): value is DescribableFailure =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

const failuresIn = (snapshot: AnyMachineSnapshot): readonly DescribableFailure[] => {
  const context: unknown = snapshot.context
  return typeof context === 'object' && context !== null ? Object.values(context).filter(isFailure) : []
}

interface Walk {
  readonly path: WalkedPath
  readonly failures: readonly StateFailure[]
}

/** Walks one path by itself and notes what it crosses, and which failures bring it where. */
const walk = ({ flow, chart }: KnownFlow, { id, start, steps }: Path): Walk => {
  const places = new Map(chart.transitions.map((transition, place) => [transition.id, place]))
  const placesOf = (transitions: readonly string[]) => transitions.flatMap((transition) => places.get(transition) ?? [])
  const run = runFlow(flow, start)
  const first = run.states()
  const failures: StateFailure[] = []
  const walked = steps.map(({ stimulus }): WalkedStep => {
    const before = { states: run.states(), failures: failuresIn(run.snapshot()) }
    const transitions = placesOf(run.cause(stimulus))
    const states = run.states()
    const entered = states.filter((state) => !before.states.includes(state))
    const met = failuresIn(run.snapshot()).filter((failure) => !before.failures.includes(failure))
    failures.push(...entered.flatMap((state) => met.map((failure) => ({ state, failure }))))
    return { stimulus: flow.stimuli.indexOf(stimulus), transitions, states }
  })
  run.stop()
  return { path: { id, start, begun: placesOf(run.begun), first, steps: walked }, failures }
}

/** All generated paths of a flow, and every failure that brings its user to a state, each once. */
export const walksOf = (
  known: KnownFlow,
): { readonly paths: readonly WalkedPath[]; readonly failures: readonly StateFailure[] } => {
  const walks = pathsOf(known.flow).map((path) => walk(known, path))
  const failures = new Map(walks.flatMap((each) => each.failures).map((failure) => [JSON.stringify(failure), failure]))
  return { paths: walks.map(({ path }) => path), failures: [...failures.values()] }
}
