/** How far a piece of work is, from 0 to 1; null where that is not known. */
export type Part = number | null

export interface WorkProgress {
  readonly part: () => Part
  readonly setPart: (part: Part) => void
  readonly subscribe: (onChange: () => void) => () => void
}

export const createProgress = (): WorkProgress => {
  let part: Part = null
  const listeners = new Set<() => void>()
  return {
    part: () => part,
    setPart: (next) => {
      part = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
