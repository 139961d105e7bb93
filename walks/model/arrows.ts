import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { arrowsFrom, type Arrow } from '../../src/machines/arrowNames.ts'

/** The root and every state below it, in the chart's order. */
export const statesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine.root)].toSorted((one, other) => one.order - other.order)

/** Wildcards are tried after the events that stand by name, the longer ones first. */
const lateness = ({ event }: Arrow) => (event.endsWith('*') ? 1 / event.length : 0)

/** Arrows of a chart; those of one state in the order in which XState tries them for an event. */
export const arrowsOf = (machine: AnyStateMachine): readonly Arrow[] =>
  statesOf(machine).flatMap((node) => arrowsFrom(node).toSorted((one, other) => lateness(one) - lateness(other)))
