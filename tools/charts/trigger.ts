import type { AnyStateNode } from 'xstate'

/** What sets a transition off. */
export type Trigger =
  | { readonly kind: 'event'; readonly event: string }
  /** Something that the state invoked has ended. */
  | { readonly kind: 'done' | 'error'; readonly invoke: string; readonly actor: string }
  /** A time is up: `lasts` milliseconds; null where the program sets it when it starts the flow. */
  | { readonly kind: 'after'; readonly delay: string; readonly lasts: number | null }
  | { readonly kind: 'always' }
  /** The states within have come to their end. */
  | { readonly kind: 'stateDone' }

const endOf = { 'xstate.done.actor.': 'done', 'xstate.error.actor.': 'error' } as const

const lengthOf = ({ machine }: AnyStateNode, delay: string): number | null => {
  const length: unknown = machine.implementations.delays[delay]
  return typeof length === 'number' ? length : null
}

/**
 * Reads XState's own type of an event that the chart of a state listens to.
 * Throws for an actor or a delay without a name.
 */
export const triggerOf = (node: AnyStateNode, event: string): Trigger => {
  if (event === 'always') return { kind: 'always' }
  if (event.startsWith('xstate.done.state.')) return { kind: 'stateDone' }
  for (const [prefix, kind] of Object.entries(endOf)) {
    if (!event.startsWith(prefix)) continue
    const invoke = event.slice(prefix.length)
    const actor: unknown = node.invoke.find(({ id }) => id === invoke)?.src
    if (typeof actor !== 'string') throw new Error(`${node.id} invokes '${invoke}' without naming its actor`)
    return { kind, invoke, actor }
  }
  if (!event.startsWith('xstate.after.')) return { kind: 'event', event }
  const delay: unknown = node.after.find(({ eventType }) => eventType === event)?.delay
  if (typeof delay !== 'string') throw new Error(`${node.id} waits without naming its delay`)
  return { kind: 'after', delay, lasts: lengthOf(node, delay) }
}
