import { createActor, SimulatedClock, type AnyMachineSnapshot } from 'xstate'
import type { Path } from './path.ts'
import { hold } from './heldMachine.ts'
import { statesOf } from './stateNames.ts'
import { noteTransitions } from './takenTransitions.ts'
import type { Stimulus } from './stimuli.ts'
import type { Flow } from './flow.ts'

/** A flow at work by itself: no view, no actors, no time. */
export interface FlowRun {
  readonly snapshot: () => AnyMachineSnapshot
  /** Where the flow rests: names of the innermost states. */
  readonly states: () => readonly string[]
  /** Lets something happen. @returns ids of the transitions that were taken, in order */
  readonly cause: (stimulus: Stimulus) => readonly string[]
  /** Ids of the transitions taken before anything happened. */
  readonly begun: readonly string[]
  readonly stop: () => void
}

/**
 * Starts a flow at one of its starts. Throws for a start that it does not have; an error within the machine is thrown
 * by the call that provoked it.
 */
export const runFlow = ({ machine, starts }: Flow, start: string): FlowRun => {
  if (!(start in starts)) throw new Error(`${machine.id} has no start '${start}'`)
  const { machine: held, transitionIds } = hold(machine)
  const notes = noteTransitions(transitionIds)
  // The first steps are taken while the actor is made.
  const actor = createActor(held, { input: starts[start], clock: new SimulatedClock(), inspect: notes.inspect })
  actor.subscribe({ error: () => {} })
  const transitionsWhile = (act: () => void) => {
    act()
    const transitions = notes.taken()
    const { status, error } = actor.getSnapshot()
    if (status === 'error') throw new Error(`${machine.id} broke down`, { cause: error })
    return transitions
  }
  const begun = transitionsWhile(() => actor.start())
  return {
    snapshot: () => actor.getSnapshot(),
    states: () => statesOf(actor.getSnapshot()),
    cause: (stimulus) => transitionsWhile(() => actor.send(stimulus.event)),
    begun,
    stop: () => actor.stop(),
  }
}

/** Where a flow rests before anything happens. */
export const statesAtStart = (flow: Flow, start: string): readonly string[] => {
  const run = runFlow(flow, start)
  run.stop()
  return run.states()
}

const refusedBy = ({ stimuli }: Flow, snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(stimuli.filter(({ kind, event }) => kind === 'gesture' && !snapshot.can(event)).map(({ name }) => name))

/** What a chart says of one of its rests on a path. */
export interface ChartRest {
  /** Names of the user's events that the flow does not take there. */
  readonly refused: ReadonlySet<string>
  readonly context: unknown
}

/** What a chart says of a path's rests: first of its start, then of each step, as far as the chart follows the path. */
export const restsOnPath = (flow: Flow, path: Pick<Path, 'start' | 'steps'>): readonly ChartRest[] => {
  const run = runFlow(flow, path.start)
  const here = (): ChartRest => {
    const snapshot = run.snapshot()
    return { refused: refusedBy(flow, snapshot), context: snapshot.context }
  }
  const rests = [here()]
  for (const { stimulus, states } of path.steps) {
    run.cause(stimulus)
    if (run.states().join() !== states.join()) break
    rests.push(here())
  }
  run.stop()
  return rests
}

/** Ids of the transitions that a path takes: first those of its start, then those of each step. */
export const transitionsOnPath = (flow: Flow, path: Path): readonly (readonly string[])[] => {
  const run = runFlow(flow, path.start)
  const transitions = [run.begun, ...path.steps.map(({ stimulus }) => run.cause(stimulus))]
  run.stop()
  return transitions
}
