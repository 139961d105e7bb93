import type { RecordName } from '../../../area/recordNews.ts'
import type { OpenStream } from './eventStream.ts'

/** Milliseconds between two checks of a stream; while it is not open, everything is asked for again at each. */
export const checkEvery = 60_000

/** What has changed: a record, null for anything, or only the notifications themselves. */
export type LiveNews = RecordName | null | 'notifications'

interface Followed {
  /** Null where this tab may open none. */
  readonly open: OpenStream | null
  readonly report: (news: LiveNews) => void
  readonly isSeen: () => boolean
}

/**
 * Follows the stream, opens another where the server has ended it, and has everything asked for again after a gap, or now and then without
 * one while the page is seen. Answers what ends it.
 */
export const followStream = ({ open, report, isSeen }: Followed): (() => void) => {
  let isOpen = false
  let wasOpened = false
  const start = () =>
    open?.({
      onOpened() {
        isOpen = true
        report(wasOpened ? null : 'notifications')
        wasOpened = true
      },
      onNews: (record) => report(record ?? 'notifications'),
    })
  let stream = start()
  const timer = setInterval(() => {
    if (stream?.hasEnded() === true) {
      stream.end()
      isOpen = false
      stream = start()
    }
    if (!isOpen && isSeen()) report('notifications')
  }, checkEvery)
  return () => {
    clearInterval(timer)
    stream?.end()
  }
}
