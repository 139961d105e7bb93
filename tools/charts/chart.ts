import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { transitionsOf, statesOf } from '../../walks/model/transitions.ts'
import { sourceOf } from './code.ts'
import { historyOf, type History } from './history.ts'
import { triggerOf, type Trigger } from './trigger.ts'

/** A guard or an action as the chart names it. */
export interface Named {
  readonly name: string
  /** Parameters that stand in the chart itself; null where there are none or where they follow from the event. */
  readonly params: Readonly<Record<string, string | number | boolean | null>> | null
  /** The function that computes its parameters from the event or the context, as the source says it. */
  readonly computed?: string | undefined
}

/** What a state starts and stops with itself. */
export interface Invoke {
  readonly id: string
  readonly actor: string
  /** What the actor is given, as the source says it. */
  readonly input?: string | undefined
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

export interface ChartState {
  /** Dotted path from the root, `signedIn.lifetime.fresh`; the root's is empty. */
  readonly id: string
  readonly name: string
  readonly kind: StateKind
  /** Id of the state around it; null for the root. */
  readonly parent: string | null
  /** Id of the state it begins in, of a compound state. */
  readonly initial: string | null
  readonly description: string | null
  /** Ids of requirements, docs/requirements. */
  readonly rules: readonly string[]
  readonly tags: readonly string[]
  readonly entry: readonly Named[]
  readonly exit: readonly Named[]
  readonly invokes: readonly Invoke[]
  /** Of a history state. */
  readonly history?: History | undefined
  /** Of a final state and of the root: what it ends with, as the source says it. */
  readonly output?: string | undefined
  /** Of the root: what the machine remembers at its start, as the source says it. */
  readonly context?: string | undefined
}

export interface ChartTransition {
  /** `documentForm.resuming: always 2 -> viewing`, unique in its chart. */
  readonly id: string
  readonly source: string
  /** Ids of states; empty where the transition only acts. */
  readonly targets: readonly string[]
  readonly trigger: Trigger
  /** Place among the branches of the same trigger, from 0; earlier ones are tried first. */
  readonly branch: number
  readonly branches: number
  readonly guard: Named | null
  readonly actions: readonly Named[]
  readonly reenters: boolean
  readonly description: string | null
  readonly rules: readonly string[]
}

/**
 * A machine as plain data: what its chart says, without its code. States stand in the chart's order; so do transitions, and those
 * of one state in the order in which they are tried.
 */
export interface Chart {
  readonly id: string
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const paramsOf = (params: unknown): Named['params'] => {
  if (typeof params !== 'object' || params === null) return null
  const entries = Object.entries(params).filter((entry): entry is [string, string | number | boolean | null] =>
    isPlain(entry[1]),
  )
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

const namedWith = (name: string, params: unknown): Named => ({
  name,
  params: paramsOf(params),
  ...(typeof params === 'function' ? { computed: sourceOf(params) } : {}),
})

const namedIn = (place: string, part: unknown): Named => {
  if (typeof part === 'string') return { name: part, params: null }
  if (typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string')
    return namedWith(part.type, 'params' in part ? part.params : null)
  throw new Error(`${place} has a guard or an action without a name`)
}

const rulesOf = (meta: unknown): readonly string[] => {
  const seed: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'seed') : undefined
  if (typeof seed === 'string') return [seed]
  return Array.isArray(seed) ? seed.map(String) : []
}

/** The actions by which XState itself starts and stops the clock of a delay. */
const isClock = (action: unknown) =>
  typeof action === 'function' &&
  'type' in action &&
  (action.type === 'xstate.raise' || action.type === 'xstate.cancel')

const actionsIn = (place: string, actions: readonly unknown[]) =>
  actions.filter((action) => !isClock(action)).map((action) => namedIn(place, action))

const idOf = (node: AnyStateNode) => node.path.join('.')

const initialOf = (node: AnyStateNode) => {
  const [first] = node.type === 'compound' ? (node.initial.target ?? []) : []
  return first === undefined ? null : idOf(first)
}

const stateOf = (node: AnyStateNode): ChartState => ({
  id: idOf(node),
  name: node.key,
  kind: node.type,
  parent: node.parent === undefined ? null : idOf(node.parent),
  initial: initialOf(node),
  description: node.description ?? null,
  rules: rulesOf(node.meta),
  tags: node.tags.toSorted(),
  entry: actionsIn(node.id, node.entry),
  exit: actionsIn(node.id, node.exit),
  invokes: node.invoke.map(({ id, src, input }) => ({
    id,
    actor: namedIn(node.id, src).name,
    ...(input === undefined ? {} : { input: sourceOf(input) }),
  })),
  ...historyOf(node),
  ...(node.output === undefined ? {} : { output: sourceOf(node.output) }),
  ...(node.parent === undefined && node.machine.config.context !== undefined
    ? { context: sourceOf(node.machine.config.context) }
    : {}),
})

/**
 * The chart of a machine whose guards, actions, actors and delays all have names (docs/ARCHITECTURE.md, "Machines").
 * Throws where one has none.
 */
export const chartOf = (machine: AnyStateMachine): Chart => ({
  id: machine.id,
  states: statesOf(machine).map(stateOf),
  transitions: transitionsOf(machine).map(({ name, event, branch, branches, definition }) => ({
    id: name,
    source: idOf(definition.source),
    targets: (definition.target ?? []).map(idOf),
    trigger: triggerOf(definition.source, event),
    branch,
    branches,
    guard: definition.guard === undefined ? null : namedIn(name, definition.guard),
    actions: actionsIn(name, definition.actions),
    reenters: definition.reenter,
    description: definition.description ?? null,
    rules: rulesOf(definition.meta),
  })),
})
