import type { AnyMachineSnapshot } from 'xstate'
import { pathOf, type Path, type PathStep } from './path.ts'
import type { Stimulus } from './stimuli.ts'
import type { Flow } from './flow.ts'
import { oncePerFlow } from './oncePerFlow.ts'
import { stepByStep } from './stepByStep.ts'

/** Something that can happen where a flow rests, the transitions it takes, and where the flow rests then. */
export interface Move {
  readonly stimulus: Stimulus
  readonly transitions: readonly string[]
  readonly to: Rest
}

/** One of all places in which a flow can rest: its states and its context. */
export interface Rest {
  readonly states: readonly string[]
  /** The shortest way here. */
  readonly start: string
  readonly begun: readonly string[]
  readonly steps: readonly PathStep[]
  readonly moves: readonly Move[]
}

const keyOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context])

/** Resting places at which an exploration gives up: a context that grows would never end it. */
const limit = 20_000

const exploreAnew = (flow: Flow): readonly Rest[] => {
  type Open = { -readonly [Key in keyof Rest]: Rest[Key] } & { moves: Move[] }
  const known = new Map<string, Open>()
  const waiting: { readonly rest: Open; readonly snapshot: AnyMachineSnapshot }[] = []
  const meet = (snapshot: AnyMachineSnapshot, way: Pick<Rest, 'states' | 'start' | 'begun' | 'steps'>): Open => {
    const key = keyOf(snapshot)
    const met = known.get(key)
    if (met !== undefined) return met
    const rest: Open = { ...way, moves: [] }
    known.set(key, rest)
    waiting.push({ rest, snapshot })
    if (known.size > limit) throw new Error(`${flow.machine.id} rests in more than ${limit} places`)
    return rest
  }
  const { begin, cause } = stepByStep(flow)
  for (const start of Object.keys(flow.starts)) {
    const { snapshot, states, transitions } = begin(start)
    meet(snapshot, { states, start, begun: transitions, steps: [] })
  }
  for (const { rest, snapshot } of waiting) {
    for (const stimulus of flow.possibleAt(snapshot)) {
      const { snapshot: next, states, transitions } = cause(snapshot, stimulus)
      const to = meet(next, { ...rest, states, steps: [...rest.steps, { stimulus, states }] })
      rest.moves.push({ stimulus, transitions, to })
    }
  }
  return [...known.values()]
}

/**
 * Everything that can happen to a flow, from every place where it can rest, nearest first. Contexts are small finite JSON
 * (docs/ARCHITECTURE.md), so this ends; it throws when it does not.
 */
export const explore = oncePerFlow(exploreAnew)

/** The way to a resting place and on from there, as a path to be walked. */
export const pathThrough = (flow: Flow, { start, steps }: Rest, moves: readonly Move[]): Path =>
  pathOf(flow.machine.id, start, [...steps, ...moves.map(({ stimulus, to }) => ({ stimulus, states: to.states }))])
