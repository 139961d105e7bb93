import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { TestModel } from 'xstate/graph'
import type { Flow, Resting } from '../flows/flow.ts'
import { pathIdOf } from './pathId.ts'
import { stateNames } from './stateNames.ts'
import type { Stimulus } from './stimuli.ts'

/** What happens, and the states in which the flow then rests. */
export interface PathStep {
  readonly stimulus: Stimulus
  readonly states: readonly string[]
}

export interface Path {
  /** `tokenSigning-1f0c9a2b`: the same as long as the path's name is. */
  readonly id: string
  /** `new declaration: close.requested: changed → leave.confirmed: confirmed` */
  readonly name: string
  readonly start: string
  readonly steps: readonly PathStep[]
}

const valueOf = (resting: Resting<unknown>) => JSON.stringify(resting.value)
const namesIn = (resting: Resting<unknown>) => stateNames(resting.value)

/**
 * The shortest paths that reach every state by every event from every state before it (docs/decisions/0002), none of
 * them the beginning of another. Walked in full they take every arrow that can be taken.
 */
export const pathsOf = <Machine extends AnyStateMachine>(flow: Flow<Machine>): readonly Path[] => {
  const { machine, starts, stimuli } = flow
  const byEvent = new Map<EventObject, Stimulus>(stimuli.map((stimulus) => [stimulus.event, stimulus]))
  const named = (event: EventObject) => byEvent.get(event)?.name ?? event.type
  const possible = (snapshot: AnyMachineSnapshot) =>
    stimuli.filter((stimulus) => snapshot.can(stimulus.event) && flow.isPossible(snapshot, stimulus))
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
      const name = `${start}: ${steps.map(({ stimulus }) => stimulus.name).join(' → ')}`
      return { id: pathIdOf(machine.id, name), name, start, steps }
    }),
  )
}
