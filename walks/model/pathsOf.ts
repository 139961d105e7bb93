import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { TestModel } from 'xstate/graph'
import type { Flow, Resting } from './flow.ts'
import { oncePerFlow } from './oncePerFlow.ts'
import { pathOf, type Path, type PathStep } from './path.ts'
import { statesOf } from './stateNames.ts'
import type { Stimulus } from './stimuli.ts'

const valueOf = (resting: Resting<unknown>) => JSON.stringify(resting.value)

const makePaths = (flow: Flow): readonly Path[] => {
  const { machine, starts, stimuli } = flow
  const byEvent = new Map<EventObject, Stimulus>(stimuli.map((stimulus) => [stimulus.event, stimulus]))
  const named = (event: EventObject) => byEvent.get(event)?.name ?? event.type
  const model = new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine, {
    events: (snapshot) => flow.possibleAt(snapshot).map(({ event }) => event),
    serializeEvent: named,
    serializeState: (snapshot, event, previous) =>
      event === undefined || previous === undefined
        ? valueOf(snapshot)
        : `${valueOf(snapshot)} via ${named(event)} from ${valueOf(previous)}`,
  })
  return Object.entries(starts).flatMap(([start, input]) =>
    model.getShortestPaths({ input }).map((path): Path => {
      const steps = path.steps.flatMap(({ event, state }): PathStep[] => {
        const stimulus = byEvent.get(event)
        return stimulus === undefined ? [] : [{ stimulus, states: statesOf(state) }]
      })
      return pathOf(machine.id, start, steps)
    }),
  )
}

/**
 * The shortest paths that reach every state by every event from every state before it (docs/decisions/0002), none of
 * them the beginning of another. Walked in full they take every transition that can be taken.
 */
export const pathsOf = oncePerFlow(makePaths)
