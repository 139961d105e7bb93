import type { AnyStateMachine } from 'xstate'
import type { Flow } from '../../../walks/model/flow.ts'
import { transitionsOnPath } from '../../../walks/model/runFlow.ts'
import type { Path } from '../../../walks/model/path.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import type { NamedTransition } from '../../../src/machines/transitionNames.ts'
import { transitionsOf } from '../../../walks/model/transitions.ts'
import { mistakeIn } from './mistake.ts'

/** A path and what it crosses. */
interface Crossing {
  readonly path: Path
  /** Names of the transitions it takes. */
  readonly transitions: ReadonlySet<string>
  /** Dotted names of the states it leaves or rests in. */
  readonly states: readonly string[]
}

/** A flow's own paths, shortest first, with what they cross. */
export const crossingsOf = (flow: Flow): readonly Crossing[] => {
  const sources = new Map(
    transitionsOf(flow.machine).map(({ name, definition }) => [name, definition.source.path.join('.')]),
  )
  return pathsOf(flow)
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .map((path) => {
      const transitions = new Set(transitionsOnPath(flow, path).flat())
      return {
        path,
        transitions,
        states: [
          ...[...transitions].flatMap((name) => sources.get(name) ?? []),
          ...path.steps.flatMap(({ states }) => states),
        ],
      }
    })
}

const isWithin = (outer: string) => (state: string) => outer === '' || state === outer || state.startsWith(`${outer}.`)

/** First the first of each list, then the second of each, and so on. */
const byTurns = <One>(lists: readonly (readonly One[])[]): One[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()

/** Paths through a transition's source that do not take it, those from other starts first: where a guard says no, the view is closed. */
const besides = (transitions: readonly NamedTransition[], crossings: readonly Crossing[]): readonly Crossing[] => {
  const [first] = transitions
  if (first?.definition.guard === undefined) return []
  const takes = (one: Crossing) => transitions.some(({ name }) => one.transitions.has(name))
  const starts = new Set(crossings.filter(takes).map(({ path }) => path.start))
  const source = isWithin(first.definition.source.path.join('.'))
  return crossings
    .filter((one) => !takes(one) && one.states.some(source))
    .toSorted((one, other) => Number(starts.has(one.path.start)) - Number(starts.has(other.path.start)))
}

/**
 * The paths by which a mutant is to be distinguished from its chart: the flow's own that cross the mistake, the shortest of each
 * transition in turn, those of the mistaken one first, then one past it where it has a guard, and those through its state; where none does, paths that only the
 * mutant has.
 *
 * @param crossings what `crossingsOf` made of the flow
 * @param limit paths at most
 */
export const pathsAcross = (
  flow: Flow,
  crossings: readonly Crossing[],
  mutant: AnyStateMachine,
  limit: number,
): readonly Path[] => {
  const { triggers, states } = mistakeIn(flow.machine, mutant)
  const taking = triggers.map((transitions) =>
    transitions.map(({ name }) => crossings.filter((one) => one.transitions.has(name))),
  )
  const through = (all: readonly string[]) =>
    all.map((state) => crossings.filter((one) => one.states.some(isWithin(state))))
  const sources = triggers.flatMap((transitions) =>
    transitions.slice(0, 1).map(({ definition }) => definition.source.path.join('.')),
  )
  const ways = [
    ...byTurns([
      ...byTurns(taking),
      ...triggers.map((transitions) => besides(transitions, crossings)),
      ...through(states),
    ]),
    ...through(sources).flat(),
  ]
  const across = new Set(ways.map(({ path }) => path))
  if (across.size > 0) return [...across].slice(0, limit)
  const known = new Set(crossings.map(({ path }) => path.name))
  return pathsOf(flow.on(mutant))
    .filter(({ name }) => !known.has(name))
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .slice(0, limit)
}
