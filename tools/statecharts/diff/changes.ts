import type { Chart, ChartTransition, ChartState } from '../../charts/chart.ts'
import { codeOf, commonRegions, inputsOf, plainly } from './compared.ts'
import { differs, occasionOf, pairTransitions, reordered, type Reordered } from './pairs.ts'
import { renamedStates, withNames } from './renamed.ts'
import { renamedEvents, withEventNames } from './renamedEvents.ts'

/** One difference between two versions of a chart; what it is about is named by its parts. */
export type Change =
  | { readonly kind: 'stateAdded' | 'stateRemoved'; readonly state: ChartState }
  | { readonly kind: 'stateRenamed'; readonly before: ChartState; readonly state: ChartState }
  | {
      readonly kind: 'stateChanged'
      readonly before: ChartState
      readonly state: ChartState
      readonly parts: readonly StatePart[]
      /** Ids of the regions before and now, where their order differs. */
      readonly regions: { readonly before: readonly string[]; readonly now: readonly string[] }
    }
  /** An event has another name; `transitions` wait for it now. */
  | {
      readonly kind: 'eventRenamed'
      readonly before: string
      readonly event: string
      readonly transitions: readonly ChartTransition[]
    }
  | { readonly kind: 'transitionAdded' | 'transitionRemoved'; readonly transition: ChartTransition }
  | {
      readonly kind: 'transitionChanged'
      readonly before: ChartTransition
      readonly transition: ChartTransition
      readonly parts: readonly TransitionPart[]
      /** What is tried right after it, before and now, where the order differs. */
      readonly next: Reordered | null
    }

export type StatePart =
  | 'kind'
  | 'initial'
  | 'history'
  | 'tags'
  | 'entry'
  | 'exit'
  | 'actionParams'
  | 'invokes'
  | 'input'
  | 'output'
  | 'context'
  | 'regions'
  | 'description'
  | 'rules'
  | 'parent'
export type TransitionPart =
  | 'source'
  | 'trigger'
  | 'delay'
  | 'guard'
  | 'guardParams'
  | 'targets'
  | 'actions'
  | 'actionParams'
  | 'reenters'
  | 'branch'
  | 'description'
  | 'rules'

const stateParts: readonly StatePart[] = [
  'parent',
  'kind',
  'initial',
  'history',
  'tags',
  'entry',
  'exit',
  'actionParams',
  'invokes',
  'input',
  'output',
  'context',
  'regions',
  'description',
  'rules',
]
const transitionParts: readonly TransitionPart[] = [
  'source',
  'trigger',
  'delay',
  'guard',
  'guardParams',
  'targets',
  'actions',
  'actionParams',
  'reenters',
  'branch',
  'description',
  'rules',
]

/** A part of a transition by itself, to be compared; its place among branches is none. */
const partOf = (part: TransitionPart, transition: ChartTransition): unknown => {
  switch (part) {
    case 'trigger':
      return occasionOf(transition.trigger)
    case 'delay':
      return transition.trigger.kind === 'after' ? transition.trigger.lasts : undefined
    case 'branch':
      return undefined
    case 'guard':
      return transition.guard === null ? null : plainly(transition.guard)
    case 'guardParams':
      return transition.guard?.computed
    case 'actions':
      return transition.actions.map(plainly)
    case 'actionParams':
      return codeOf(transition.actions)
    default:
      return transition[part]
  }
}

/** A part of a state by itself, to be compared; the order of regions is the chart's. */
const statePartOf = (part: StatePart, state: ChartState): unknown => {
  switch (part) {
    case 'entry':
    case 'exit':
      return state[part].map(plainly)
    case 'actionParams':
      return codeOf([...state.entry, ...state.exit])
    case 'invokes':
      return state.invokes.map(({ id, actor }) => ({ id, actor }))
    case 'input':
      return inputsOf(state)
    case 'regions':
      return undefined
    default:
      return state[part]
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
      const regions = {
        before: commonRegions(before, after, state.id),
        now: commonRegions(after, before, state.id),
      }
      const parts = stateParts.filter((part) =>
        part === 'regions'
          ? differs(regions.before, regions.now) && regions.before.length === regions.now.length
          : differs(statePartOf(part, was), statePartOf(part, state)) && !(isRenamed && part === 'parent'),
      )
      return [
        ...(isRenamed ? [{ kind: 'stateRenamed' as const, before: original.get(state.id) ?? was, state }] : []),
        ...(parts.length === 0 ? [] : [{ kind: 'stateChanged' as const, before: was, state, parts, regions }]),
      ]
    }),
  ]
}

const transitionChanges = (before: Chart, after: Chart): readonly Change[] => {
  const { pairs, gone, come } = pairTransitions(before, after)
  const moved = reordered(pairs)
  return [
    ...[...gone].map((transition): Change => ({ kind: 'transitionRemoved', transition })),
    ...[...come].map((transition): Change => ({ kind: 'transitionAdded', transition })),
    ...pairs.flatMap((pair): Change[] => {
      const parts = transitionParts.filter((part) =>
        part === 'branch' ? moved.has(pair) : differs(partOf(part, pair.before), partOf(part, pair.transition)),
      )
      return parts.length === 0 ? [] : [{ kind: 'transitionChanged', ...pair, parts, next: moved.get(pair) ?? null }]
    }),
  ]
}

/**
 * What changed from one version of a chart to another, in the order of the charts. A changed guard is one change, and so is
 * an event of another name. Transitions and states of the old chart are named as in the new one, but for the state of a
 * `stateRenamed` and the event of an `eventRenamed`.
 */
export const changesBetween = (old: Chart, after: Chart): readonly Change[] => {
  const { names, renamed } = renamedStates(old, after)
  const known = withNames(old, names)
  const events = renamedEvents(known, after)
  const before = withEventNames(known, events)
  const original = new Map(old.states.map((state) => [names.get(state.id) ?? state.id, state]))
  return [
    ...[...events].map(([from, event]): Change => ({
      kind: 'eventRenamed',
      before: from,
      event,
      transitions: after.transitions.filter(({ trigger }) => trigger.kind === 'event' && trigger.event === event),
    })),
    ...stateChanges(before, after, original, new Set(renamed.values())),
    ...transitionChanges(before, after),
  ]
}
