import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One transition definition of a chart: a guard branch, an eventless or a delayed one counts on its own. */
export interface NamedTransition {
  /** `documentForm.resuming: always 2 -> viewing`, unique in its chart. */
  readonly name: string
  /** The event's type as XState calls it, or `always`. */
  readonly event: string
  /** Place among the branches of the same event, from 0. */
  readonly branch: number
  readonly branches: number
  readonly definition: AnyTransitionDefinition
}

const targetsOf = (definition: AnyTransitionDefinition) =>
  definition.target?.map((target) => target.path.join('.')).join(' + ') ?? 'stays'

const named = (node: AnyStateNode, event: string, definitions: readonly AnyTransitionDefinition[]): NamedTransition[] =>
  definitions.map((definition, branch) => ({
    name: `${[node.machine.id, ...node.path].join('.')}: ${event}${definitions.length > 1 ? ` ${branch + 1}` : ''} -> ${targetsOf(definition)}`,
    event,
    branch,
    branches: definitions.length,
    definition,
  }))

/** The transitions that leave a state, in the chart's order. */
export const transitionsFrom = (node: AnyStateNode): readonly NamedTransition[] => [
  ...[...node.transitions].flatMap(([event, definitions]) => named(node, event, definitions)),
  ...named(node, 'always', node.always ?? []),
]
