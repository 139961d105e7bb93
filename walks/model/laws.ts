/** Whether what happened is an end of this actor. @param actor as the chart names it */
export const isEndOf =
  (actor: string) =>
  (name: string): boolean =>
    name.startsWith(`${actor}: `)

/** What happened between the last two ends of an actor, oldest first; null before the second. */
export const betweenEnds = (actor: string, happened: readonly string[]): readonly string[] | null => {
  const last = happened.findLastIndex(isEndOf(actor))
  const before = happened.slice(0, Math.max(0, last)).findLastIndex(isEndOf(actor))
  return before === -1 ? null : happened.slice(before + 1, last)
}

/** A law: an actor is not started again before one of the others has ended. */
export const neverTwiceWithout =
  (actor: string, others: readonly string[]) =>
  (happened: readonly string[]): boolean =>
    betweenEnds(actor, happened)?.some((name) => others.some((other) => isEndOf(other)(name))) ?? true
