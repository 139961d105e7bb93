import type { WorkStorage } from '../../src/documents/submit/workStore.ts'

/** A browser's storage in memory. Once it is full it refuses everything new. */
export interface MemoryStorage extends WorkStorage {
  fill(): void
}

export const memoryStorage = (): MemoryStorage => {
  const entries = new Map<string, string>()
  let isFull = false
  return {
    fill() {
      isFull = true
    },
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
  }
}
