import { useSelector } from '@xstate/react'
import { lazy, Suspense, type ReactNode } from 'react'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import type { Credentials } from './credentials.ts'
import { importInsideSession } from './importInsideSession.ts'
import { AdminHostDenied, SigningOut, SignOutFailed, Unreachable } from './SessionNotices.tsx'
import { sessionFailure, sessionView } from './sessionView.ts'
import { SignInScreen, type SignInPlaces } from './SignInScreen.tsx'
import { Splash } from './Splash.tsx'
import type { SessionActor } from './startSession.ts'

const InsideSession = lazy(importInsideSession)

const mailCodeScreen = translatedPart(
  () => import('./mailCode/MailCodeScreen.tsx'),
  import.meta.glob<TextFile>('./mailCode/texts/*.po'),
)

const passwordDueScreen = translatedPart(
  () => import('./passwordDue/PasswordDueScreen.tsx'),
  import.meta.glob<TextFile>(['./passwordDue/texts/*.po', '../../passwords/texts/*.po']),
)

interface SessionGateProps {
  readonly actor: SessionActor
  /** Takes the credentials aside before `credentials.submitted` is sent without them. */
  readonly onCredentials: (credentials: Credentials) => void
  /** Takes the code of a mail aside before `code.submitted` is sent without it. */
  readonly onCode: (code: string) => void
  /** Takes the new password aside before `password.submitted` is sent without it. */
  readonly onNewPassword: (password: string) => void
  readonly signIn: SignInPlaces
  /** The clock that the countdown reads, in milliseconds since 1970; this computer's without it. */
  readonly now?: () => number
  /** The screens of whoever is signed in. They stay mounted while the session is renewed, and go when somebody else comes. */
  readonly children?: ReactNode
}

/** Shows what the session's state allows: its own screens, or those inside. */
export function SessionGate({
  actor,
  onCredentials,
  onCode,
  onNewPassword,
  signIn,
  now = Date.now,
  children,
}: SessionGateProps) {
  const view = useSelector(actor, sessionView)
  const failure = useSelector(actor, sessionFailure)
  const retry = () => actor.send({ type: 'step.retried' })
  switch (view) {
    case 'reading':
      return <Splash />
    case 'unreachable':
      return <Unreachable failure={failure} onRetry={retry} />
    case 'signIn':
      return <SignInScreen {...signIn} actor={actor} onCredentials={onCredentials} />
    case 'mailCode':
      return (
        <LazyPart of={mailCodeScreen}>
          {({ MailCodeScreen }) => <MailCodeScreen actor={actor} languageMenu={signIn.languageMenu} onCode={onCode} />}
        </LazyPart>
      )
    case 'passwordDue':
      return (
        <LazyPart of={passwordDueScreen}>
          {({ PasswordDueScreen }) => (
            <PasswordDueScreen actor={actor} languageMenu={signIn.languageMenu} onNewPassword={onNewPassword} />
          )}
        </LazyPart>
      )
    case 'denied':
      return <AdminHostDenied />
    case 'leaving':
      return <SigningOut />
    case 'signOutFailed':
      return <SignOutFailed failure={failure} onRetry={retry} />
    case 'inside':
      return (
        <Suspense fallback={<Splash />}>
          <InsideSession actor={actor} now={now} onCredentials={onCredentials}>
            {children}
          </InsideSession>
        </Suspense>
      )
  }
}
