import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { NamedTransition } from '../../../src/machines/transitionNames.ts'
import { transitionsOf, statesOf } from '../../../walks/model/transitions.ts'
import { isRecord, listed, partAt } from '../config.ts'

/** Where a mutant differs from its chart. */
export interface Mistake {
  /** For each trigger that has another effect: its transitions in the chart, the first that differs before those after and before it. */
  readonly triggers: readonly (readonly NamedTransition[])[]
  /** Dotted names of the states that differ in what they are beside their transitions; empty for the flow itself. */
  readonly states: readonly string[]
}

const triggerOf = ({ definition, event }: NamedTransition) => `${definition.source.id}: ${event}`

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, index) => part === other[index])

const targetsOf = ({ definition }: NamedTransition) => definition.target?.map(({ id }) => id) ?? []

// A mutant shares with its chart every part that the mistake does not touch.
const isSame = (one: NamedTransition, other: NamedTransition | undefined) =>
  other !== undefined &&
  one.definition.guard === other.definition.guard &&
  one.definition.reenter === other.definition.reenter &&
  isSameList(one.definition.actions, other.definition.actions) &&
  isSameList(targetsOf(one), targetsOf(other))

const inputIn = (invoke: unknown) => (isRecord(invoke) ? invoke.input : undefined)

// The node's own lists begin with what XState adds for its delays.
const written = ({ config }: AnyStateNode): readonly (readonly unknown[])[] => [
  listed(config.entry),
  listed(config.exit),
  listed(config.tags),
  listed(config.invoke).map(inputIn),
  [config.initial, config.output, partAt(config, ['context'])],
]

const saysTheSame = (one: AnyStateNode, other: AnyStateNode | undefined) =>
  other !== undefined && written(one).every((actions, index) => isSameList(actions, written(other)[index] ?? []))

/** Compares a machine with a mutant made of its configuration. */
export const mistakeIn = (machine: AnyStateMachine, mutant: AnyStateMachine): Mistake => {
  const others = Map.groupBy(transitionsOf(mutant), triggerOf)
  const otherStates = new Map(statesOf(mutant).map((node) => [node.id, node]))
  return {
    triggers: [...Map.groupBy(transitionsOf(machine), triggerOf)].flatMap(([trigger, transitions]) => {
      const first = transitions.findIndex((transition, index) => !isSame(transition, others.get(trigger)?.[index]))
      return first === -1 ? [] : [[...transitions.slice(first), ...transitions.slice(0, first)]]
    }),
    states: statesOf(machine).flatMap((node) =>
      saysTheSame(node, otherStates.get(node.id)) ? [] : [node.path.join('.')],
    ),
  }
}
