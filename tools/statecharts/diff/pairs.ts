import type { Chart, ChartArrow } from '../../charts/chart.ts'
import type { Trigger } from '../../charts/trigger.ts'

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

/** Ways in which an arrow is taken for the same one, the surest first. */
const likenesses: readonly ((arrow: ChartArrow) => readonly unknown[])[] = [
  (arrow) => [groupOf(arrow), arrow.guard, arrow.targets, arrow.actions],
  (arrow) => [groupOf(arrow), arrow.guard, arrow.targets],
  (arrow) => [groupOf(arrow), arrow.guard, arrow.actions],
  (arrow) => [groupOf(arrow), arrow.guard],
  (arrow) => [groupOf(arrow), arrow.targets],
  (arrow) => [groupOf(arrow), arrow.branch],
  ({ source, guard, targets, actions }) => [source, guard, targets, actions],
  ({ trigger, guard, targets, actions, description }) => [occasionOf(trigger), guard, targets, actions, description],
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

/** Pairs that are tried in another order than before. One that comes or goes moves its neighbours and changes no order. */
export const reordered = (pairs: readonly ArrowPair[]): ReadonlySet<ArrowPair> => {
  const groups = Map.groupBy(
    pairs.filter(({ before, arrow }) => groupOf(before) === groupOf(arrow)),
    ({ arrow }) => groupOf(arrow),
  )
  const moved = [...groups.values()].flatMap((group) => {
    const was = group.toSorted((one, other) => one.before.branch - other.before.branch)
    const is = group.toSorted((one, other) => one.arrow.branch - other.arrow.branch)
    return group.filter((pair) => was.indexOf(pair) !== is.indexOf(pair))
  })
  return new Set(moved)
}
