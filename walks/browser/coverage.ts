import type { AnyStateMachine } from 'xstate'
import { server } from 'vitest/browser'
import type { WalkRecord } from '../model/walkRecord.ts'
import { arrowIdsOf, hearArrows } from '../model/takenArrows.ts'

/** Notes which arrows a machine takes in all walks of a run. */
export const coverArrows = (machine: AnyStateMachine) => {
  const ids = arrowIdsOf(machine)
  const taken = new Set<string>()
  return {
    inspect: hearArrows(ids, (arrow) => taken.add(arrow)),
    unwalked: () => [...ids.values()].filter((arrow) => !taken.has(arrow)),
    record: (): WalkRecord => ({ machine: machine.id, walked: [...ids.values()].filter((arrow) => taken.has(arrow)) }),
  }
}

/** Leaves a record in .cache/paths for `npm run paths -- --json`. */
export const keepRecord = (record: WalkRecord) =>
  server.commands.writeFile(`.cache/paths/${record.machine}.json`, JSON.stringify(record, null, 2))
