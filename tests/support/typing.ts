import { vi } from 'vitest'

/** Types while no timer of the page runs, and lets so many milliseconds pass after the last key: between two keys passes no time at all. */
export async function typeThenWait(type: () => Promise<unknown>, milliseconds: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await type()
    await vi.advanceTimersByTimeAsync(milliseconds)
  } finally {
    vi.useRealTimers()
  }
}
