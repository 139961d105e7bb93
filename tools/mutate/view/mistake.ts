import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Arrow } from '../../../src/machines/arrowNames.ts'
import { arrowsOf, statesOf } from '../../../walks/model/arrows.ts'
import { listed } from '../config.ts'

/** Where a mutant differs from its chart. */
export interface Mistake {
  /** For each trigger that has another effect: its arrows in the chart, the first that differs before those after and before it. */
  readonly triggers: readonly (readonly Arrow[])[]
  /** Dotted names of the states that other actions enter or leave; empty for the flow itself. */
  readonly states: readonly string[]
}

const triggerOf = ({ definition, event }: Arrow) => `${definition.source.id}: ${event}`

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, index) => part === other[index])

const targetsOf = ({ definition }: Arrow) => definition.target?.map(({ id }) => id) ?? []

// A mutant shares with its chart every part that the mistake does not touch.
const isSame = (one: Arrow, other: Arrow | undefined) =>
  other !== undefined &&
  one.definition.guard === other.definition.guard &&
  isSameList(one.definition.actions, other.definition.actions) &&
  isSameList(targetsOf(one), targetsOf(other))

// The node's own lists begin with what XState adds for its delays.
const written = ({ config }: AnyStateNode): readonly (readonly unknown[])[] => [
  listed(config.entry),
  listed(config.exit),
]

const actsTheSame = (one: AnyStateNode, other: AnyStateNode | undefined) =>
  other !== undefined && written(one).every((actions, index) => isSameList(actions, written(other)[index] ?? []))

/** Compares a machine with a mutant made of its configuration. */
export const mistakeIn = (machine: AnyStateMachine, mutant: AnyStateMachine): Mistake => {
  const others = Map.groupBy(arrowsOf(mutant), triggerOf)
  const otherStates = new Map(statesOf(mutant).map((node) => [node.id, node]))
  return {
    triggers: [...Map.groupBy(arrowsOf(machine), triggerOf)].flatMap(([trigger, arrows]) => {
      const first = arrows.findIndex((arrow, index) => !isSame(arrow, others.get(trigger)?.[index]))
      return first === -1 ? [] : [[...arrows.slice(first), ...arrows.slice(0, first)]]
    }),
    states: statesOf(machine).flatMap((node) =>
      actsTheSame(node, otherStates.get(node.id)) ? [] : [node.path.join('.')],
    ),
  }
}
