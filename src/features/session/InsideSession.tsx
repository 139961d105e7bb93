import { useSelector } from '@xstate/react'
import { Fragment, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { CurrentUserProvider } from '../../api/provider.tsx'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { fetchAfterFirstScreen } from '../../ui/part/part.ts'
import type { Credentials } from './credentials.ts'
import { canSignOut, currentUser, isInterrupting } from './sessionView.ts'
import { SignOutProvider } from './signOut.ts'
import type { SessionActor } from './startSession.ts'

interface InsideSessionProps {
  readonly actor: SessionActor
  readonly onCredentials: (credentials: Credentials) => void
  readonly now: () => number
  readonly children: ReactNode
}

const sessionDialogs = translatedPart(
  () => import('./dialogs/SessionDialogs.tsx'),
  import.meta.glob<TextFile>('./dialogs/texts/*.po'),
)

/**
 * The screens of a signed-in person, and the dialogs that the session lays over them. These come after the first screen, long before the
 * session ends; one that did not come is asked for again when it is due.
 */
export default function InsideSession({ actor, onCredentials, now, children }: InsideSessionProps) {
  const user = useSelector(actor, currentUser)
  const isDue = useSelector(actor, isInterrupting)
  const arrival = useSyncExternalStore(sessionDialogs.subscribe, sessionDialogs.arrival)
  useEffect(() => fetchAfterFirstScreen(sessionDialogs), [])
  const maySignOut = useSelector(actor, canSignOut)
  const signOut = useMemo(
    () => (maySignOut ? () => actor.send({ type: 'signOut.requested' }) : null),
    [actor, maySignOut],
  )
  if (user === null) throw new Error('the session is inside without a user')
  return (
    <CurrentUserProvider user={user}>
      <SignOutProvider value={signOut}>
        <Fragment key={user.id}>{children}</Fragment>
      </SignOutProvider>
      {(isDue || arrival.status === 'here') && (
        <LazyPart isOverPage of={sessionDialogs}>
          {({ SessionDialogs }) => <SessionDialogs actor={actor} now={now} onCredentials={onCredentials} user={user} />}
        </LazyPart>
      )}
    </CurrentUserProvider>
  )
}
