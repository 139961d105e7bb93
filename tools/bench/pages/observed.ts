import type { CDPSession, Page } from 'playwright-core'

/** Processor four times slower and a line of a fast mobile network: 9 Mbit/s down, 1.5 Mbit/s up, 60 ms round trip. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: (9_000_000 * 0.9) / 8,
    uploadThroughput: (1_500_000 * 0.9) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

declare global {
  /** What the page under measurement keeps: tasks over 50 ms and largest contentful paints, in milliseconds since navigation. */
  var observed: { readonly tasks: { readonly start: number; readonly duration: number }[]; readonly paints: number[] }
}

/** Runs in the page before anything else: keeps every task over 50 ms and every largest contentful paint. */
export const observe = (): void => {
  globalThis.observed = { tasks: [], paints: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.tasks.push({ start: entry.startTime, duration: entry.duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.paints.push(entry.startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Milliseconds since the page's navigation. */
export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** The longest task since a moment of the page, in milliseconds; 0 where none took more than 50. */
export const longestTaskSince = (page: Page, since: number): Promise<number> =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        // One task more, so that the one just ended has been reported.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const later = observed.tasks.filter(({ start }) => start >= from)
            resolve(Math.max(0, ...later.map(({ duration }) => duration)))
          }),
        )
      }),
    since,
  )

/** The last largest contentful paint, in milliseconds since navigation. */
export const largestPaint = (page: Page): Promise<number> => page.evaluate(() => observed.paints.at(-1) ?? Number.NaN)
