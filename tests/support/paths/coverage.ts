import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { server } from 'vitest/browser'
import { arrowsOf, statesOf } from '../../../tools/charts/arrows.ts'
import type { Path } from './pathsOf.ts'

/** What a run of paths leaves in .cache/paths for `npm run paths`. */
export interface PathRecord {
  readonly machine: string
  readonly states: number
  readonly transitions: number
  /** Names of the arrows that were taken. */
  readonly walked: readonly string[]
  readonly unwalked: readonly string[]
  readonly paths: readonly string[]
}

/** Notes which arrows a machine takes while it runs. */
export const noteArrows = (machine: AnyStateMachine) => {
  const arrows = arrowsOf(machine)
  const taken = new Set<AnyTransitionDefinition>()
  const named = (wasTaken: boolean) => arrows.filter(({ definition }) => taken.has(definition) === wasTaken).map(({ name }) => name)
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return
      for (const definition of event._transitions) taken.add(definition)
    },
    unwalked: () => named(false),
    record: (paths: readonly Path[]): PathRecord => ({
      machine: machine.id,
      states: statesOf(machine).length - 1,
      transitions: arrows.length,
      walked: named(true),
      unwalked: named(false),
      paths: paths.map(({ name }) => name),
    }),
  }
}

/** Notes which arrows a machine takes from one step to the next. */
export const noteSteps = (machine: AnyStateMachine) => {
  const names = new Map(arrowsOf(machine).map(({ definition, name }) => [definition, name]))
  let taken: string[] = []
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.flatMap((definition) => names.get(definition) ?? []))
    },
    /** Names of the arrows taken since the last question, in order. */
    taken: (): readonly string[] => {
      const arrows = taken
      taken = []
      return arrows
    },
  }
}

export const keepRecord = (record: PathRecord) =>
  server.commands.writeFile(`.cache/paths/${record.machine}.json`, JSON.stringify(record, null, 2))
