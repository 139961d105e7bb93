import type { AnyMachineSnapshot, Snapshot } from 'xstate'
import { pathOf, type Path, type PathStep } from './path.ts'
import type { Stimulus } from './stimuli.ts'
import type { Flow } from './flow.ts'
import { oncePerFlow } from './oncePerFlow.ts'
import { resumeFlow, runFlow, type FlowRun } from './runFlow.ts'

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
  const waiting: { readonly rest: Open; readonly rested: Snapshot<unknown>; readonly possible: readonly Stimulus[] }[] =
    []
  const meet = (run: FlowRun, start: string, begun: readonly string[], steps: readonly PathStep[]): Open => {
    const snapshot = run.snapshot()
    const key = keyOf(snapshot)
    const met = known.get(key)
    if (met !== undefined) return met
    const rest: Open = { states: run.states(), start, begun, steps, moves: [] }
    known.set(key, rest)
    waiting.push({ rest, rested: run.rested(), possible: flow.possibleAt(snapshot) })
    if (known.size > limit) throw new Error(`${flow.machine.id} rests in more than ${limit} places`)
    return rest
  }
  for (const start of Object.keys(flow.starts)) {
    const run = runFlow(flow, start)
    meet(run, start, run.begun, [])
    run.stop()
  }
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { rest, rested, possible } = next
    for (const stimulus of possible) {
      const run = resumeFlow(flow, rested)
      const transitions = run.cause(stimulus)
      const to = meet(run, rest.start, rest.begun, [...rest.steps, { stimulus, states: run.states() }])
      rest.moves.push({ stimulus, transitions, to })
      run.stop()
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
