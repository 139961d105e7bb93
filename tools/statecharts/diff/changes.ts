import type { Chart, ChartArrow, ChartState } from '../../charts/chart.ts'

/** One difference between two versions of a chart; what it is about is told by its parts. */
export type Change =
  | { readonly kind: 'stateAdded' | 'stateRemoved'; readonly state: string }
  | { readonly kind: 'stateRenamed'; readonly from: string; readonly state: string }
  | { readonly kind: 'stateChanged'; readonly state: string; readonly part: StatePart; readonly from: string; readonly to: string }
  | { readonly kind: 'arrowAdded' | 'arrowRemoved'; readonly arrow: ChartArrow }
  | { readonly kind: 'arrowChanged'; readonly before: ChartArrow; readonly arrow: ChartArrow; readonly parts: readonly ArrowPart[] }

export type StatePart = 'kind' | 'initial' | 'tags' | 'entry' | 'exit' | 'invokes' | 'description' | 'rules' | 'parent'
export type ArrowPart = 'source' | 'trigger' | 'guard' | 'targets' | 'actions' | 'reenters' | 'branch' | 'description' | 'rules'

const stateParts: readonly StatePart[] = ['parent', 'kind', 'initial', 'tags', 'entry', 'exit', 'invokes', 'description', 'rules']
const arrowParts: readonly ArrowPart[] = ['source', 'trigger', 'guard', 'targets', 'actions', 'reenters', 'branch', 'description', 'rules']

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** What makes a state recognisable under another name: its place, what it does and what can happen in it. */
const signatureOf = (chart: Chart, { id, parent, kind, invokes, entry, description }: ChartState) =>
  JSON.stringify([parent, kind, invokes, entry, description, chart.arrows.filter(({ source }) => source === id).map(({ trigger, guard }) => [trigger, guard])])

/** Names in the old chart that stand for a state of the new one under another name. */
const renamedStates = (before: Chart, after: Chart): ReadonlyMap<string, string> => {
  const kept = new Set(after.states.map(({ id }) => id))
  const known = new Set(before.states.map(({ id }) => id))
  const gone = before.states.filter(({ id }) => !kept.has(id))
  const come = after.states.filter(({ id }) => !known.has(id))
  const pairs = gone.flatMap((old) => {
    const signature = signatureOf(before, old)
    const alike = come.filter((state) => signatureOf(after, state) === signature)
    const [only] = alike
    const isSole = gone.filter((other) => signatureOf(before, other) === signature).length === 1
    return only !== undefined && alike.length === 1 && isSole ? [[old.id, only.id] as const] : []
  })
  return new Map(pairs)
}

const withNames = (chart: Chart, names: ReadonlyMap<string, string>): Chart => {
  const now = (id: string) => names.get(id) ?? id
  return {
    ...chart,
    states: chart.states.map((state) => ({
      ...state, id: now(state.id), parent: state.parent === null ? null : now(state.parent), initial: state.initial === null ? null : now(state.initial),
    })),
    arrows: chart.arrows.map((arrow) => ({ ...arrow, source: now(arrow.source), targets: arrow.targets.map(now) })),
  }
}

/** Ways in which an arrow is taken for the same one, the surest first. */
const likenesses: readonly ((arrow: ChartArrow) => unknown)[] = [
  ({ source, trigger, guard, targets, actions }) => [source, trigger, guard, targets, actions],
  ({ source, trigger, guard, targets }) => [source, trigger, guard, targets],
  ({ source, trigger, guard, actions }) => [source, trigger, guard, actions],
  ({ source, trigger, guard }) => [source, trigger, guard],
  ({ source, trigger, targets }) => [source, trigger, targets],
  ({ source, trigger, branch }) => [source, trigger, branch],
  ({ source, guard, targets, actions }) => [source, guard, targets, actions],
]

const pairArrows = (before: Chart, after: Chart) => {
  const pairs: { readonly before: ChartArrow; readonly arrow: ChartArrow }[] = []
  const gone = new Set(before.arrows)
  const come = new Set(after.arrows)
  for (const likeness of likenesses)
    for (const arrow of come) {
      const old = [...gone].find((one) => !differs(likeness(one), likeness(arrow)))
      if (old === undefined) continue
      pairs.push({ before: old, arrow })
      gone.delete(old)
      come.delete(arrow)
    }
  const place = ({ arrow }: { readonly arrow: ChartArrow }) => after.arrows.indexOf(arrow)
  return { pairs: pairs.toSorted((one, other) => place(one) - place(other)), gone, come }
}

/** An arrow's place among its branches changes with every neighbour that comes or goes; it counts where the order of the others did. */
const changedParts = (before: ChartArrow, arrow: ChartArrow) =>
  arrowParts.filter((part) => (part === 'branch' ? before.branches === arrow.branches && before.branch !== arrow.branch : differs(before[part], arrow[part])))

/** What changed from one version of a chart to another, in the order of the charts. A changed guard is one change. */
export const changesBetween = (old: Chart, after: Chart): readonly Change[] => {
  const names = renamedStates(old, after)
  const before = withNames(old, names)
  const byId = new Map(before.states.map((state) => [state.id, state]))
  const kept = new Set(after.states.map(({ id }) => id))
  const { pairs, gone, come } = pairArrows(before, after)
  return [
    ...before.states.filter(({ id }) => !kept.has(id)).map(({ id }): Change => ({ kind: 'stateRemoved', state: id })),
    ...after.states.filter(({ id }) => !byId.has(id)).map(({ id }): Change => ({ kind: 'stateAdded', state: id })),
    ...[...names].map(([from, state]): Change => ({ kind: 'stateRenamed', from, state })),
    ...after.states.flatMap((state) => {
      const was = byId.get(state.id)
      if (was === undefined) return []
      return stateParts
        .filter((part) => differs(was[part], state[part]))
        .map((part): Change => ({ kind: 'stateChanged', state: state.id, part, from: written(was[part]), to: written(state[part]) }))
    }),
    ...[...gone].map((arrow): Change => ({ kind: 'arrowRemoved', arrow })),
    ...[...come].map((arrow): Change => ({ kind: 'arrowAdded', arrow })),
    ...pairs.flatMap((pair): Change[] => {
      const parts = changedParts(pair.before, pair.arrow)
      return parts.length === 0 ? [] : [{ kind: 'arrowChanged', ...pair, parts }]
    }),
  ]
}
