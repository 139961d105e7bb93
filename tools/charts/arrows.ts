import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { arrowsFrom, type Arrow } from '../../src/machines/arrowNames.ts'

/** The root and every state below it, in the chart's order. */
export const statesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine.root)].toSorted((one, other) => one.order - other.order)

export const arrowsOf = (machine: AnyStateMachine): readonly Arrow[] => statesOf(machine).flatMap(arrowsFrom)
