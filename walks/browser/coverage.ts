import type { AnyStateMachine } from 'xstate'
import { server } from 'vitest/browser'
import type { WalkRecord } from '../model/walkRecord.ts'
import { transitionIdsOf, hearTransitions } from '../model/takenTransitions.ts'

/** Notes which transitions a machine takes in all walks of a run. */
export const coverTransitions = (machine: AnyStateMachine) => {
  const ids = transitionIdsOf(machine)
  const taken = new Set<string>()
  return {
    inspect: hearTransitions(ids, (transition) => taken.add(transition)),
    unwalked: () => [...ids.values()].filter((transition) => !taken.has(transition)),
    record: (): WalkRecord => ({
      machine: machine.id,
      walked: [...ids.values()].filter((transition) => taken.has(transition)),
    }),
  }
}

/** Leaves a record in .cache/paths for `npm run paths -- --json`. */
export const keepRecord = (record: WalkRecord) =>
  server.commands.writeFile(`.cache/paths/${record.machine}.json`, JSON.stringify(record, null, 2))
