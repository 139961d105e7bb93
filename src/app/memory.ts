/** What the screens inside have read of the server, which is forgotten when another person comes (seed 002 §4.5). */
export interface Memory {
  /** Takes part in forgetting until the answer is called. */
  readonly keep: (forget: () => void) => () => void
  readonly forget: () => void
}

export const createMemory = (): Memory => {
  const kept = new Set<() => void>()
  return {
    keep: (forget) => {
      kept.add(forget)
      return () => kept.delete(forget)
    },
    forget: () => {
      for (const forget of kept) forget()
    },
  }
}
