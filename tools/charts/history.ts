import type { AnyStateNode } from 'xstate'

/** Of a history state: how much of where the flow was before comes back, and where it leads before there is anything to come back to. */
export interface History {
  readonly depth: 'shallow' | 'deep'
  /** Ids of states. */
  readonly targets: readonly string[]
}

const idOf = (node: AnyStateNode) => node.path.join('.')

const nodeAt = (parent: AnyStateNode, target: string): AnyStateNode =>
  target.startsWith('#')
    ? parent.machine.getStateNodeById(target.slice(1))
    : target
        .split('.')
        .filter((key) => key !== '')
        .reduce<AnyStateNode>((node, key) => node.states[key] ?? node, parent)

/** XState leads to where the state around begins, all of its regions where it is parallel. */
const defaultOf = (parent: AnyStateNode): readonly AnyStateNode[] =>
  parent.type === 'parallel'
    ? Object.values(parent.states).filter(({ type }) => type !== 'history')
    : (parent.initial.target ?? [])

/** The part `history` of a chart's state; nothing for any other than a history state. */
export const historyOf = (node: AnyStateNode): { readonly history?: History } => {
  const { parent, history, config } = node
  if (node.type !== 'history' || parent === undefined) return {}
  const target: unknown = Reflect.get(config, 'target')
  const named = [target].flat().filter((one) => typeof one === 'string')
  const targets = named.length === 0 ? defaultOf(parent) : named.map((one) => nodeAt(parent, one))
  return { history: { depth: history === 'deep' ? 'deep' : 'shallow', targets: targets.map(idOf) } }
}
