import { useSelector } from '@xstate/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Link } from '../../ui/button/Link.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { createPart } from '../../ui/part/part.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import type { Credentials } from './credentials.ts'
import { canSubmit, isBusy, isRegistrationReceived, sessionFailure } from './sessionView.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { SupportLines } from './SupportLines.tsx'
import type { SessionActor } from './startSession.ts'

const registrationReceivedDialog = createPart(() => import('./RegistrationReceivedDialog.tsx'))

export interface SignInPlaces {
  readonly languageMenu?: ReactNode
  readonly forgotHref: string
  readonly signUpHref: string
}

interface SignInScreenProps extends SignInPlaces {
  readonly actor: SessionActor
  /** Takes the credentials aside before `credentials.submitted` is sent without them. */
  readonly onCredentials: (credentials: Credentials) => void
}

/** Where everybody enters (seed 002 §2.1). */
export function SignInScreen({ actor, onCredentials, languageMenu, forgotHref, signUpHref }: SignInScreenProps) {
  const { t } = useLingui()
  const formId = useId()
  const failure = useSelector(actor, sessionFailure)
  const isSubmitting = useSelector(actor, isBusy)
  const mayType = useSelector(actor, canSubmit)
  const submit = (credentials: Credentials) => {
    onCredentials(credentials)
    actor.send({ type: 'credentials.submitted' })
  }
  return (
    <SignInFrame footer={<SupportLines />} languageMenu={languageMenu} title={t`Log in`}>
      <CredentialsForm
        canSubmit={mayType}
        failure={failure}
        fixedUserId={null}
        id={formId}
        onEdit={() => actor.send({ type: 'credentials.edited' })}
        onSubmit={submit}
      >
        <div className="sign-in-submit">
          <Button
            disabledReason={isSubmitting ? t`Your user ID and password are being checked` : undefined}
            icon={isSubmitting ? <Spinner /> : undefined}
            type="submit"
            variant="primary"
          >
            {isSubmitting ? t`Logging in…` : t`Log in`}
          </Button>
        </div>
      </CredentialsForm>
      <div className="sign-in-links">
        <Link href={forgotHref}>
          <Trans>Forgot ID or password?</Trans>
        </Link>
        <Link href={signUpHref}>
          <Trans>Sign up</Trans>
        </Link>
      </div>
      <RegistrationNotice actor={actor} />
    </SignInFrame>
  )
}

function RegistrationNotice({ actor }: { readonly actor: SessionActor }) {
  const isOpen = useSelector(actor, isRegistrationReceived)
  if (!isOpen) return null
  const dismiss = () => actor.send({ type: 'registrationNotice.dismissed' })
  return (
    <LazyPart of={registrationReceivedDialog} onLeave={dismiss}>
      {({ RegistrationReceivedDialog }) => <RegistrationReceivedDialog onDismiss={dismiss} />}
    </LazyPart>
  )
}
