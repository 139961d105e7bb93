import { vi } from 'vitest'

/** Resolves once the page has painted what it has: effects of the last key have run then, and have set or cleared their timers. */
const isPainted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Types while no timer of the page runs, and lets so many milliseconds pass after the last key: between two keys passes no time at all. */
export async function typeThenWait(type: () => Promise<unknown>, milliseconds: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await type()
    await isPainted()
    await vi.advanceTimersByTimeAsync(milliseconds)
  } finally {
    vi.useRealTimers()
  }
}
