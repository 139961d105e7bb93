import type { AnyStateMachine } from 'xstate'
import { transitionsOf, statesOf } from '../../walks/model/transitions.ts'
import type { WalkRecord } from '../../walks/model/walkRecord.ts'

export interface Coverage {
  readonly machine: string
  readonly states: number
  /** Transition definitions: every guard branch, eventless and delayed ones too. */
  readonly transitions: number
  readonly walked: number
  /** Names of the transitions that no path took in the view. */
  readonly unwalked: readonly string[]
}

/** How much of a chart was walked; without a record nothing was. */
export const coverageOf = (machine: AnyStateMachine, record: WalkRecord | null): Coverage => {
  const walked = new Set(record?.walked)
  const unwalked = transitionsOf(machine)
    .map(({ name }) => name)
    .filter((name) => !walked.has(name))
  const transitions = transitionsOf(machine).length
  return {
    machine: machine.id,
    states: statesOf(machine).length - 1,
    transitions,
    walked: transitions - unwalked.length,
    unwalked,
  }
}
