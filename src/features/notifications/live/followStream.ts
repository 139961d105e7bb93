import type { OpenStream } from './eventStream.ts'
import type { LiveNews } from './liveNews.ts'

/** Milliseconds between two checks of a stream, in which it shows that it lives; while it is not open, everything is asked for again at each. */
export const checkEvery = 60_000

interface Followed {
  /** Null where this tab may open none. */
  readonly open: OpenStream | null
  readonly report: (news: LiveNews) => void
  readonly isSeen: () => boolean
}

/**
 * Follows the stream, opens another where the server has ended it or nothing of it is heard any more, and has everything asked for again
 * after a gap, or now and then without one while the page is seen. Answers what ends it.
 */
export const followStream = ({ open, report, isSeen }: Followed): (() => void) => {
  let isOpen = false
  let wasOpened = false
  let isHeard = false
  const start = () =>
    open?.({
      onOpened() {
        isOpen = true
        isHeard = true
        report(wasOpened ? null : 'notifications')
        wasOpened = true
      },
      onAlive() {
        isHeard = true
      },
      onNews(news) {
        isHeard = true
        report(news)
      },
    })
  let stream = start()
  const timer = setInterval(() => {
    // A connection that broke without a word, as on a computer that slept, is open for the browser.
    if (stream?.hasEnded() === true || (isOpen && !isHeard)) {
      stream?.end()
      isOpen = false
      stream = start()
    }
    isHeard = false
    if (!isOpen && isSeen()) report(null)
  }, checkEvery)
  return () => {
    clearInterval(timer)
    stream?.end()
  }
}
