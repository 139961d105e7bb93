/** Bytes of uploads that a server holds at once: each is in memory until it is answered, as it came and as what is made of it. */
export const mostUploading = 128 * 1024 * 1024

/** Seconds after which an upload that found no room may find some. */
export const uploadRetry = 5

/** Takes room for the bytes of a body; answers what gives it back, once, and null where there is none. */
export type TakeRoom = (bytes: number) => (() => void) | null

export const createBodyBudget = (most: number): TakeRoom => {
  let taken = 0
  return (bytes) => {
    // A body alone is let in, however large its call lets it be.
    if (taken > 0 && taken + bytes > most) return null
    taken += bytes
    let isTaken = true
    return () => {
      if (isTaken) taken -= bytes
      isTaken = false
    }
  }
}

/** Bytes that a body may have: those that it says, and where it says none those that its call takes. */
export const roomOf = (request: Request, limit: number): number => {
  const length = request.headers.get('content-length')
  return length === null ? limit : Math.min(Number(length), limit)
}
