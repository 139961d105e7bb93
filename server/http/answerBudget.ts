/** Bytes of large answers that a server holds at once until they are taken, and that it holds for one company. */
export const mostAnswering = 128 * 1024 * 1024
export const mostAnsweringOne = 64 * 1024 * 1024

/** Seconds after which an answer that found no room may find some. */
export const answerRetry = 5

/** Takes room for an answer to somebody; answers what gives it back, once, and null where there is none. */
export type TakeAnswerRoom = (owner: string, bytes: number) => (() => void) | null

export const createAnswerBudget = (most: number, mostOfOne: number): TakeAnswerRoom => {
  const taken = new Map<string, number>()
  let all = 0
  return (owner, bytes) => {
    const own = taken.get(owner) ?? 0
    // An answer alone is given, however large its call lets it be.
    if ((all > 0 && all + bytes > most) || (own > 0 && own + bytes > mostOfOne)) return null
    all += bytes
    taken.set(owner, own + bytes)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      all -= bytes
      const left = (taken.get(owner) ?? bytes) - bytes
      if (left > 0) taken.set(owner, left)
      else taken.delete(owner)
    }
  }
}
