import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventObject, InputFrom, StateValue } from 'xstate'
import { TestModel } from 'xstate/graph'
import { stateNames } from './stateNames.ts'
import type { Stimulus } from './stimuli.ts'

/** What happens, and the states in which the flow then rests. */
export interface PathStep {
  readonly stimulus: Stimulus
  readonly states: readonly string[]
}

export interface Path {
  /** `new declaration: close.requested: changed → leave.confirmed: confirmed` */
  readonly name: string
  readonly start: string
  readonly steps: readonly PathStep[]
}

/** Where a flow rests between two stimuli. */
export interface Resting<Context> {
  readonly value: StateValue
  readonly context: Context
}

export interface ModelOptions<Machine extends AnyStateMachine> {
  readonly machine: Machine
  readonly starts: Readonly<Record<string, InputFrom<Machine>>>
  readonly stimuli: readonly Stimulus[]
  /** False for what the view does not offer there, or time does not allow, such as the end of a session before its warning. */
  readonly isPossible: (resting: Resting<ContextFrom<Machine>>, stimulus: Stimulus) => boolean
}

const valueOf = (resting: Resting<unknown>) => JSON.stringify(resting.value)
const namesIn = (resting: Resting<unknown>) => stateNames(resting.value)

/**
 * The shortest paths that reach every state by every event from every state before it (docs/decisions/0002), none of
 * them the beginning of another. Walked in full they take every arrow that can be taken.
 */
export const pathsOf = <Machine extends AnyStateMachine>({ machine, starts, stimuli, isPossible }: ModelOptions<Machine>): readonly Path[] => {
  const byEvent = new Map<EventObject, Stimulus>(stimuli.map((stimulus) => [stimulus.event, stimulus]))
  const named = (event: EventObject) => byEvent.get(event)?.name ?? event.type
  const possible = (snapshot: AnyMachineSnapshot) =>
    stimuli.filter((stimulus) => snapshot.can(stimulus.event) && isPossible(snapshot, stimulus))
  const model = new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine, {
    events: (snapshot) => (snapshot.status === 'active' ? possible(snapshot).map(({ event }) => event) : []),
    serializeEvent: named,
    serializeState: (snapshot, event, previous) =>
      event === undefined || previous === undefined ? valueOf(snapshot) : `${valueOf(snapshot)} via ${named(event)} from ${valueOf(previous)}`,
  })
  return Object.entries(starts).flatMap(([start, input]) =>
    model.getShortestPaths({ input }).map((path): Path => {
      const steps = path.steps.flatMap(({ event, state }): PathStep[] => {
        const stimulus = byEvent.get(event)
        return stimulus === undefined ? [] : [{ stimulus, states: namesIn(state) }]
      })
      return { name: `${start}: ${steps.map(({ stimulus }) => stimulus.name).join(' → ')}`, start, steps }
    }),
  )
}
