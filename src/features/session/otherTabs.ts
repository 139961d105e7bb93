import * as v from 'valibot'
import type { SessionEvent } from '../../machines/session/setup.ts'

/** News of the session between the tabs of this browser. */
export interface OtherTabs {
  readonly announceStarted: () => void
  readonly announceEnded: (accountId: string) => void
  /** Reports what other tabs announce and when this page is seen again; answers how to stop. */
  readonly follow: (report: (event: SessionEvent) => void) => () => void
}

/** Milliseconds hidden after which timers may have slept. */
const timersMayHaveSlept = 30_000

const newsSchema = v.variant('session', [
  v.object({ session: v.literal('started') }),
  v.object({ session: v.literal('ended'), accountId: v.string() }),
])
type News = v.InferOutput<typeof newsSchema>

const eventOf = (news: News): SessionEvent =>
  news.session === 'started'
    ? { type: 'session.startedElsewhere' }
    : { type: 'session.endedElsewhere', accountId: news.accountId }

const followVisibility = (report: () => void, now: () => number, signal: AbortSignal) => {
  let hiddenAt = now()
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hiddenAt = now()
      else if (now() - hiddenAt >= timersMayHaveSlept) report()
    },
    { signal },
  )
  window.addEventListener('pageshow', (event) => event.persisted && report(), { signal })
}

export const createOtherTabs = (now: () => number): OtherTabs => {
  const channel = new BroadcastChannel('tokhai.session')
  const announce = (news: News): void => channel.postMessage(news)
  return {
    announceStarted: () => announce({ session: 'started' }),
    announceEnded: (accountId) => announce({ session: 'ended', accountId }),
    follow: (report) => {
      const stopped = new AbortController()
      channel.addEventListener(
        'message',
        (message: MessageEvent<unknown>) => {
          const news = v.safeParse(newsSchema, message.data)
          if (news.success) report(eventOf(news.output))
        },
        { signal: stopped.signal },
      )
      followVisibility(() => report({ type: 'page.shown' }), now, stopped.signal)
      return () => stopped.abort()
    },
  }
}
