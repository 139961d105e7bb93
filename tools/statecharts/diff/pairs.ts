import type { Chart, ChartTransition } from '../../charts/chart.ts'
import type { Trigger } from '../../charts/trigger.ts'
import { plainly } from './compared.ts'

/** A transition before and after. */
export interface TransitionPair {
  readonly before: ChartTransition
  readonly transition: ChartTransition
}

export const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** What a transition waits for; how long a time lasts is a part of its own. */
export const occasionOf = (trigger: Trigger): unknown =>
  trigger.kind === 'after' ? { kind: trigger.kind, delay: trigger.delay } : trigger

/** Transitions of the same state that wait for the same. */
export const groupOf = ({ source, trigger }: ChartTransition) => JSON.stringify([source, occasionOf(trigger)])

const guardOf = ({ guard }: ChartTransition) => (guard === null ? null : plainly(guard))
const actionsOf = ({ actions }: ChartTransition) => actions.map(plainly)

/** Ways in which a transition is taken for the same one, the surest first. */
const likenesses: readonly ((transition: ChartTransition) => readonly unknown[])[] = [
  (transition) => [groupOf(transition), guardOf(transition), transition.targets, actionsOf(transition)],
  (transition) => [groupOf(transition), guardOf(transition), transition.targets],
  (transition) => [groupOf(transition), guardOf(transition), actionsOf(transition)],
  (transition) => [groupOf(transition), guardOf(transition)],
  (transition) => [groupOf(transition), transition.targets],
  (transition) => [groupOf(transition), transition.branch],
  (transition) => [transition.source, guardOf(transition), transition.targets, actionsOf(transition)],
  (transition) => [
    occasionOf(transition.trigger),
    guardOf(transition),
    transition.targets,
    actionsOf(transition),
    transition.description,
  ],
]

/** Transitions of the one chart with their counterparts in the other, in the new chart's order, and what is left on either side. */
export const pairTransitions = (before: Chart, after: Chart) => {
  const pairs: TransitionPair[] = []
  const gone = new Set(before.transitions)
  const come = new Set(after.transitions)
  for (const likeness of likenesses)
    for (const transition of come) {
      const old = [...gone].find((one) => !differs(likeness(one), likeness(transition)))
      if (old === undefined) continue
      pairs.push({ before: old, transition })
      gone.delete(old)
      come.delete(transition)
    }
  const place = ({ transition }: TransitionPair) => after.transitions.indexOf(transition)
  return { pairs: pairs.toSorted((one, other) => place(one) - place(other)), gone, come }
}

/** The longest part of a list whose places grow. */
const longestGrowing = (places: readonly number[]): ReadonlySet<number> => {
  const best: (readonly number[])[] = []
  for (const place of places) {
    const before = best.filter((run) => (run.at(-1) ?? -1) < place)
    best.push([
      ...before.reduce<readonly number[]>((longest, run) => (run.length > longest.length ? run : longest), []),
      place,
    ])
  }
  return new Set(best.reduce((longest, run) => (run.length > longest.length ? run : longest), []))
}

/** A pair that is tried in another order than before, with the branches that are tried right after it; null where it is the last. */
export interface Reordered {
  readonly before: ChartTransition | null
  readonly transition: ChartTransition | null
}

/** Pairs that are tried in another order than before, as few as explain it. One that comes or goes moves its neighbours and changes no order. */
export const reordered = (pairs: readonly TransitionPair[]): ReadonlyMap<TransitionPair, Reordered> => {
  const groups = Map.groupBy(
    pairs.filter(({ before, transition }) => groupOf(before) === groupOf(transition)),
    ({ transition }) => groupOf(transition),
  )
  const moved = [...groups.values()].flatMap((group) => {
    const was = group.toSorted((one, other) => one.before.branch - other.before.branch)
    const is = group.toSorted((one, other) => one.transition.branch - other.transition.branch)
    const kept = longestGrowing(is.map((pair) => was.indexOf(pair)))
    return is
      .filter((pair) => !kept.has(was.indexOf(pair)))
      .map((pair): readonly [TransitionPair, Reordered] => [
        pair,
        {
          before: was[was.indexOf(pair) + 1]?.before ?? null,
          transition: is[is.indexOf(pair) + 1]?.transition ?? null,
        },
      ])
  })
  return new Map(moved)
}
