import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { transitionsFrom, type NamedTransition } from '../../src/machines/transitionNames.ts'

/** The root and every state below it, in the chart's order. */
export const statesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine.root)].toSorted((one, other) => one.order - other.order)

/** Wildcards are tried after the events that stand by name, the longer ones first. */
const lateness = ({ event }: NamedTransition) => (event.endsWith('*') ? 1 / event.length : 0)

/** Transitions of a chart; those of one state in the order in which XState tries them for an event. */
export const transitionsOf = (machine: AnyStateMachine): readonly NamedTransition[] =>
  statesOf(machine).flatMap((node) => transitionsFrom(node).toSorted((one, other) => lateness(one) - lateness(other)))
