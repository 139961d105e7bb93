import { currentUser, sessionView, type SessionView } from '../../features/session/sessionView.ts'
import type { SessionActor, SessionSnapshot } from '../../features/session/startSession.ts'
import { localeCookie } from '../../domain/locale.ts'
import type { AppRouter } from './appRouter.ts'
import { signInHref } from './entry.ts'
import { splitLocale } from './localisedPath.ts'

interface Standing {
  readonly view: SessionView
  readonly person: string | null
}

const standingOf = (snapshot: SessionSnapshot): Standing => ({
  view: sessionView(snapshot),
  person: currentUser(snapshot)?.id ?? null,
})

const outside: readonly SessionView[] = ['signIn', 'reading', 'unreachable']

/**
 * Keeps the address true to the session: whoever comes in, goes out or changes is led on by the routes' own rules. Whoever has been
 * inside goes to the plain sign-in page, so that the next person does not land where the last one was.
 */
export const followSession = (router: AppRouter, actor: SessionActor): void => {
  let before = standingOf(actor.getSnapshot())
  actor.subscribe((snapshot) => {
    const { view, person } = standingOf(snapshot)
    const [last, hasChanged] = [before.view, view !== before.view || person !== before.person]
    before = { view, person }
    if (!hasChanged) return
    if (view === 'signIn' && !outside.includes(last)) {
      const locale = splitLocale(router.history.location.pathname).locale ?? localeCookie.fallback
      router.history.replace(signInHref(locale, null))
    } else if (view === 'signIn' || view === 'inside') void router.invalidate()
  })
}
