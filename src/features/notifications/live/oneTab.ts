import * as v from 'valibot'
import type { LiveNews } from './liveNews.ts'

const newsSchema = v.nullable(v.union([v.literal('notifications'), v.object({ kind: v.string(), id: v.string() })]))

const name = 'tokhai.notifications'

/** Work that reports until it is ended by what it answers. */
type Work = (report: (news: LiveNews) => void) => () => void

/**
 * Does work in one tab of this browser at a time and hands what it reports to all of them: the next tab takes it over when that one is closed.
 * Without locks, as on a page that is not served securely, each tab works `alone`. Answers what ends it.
 */
export const inOneTab = (
  work: { readonly forAll: Work; readonly alone: Work },
  report: (news: LiveNews) => void,
): (() => void) => {
  if (!('locks' in navigator)) return work.alone(report)
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(newsSchema, data)
    if (read.success) report(read.output)
  })
  const ended = new AbortController()
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      // Granted just before it was ended, which nobody says again.
      if (ended.signal.aborted) return resolve()
      const end = work.forAll((news) => {
        report(news)
        channel.postMessage(news)
      })
      ended.signal.addEventListener('abort', () => {
        end()
        resolve()
      })
    })
  // Given up before it was granted, the request is refused.
  navigator.locks.request(name, { signal: ended.signal }, hold).catch(() => undefined)
  return () => {
    ended.abort()
    channel.close()
  }
}
