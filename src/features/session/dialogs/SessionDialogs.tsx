import type { SessionUser } from '../../../domain/session.ts'
import type { Credentials } from '../credentials.ts'
import { DisplacedDialog } from './DisplacedDialog.tsx'
import { ReLoginDialog } from './ReLoginDialog.tsx'
import { SessionWarning } from './SessionWarning.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'
import type { SessionActor } from '../startSession.ts'

interface SessionDialogsProps {
  readonly actor: SessionActor
  readonly user: SessionUser
  readonly onCredentials: (credentials: Credentials) => void
  readonly now: () => number
}

/** What the session lays over the screens of a signed-in person; a chunk of its own. */
export const SessionDialogs = ({ actor, user, onCredentials, now }: SessionDialogsProps) => (
  <>
    <SessionWarning actor={actor} endsAt={user.exp * 1000} now={now} />
    <ReLoginDialog actor={actor} onCredentials={onCredentials} user={user} />
    <DisplacedDialog actor={actor} onCredentials={onCredentials} user={user} />
    <SignOutDialog actor={actor} />
  </>
)
