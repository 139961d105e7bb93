import { recordCodeKey } from '../recordCode.ts'

/** Which codes stand in more than one row, those that look alike being one. An empty code is none. */
export interface Duplicates {
  readonly has: (code: string) => boolean
  /** Answers the rows whose standing may have changed. */
  readonly add: (code: string, place: number) => Iterable<number>
  readonly remove: (code: string, place: number) => Iterable<number>
}

const none: readonly number[] = []

export const duplicatesIn = (): Duplicates => {
  const places = new Map<string, Set<number>>()
  return {
    has: (code) => (places.get(recordCodeKey(code))?.size ?? 0) > 1,
    add: (text, place) => {
      const code = recordCodeKey(text)
      if (code === '') return none
      const found = places.get(code)
      if (found === undefined) {
        places.set(code, new Set([place]))
        return none
      }
      found.add(place)
      // Of three and more rows, the others are known to be duplicates.
      return found.size === 2 ? [...found] : none
    },
    remove: (text, place) => {
      const code = recordCodeKey(text)
      const found = places.get(code)
      if (found === undefined) return none
      found.delete(place)
      if (found.size === 0) places.delete(code)
      return found.size === 1 ? [...found] : none
    },
  }
}
