import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { transitionsOf } from './transitions.ts'

/** Ids of a machine's transitions by their definition in this very machine. */
export const transitionIdsOf = (machine: AnyStateMachine): ReadonlyMap<unknown, string> =>
  new Map(transitionsOf(machine).map(({ definition, name }) => [definition, name]))

/** An inspector that hears of each transition as it is taken. */
export const hearTransitions =
  (ids: ReadonlyMap<unknown, string>, hear: (transition: string) => void) =>
  (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return
    for (const definition of event._transitions) {
      const transition = ids.get(definition)
      if (transition !== undefined) hear(transition)
    }
  }

/** Notes the transitions that are taken from one question to the next. */
export const noteTransitions = (ids: ReadonlyMap<unknown, string>) => {
  let noted: string[] = []
  return {
    inspect: hearTransitions(ids, (transition) => noted.push(transition)),
    /** Ids of the transitions taken since the last question, in order. */
    taken: (): readonly string[] => {
      const transitions = noted
      noted = []
      return transitions
    },
  }
}
