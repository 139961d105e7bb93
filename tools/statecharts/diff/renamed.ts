import type { Chart, ChartState } from '../../charts/chart.ts'

/** Names by which one chart knows the states of another. */
export type Names = ReadonlyMap<string, string>

/** What makes a state recognisable under another name or at another place. */
const featuresOf = (
  { transitions }: Chart,
  { id, name, kind, parent, description, tags, invokes, entry, exit }: ChartState,
): ReadonlySet<string> => {
  const of = (feature: string, values: readonly unknown[]) =>
    values.map((value) => `${feature} ${JSON.stringify(value)}`)
  return new Set([
    ...of('kind', [kind]),
    ...of('name', [name]),
    ...of('within', [parent]),
    ...of('description', description === null ? [] : [description]),
    ...of('tag', tags),
    ...of('invoke', invokes),
    ...of('does', [...entry, ...exit]),
    ...of(
      'hears',
      transitions.filter(({ source }) => source === id).map(({ trigger, guard }) => [trigger, guard]),
    ),
    ...of(
      'leads',
      transitions.filter(({ source }) => source === id).map(({ trigger, targets }) => [trigger, targets]),
    ),
    ...of(
      'reached',
      transitions.filter(({ targets }) => targets.includes(id)).map(({ source, trigger }) => [source, trigger]),
    ),
  ])
}

/** From 0, nothing in common, to 1, the same. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const shared = [...one].filter((feature) => other.has(feature)).length
  return shared / (one.size + other.size - shared)
}

/** Below this two states are two, not one under another name. */
const alike = 0.5

interface Pair {
  readonly from: string
  readonly to: string
  readonly likeness: number
}

/** The old chart in the names of the new one. */
export const withNames = (chart: Chart, names: Names): Chart => {
  const now = (id: string) => names.get(id) ?? id
  return {
    ...chart,
    states: chart.states.map((state) => ({
      ...state,
      id: now(state.id),
      parent: state.parent === null ? null : now(state.parent),
      initial: state.initial === null ? null : now(state.initial),
    })),
    transitions: chart.transitions.map((transition) => ({
      ...transition,
      source: now(transition.source),
      targets: transition.targets.map(now),
    })),
  }
}

/** Pairs of a state that is gone and one that came, alike enough to be the same, the likest first. */
const likelyPairs = (before: Chart, after: Chart): readonly Pair[] => {
  const known = new Set(before.states.map(({ id }) => id))
  const kept = new Set(after.states.map(({ id }) => id))
  const come = after.states
    .filter(({ id }) => !known.has(id))
    .map((state) => ({ to: state.id, features: featuresOf(after, state) }))
  return before.states
    .filter(({ id }) => !kept.has(id))
    .flatMap((old) => {
      const features = featuresOf(before, old)
      return come.map((state) => ({ from: old.id, to: state.to, likeness: likeness(features, state.features) }))
    })
    .filter((pair) => pair.likeness >= alike)
    .toSorted((one, other) => other.likeness - one.likeness)
}

/** Every state whose id differs, and of those the ones that were renamed or moved themselves. */
export interface Renamed {
  readonly names: Names
  readonly renamed: Names
}

const onePass = (before: Chart, after: Chart): Renamed => {
  const kept = new Set(after.states.map(({ id }) => id))
  const renamed = new Map<string, string>()
  const taken = new Set<string>()
  for (const { from, to } of likelyPairs(before, after)) {
    if (renamed.has(from) || taken.has(to)) continue
    renamed.set(from, to)
    taken.add(to)
  }
  const names = new Map<string, string>()
  for (const { id, name, parent } of before.states) {
    const around = parent === null ? null : names.get(parent)
    const along = around === undefined || around === null ? null : `${around}.${name}`
    // What only goes with the state around it has not been renamed.
    if (along !== null && kept.has(along)) renamed.delete(id)
    const now = along !== null && kept.has(along) ? along : renamed.get(id)
    if (now !== undefined) names.set(id, now)
  }
  return { names, renamed }
}

/**
 * Names in the old chart that stand for a state of the new one under another name or at another place. What stands within
 * a renamed state goes with it; a state that is renamed within a renamed one is known once that one is.
 */
export const renamedStates = (old: Chart, after: Chart): Renamed => {
  const names = new Map<string, string>()
  const renamed = new Map<string, string>()
  for (
    let before = old, pass = onePass(before, after);
    pass.names.size > 0;
    before = withNames(before, pass.names), pass = onePass(before, after)
  ) {
    for (const { id } of old.states) {
      const known = names.get(id) ?? id
      const now = pass.names.get(known)
      if (now === undefined) continue
      names.set(id, now)
      if (pass.renamed.has(known)) renamed.set(id, now)
    }
  }
  return { names, renamed }
}
