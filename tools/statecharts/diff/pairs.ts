import type { Chart, ChartArrow } from '../../charts/chart.ts'
import type { Trigger } from '../../charts/trigger.ts'
import { plainly } from './compared.ts'

/** An arrow before and after. */
export interface ArrowPair {
  readonly before: ChartArrow
  readonly arrow: ChartArrow
}

export const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** What an arrow waits for; how long a time lasts is a part of its own. */
export const occasionOf = (trigger: Trigger): unknown =>
  trigger.kind === 'after' ? { kind: trigger.kind, delay: trigger.delay } : trigger

/** Arrows of the same state that wait for the same. */
export const groupOf = ({ source, trigger }: ChartArrow) => JSON.stringify([source, occasionOf(trigger)])

const guardOf = ({ guard }: ChartArrow) => (guard === null ? null : plainly(guard))
const actionsOf = ({ actions }: ChartArrow) => actions.map(plainly)

/** Ways in which an arrow is taken for the same one, the surest first. */
const likenesses: readonly ((arrow: ChartArrow) => readonly unknown[])[] = [
  (arrow) => [groupOf(arrow), guardOf(arrow), arrow.targets, actionsOf(arrow)],
  (arrow) => [groupOf(arrow), guardOf(arrow), arrow.targets],
  (arrow) => [groupOf(arrow), guardOf(arrow), actionsOf(arrow)],
  (arrow) => [groupOf(arrow), guardOf(arrow)],
  (arrow) => [groupOf(arrow), arrow.targets],
  (arrow) => [groupOf(arrow), arrow.branch],
  (arrow) => [arrow.source, guardOf(arrow), arrow.targets, actionsOf(arrow)],
  (arrow) => [occasionOf(arrow.trigger), guardOf(arrow), arrow.targets, actionsOf(arrow), arrow.description],
]

/** Arrows of the one chart with their counterparts in the other, in the new chart's order, and what is left on either side. */
export const pairArrows = (before: Chart, after: Chart) => {
  const pairs: ArrowPair[] = []
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
  const place = ({ arrow }: ArrowPair) => after.arrows.indexOf(arrow)
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
  readonly before: ChartArrow | null
  readonly arrow: ChartArrow | null
}

/** Pairs that are tried in another order than before, as few as explain it. One that comes or goes moves its neighbours and changes no order. */
export const reordered = (pairs: readonly ArrowPair[]): ReadonlyMap<ArrowPair, Reordered> => {
  const groups = Map.groupBy(
    pairs.filter(({ before, arrow }) => groupOf(before) === groupOf(arrow)),
    ({ arrow }) => groupOf(arrow),
  )
  const moved = [...groups.values()].flatMap((group) => {
    const was = group.toSorted((one, other) => one.before.branch - other.before.branch)
    const is = group.toSorted((one, other) => one.arrow.branch - other.arrow.branch)
    const kept = longestGrowing(is.map((pair) => was.indexOf(pair)))
    return is
      .filter((pair) => !kept.has(was.indexOf(pair)))
      .map((pair): readonly [ArrowPair, Reordered] => [
        pair,
        { before: was[was.indexOf(pair) + 1]?.before ?? null, arrow: is[is.indexOf(pair) + 1]?.arrow ?? null },
      ])
  })
  return new Map(moved)
}
