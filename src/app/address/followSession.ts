import type { RouterHistory } from '@tanstack/react-router'
import { localeCookie } from '../../domain/locale.ts'
import { sessionView, type SessionView } from '../../features/session/sessionView.ts'
import type { SessionActor } from '../../features/session/startSession.ts'
import { isPublic, landingHref, signInHref } from './entry.ts'
import { splitLocale } from './localisedPath.ts'

/** Views that somebody passes who has been inside. */
const afterInside: readonly SessionView[] = ['inside', 'denied', 'leaving', 'signOutFailed']

interface Followed {
  readonly history: RouterHistory
  readonly actor: SessionActor
  readonly hostname: string
}

/**
 * Keeps the address true to the session. Whoever is not signed in goes to the sign-in page, which remembers where they wanted to go;
 * whoever comes in goes where they belong (seed 002 §2.1). Whoever has been inside leaves nothing in the address for the next person.
 */
export const followSession = ({ history, actor, hostname }: Followed): void => {
  let last = sessionView(actor.getSnapshot())
  // What a session's end takes away cannot be kept by asking whether to leave it.
  const lead = (href: string) => history.replace(href, undefined, { ignoreBlocker: true })
  const settle = () => {
    const snapshot = actor.getSnapshot()
    const view = sessionView(snapshot)
    const hasBeenInside = afterInside.includes(last)
    last = view
    const { user, callbackPath } = snapshot.context
    const { href, pathname, search } = history.location
    const { locale, path } = splitLocale(pathname)
    if (view === 'signIn' && !isPublic(path))
      lead(signInHref(locale ?? localeCookie.fallback, hasBeenInside ? null : href))
    if (view === 'inside' && user !== null && path === '/login') {
      const callback = new URLSearchParams(search).get('callbackUrl')
      lead(landingHref(locale ?? localeCookie.fallback, user, hostname, callback && (callbackPath ?? callback)))
    }
  }
  actor.subscribe(settle)
  history.subscribe(settle)
}
