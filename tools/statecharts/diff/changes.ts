import type { Chart, ChartArrow, ChartState } from '../../charts/chart.ts'
import { differs, occasionOf, pairArrows, reordered } from './pairs.ts'
import { renamedStates, withNames } from './renamed.ts'

/** One difference between two versions of a chart; what it is about is told by its parts. */
export type Change =
  | { readonly kind: 'stateAdded' | 'stateRemoved'; readonly state: ChartState }
  | { readonly kind: 'stateRenamed'; readonly before: ChartState; readonly state: ChartState }
  | {
      readonly kind: 'stateChanged'
      readonly before: ChartState
      readonly state: ChartState
      readonly parts: readonly StatePart[]
    }
  | { readonly kind: 'arrowAdded' | 'arrowRemoved'; readonly arrow: ChartArrow }
  | {
      readonly kind: 'arrowChanged'
      readonly before: ChartArrow
      readonly arrow: ChartArrow
      readonly parts: readonly ArrowPart[]
    }

export type StatePart = 'kind' | 'initial' | 'tags' | 'entry' | 'exit' | 'invokes' | 'description' | 'rules' | 'parent'
export type ArrowPart =
  | 'source'
  | 'trigger'
  | 'delay'
  | 'guard'
  | 'targets'
  | 'actions'
  | 'reenters'
  | 'branch'
  | 'description'
  | 'rules'

const stateParts: readonly StatePart[] = [
  'parent',
  'kind',
  'initial',
  'tags',
  'entry',
  'exit',
  'invokes',
  'description',
  'rules',
]
const arrowParts: readonly ArrowPart[] = [
  'source',
  'trigger',
  'delay',
  'guard',
  'targets',
  'actions',
  'reenters',
  'branch',
  'description',
  'rules',
]

/** A part of an arrow by itself, to be compared; its place among branches is none. */
const partOf = (part: ArrowPart, arrow: ChartArrow): unknown => {
  switch (part) {
    case 'trigger':
      return occasionOf(arrow.trigger)
    case 'delay':
      return arrow.trigger.kind === 'after' ? arrow.trigger.lasts : undefined
    case 'branch':
      return undefined
    default:
      return arrow[part]
  }
}

const stateChanges = (
  before: Chart,
  after: Chart,
  original: ReadonlyMap<string, ChartState>,
  renamed: ReadonlySet<string>,
): readonly Change[] => {
  const old = new Map(before.states.map((state) => [state.id, state]))
  const kept = new Set(after.states.map(({ id }) => id))
  return [
    ...before.states.filter(({ id }) => !kept.has(id)).map((state): Change => ({ kind: 'stateRemoved', state })),
    ...after.states.flatMap((state): Change[] => {
      const was = old.get(state.id)
      if (was === undefined) return [{ kind: 'stateAdded', state }]
      const isRenamed = renamed.has(state.id)
      const parts = stateParts.filter((part) => differs(was[part], state[part]) && !(isRenamed && part === 'parent'))
      return [
        ...(isRenamed ? [{ kind: 'stateRenamed' as const, before: original.get(state.id) ?? was, state }] : []),
        ...(parts.length === 0 ? [] : [{ kind: 'stateChanged' as const, before: was, state, parts }]),
      ]
    }),
  ]
}

const arrowChanges = (before: Chart, after: Chart): readonly Change[] => {
  const { pairs, gone, come } = pairArrows(before, after)
  const moved = reordered(pairs)
  return [
    ...[...gone].map((arrow): Change => ({ kind: 'arrowRemoved', arrow })),
    ...[...come].map((arrow): Change => ({ kind: 'arrowAdded', arrow })),
    ...pairs.flatMap((pair): Change[] => {
      const parts = arrowParts.filter((part) =>
        part === 'branch' ? moved.has(pair) : differs(partOf(part, pair.before), partOf(part, pair.arrow)),
      )
      return parts.length === 0 ? [] : [{ kind: 'arrowChanged', ...pair, parts }]
    }),
  ]
}

/**
 * What changed from one version of a chart to another, in the order of the charts. A changed guard is one change. Arrows
 * and states of the old chart are told in the names of the new one, but for the state of a `stateRenamed`.
 */
export const changesBetween = (old: Chart, after: Chart): readonly Change[] => {
  const { names, renamed } = renamedStates(old, after)
  const before = withNames(old, names)
  const original = new Map(old.states.map((state) => [names.get(state.id) ?? state.id, state]))
  return [...stateChanges(before, after, original, new Set(renamed.values())), ...arrowChanges(before, after)]
}
