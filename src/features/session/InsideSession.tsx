import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import { CurrentUserProvider } from '../../api/provider.tsx'
import type { Credentials } from './credentials.ts'
import { ReLoginDialog } from './ReLoginDialog.tsx'
import { SessionWarning } from './SessionWarning.tsx'
import { currentUser } from './sessionView.ts'
import { SignOutDialog } from './SignOutDialog.tsx'
import type { SessionActor } from './startSession.ts'

interface InsideSessionProps {
  readonly actor: SessionActor
  readonly onCredentials: (credentials: Credentials) => void
  readonly now: () => number
  readonly children: ReactNode
}

/**
 * The screens of a signed-in person, and the dialogs that the session lays over them. They come together: a dialog that had to be
 * fetched when the session ends might not arrive.
 */
export default function InsideSession({ actor, onCredentials, now, children }: InsideSessionProps) {
  const user = useSelector(actor, currentUser)
  if (user === null) throw new Error('the session is inside without a user')
  return (
    <CurrentUserProvider user={user}>
      <Fragment key={user.id}>{children}</Fragment>
      <SessionWarning actor={actor} endsAt={user.exp * 1000} now={now} />
      <ReLoginDialog actor={actor} onCredentials={onCredentials} user={user} />
      <SignOutDialog actor={actor} />
    </CurrentUserProvider>
  )
}
