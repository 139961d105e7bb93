import type { SessionEvent } from '../../machines/session/setup.ts'

/** News of the session between the tabs of this browser. */
export interface OtherTabs {
  readonly announceStarted: () => void
  readonly announceEnded: () => void
  /** Reports what other tabs announce and when this page is seen again; answers how to stop. */
  readonly follow: (report: (event: SessionEvent) => void) => () => void
}

/** Milliseconds hidden after which timers may have slept. */
const timersMayHaveSlept = 30_000

const eventOf = (news: unknown): SessionEvent | null => {
  if (news === 'started') return { type: 'session.startedElsewhere' }
  return news === 'ended' ? { type: 'session.endedElsewhere' } : null
}

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
  return {
    announceStarted: () => channel.postMessage('started'),
    announceEnded: () => channel.postMessage('ended'),
    follow: (report) => {
      const stopped = new AbortController()
      channel.addEventListener(
        'message',
        (message: MessageEvent<unknown>) => {
          const event = eventOf(message.data)
          if (event !== null) report(event)
        },
        { signal: stopped.signal },
      )
      followVisibility(() => report({ type: 'page.shown' }), now, stopped.signal)
      return () => stopped.abort()
    },
  }
}
