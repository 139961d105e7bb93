import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { arrowsOf } from './arrows.ts'

/** Ids of a machine's arrows by their definition in this very machine. */
export const arrowIdsOf = (machine: AnyStateMachine): ReadonlyMap<unknown, string> =>
  new Map(arrowsOf(machine).map(({ definition, name }) => [definition, name]))

/** An inspector that hears of each arrow as it is taken. */
export const hearArrows =
  (ids: ReadonlyMap<unknown, string>, hear: (arrow: string) => void) =>
  (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return
    for (const definition of event._transitions) {
      const arrow = ids.get(definition)
      if (arrow !== undefined) hear(arrow)
    }
  }

/** Notes the arrows that are taken from one question to the next. */
export const noteArrows = (ids: ReadonlyMap<unknown, string>) => {
  let noted: string[] = []
  return {
    inspect: hearArrows(ids, (arrow) => noted.push(arrow)),
    /** Ids of the arrows taken since the last question, in order. */
    taken: (): readonly string[] => {
      const arrows = noted
      noted = []
      return arrows
    },
  }
}
