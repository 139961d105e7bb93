import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** One transition definition of a chart: a guard branch, an eventless or a delayed one counts on its own. */
export interface Arrow {
  /** `declarationForm.resuming: always 2 -> viewing`, unique in its chart. */
  readonly name: string
  readonly definition: AnyTransitionDefinition
}

const targetsOf = (definition: AnyTransitionDefinition) =>
  definition.target?.map((target) => target.path.join('.')).join(' + ') ?? 'stays'

const named = (node: AnyStateNode, event: string, definitions: readonly AnyTransitionDefinition[]): Arrow[] =>
  definitions.map((definition, index) => ({
    name: `${[node.machine.id, ...node.path].join('.')}: ${event}${definitions.length > 1 ? ` ${index + 1}` : ''} -> ${targetsOf(definition)}`,
    definition,
  }))

const arrowsOfNode = (node: AnyStateNode): Arrow[] => [
  ...[...node.transitions].flatMap(([event, definitions]) => named(node, event, definitions)),
  ...named(node, 'always', node.always ?? []),
]

export const statesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => [machine.root, ...getStateNodes(machine.root)]

export const arrowsOf = (machine: AnyStateMachine): readonly Arrow[] => statesOf(machine).flatMap(arrowsOfNode)
