import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailureText } from '../../failures/useFailureText.ts'
import type { AccessFailure } from '../../failures/accessMessage.ts'
import { supportDetails } from '../../failures/failureDetails.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Brand } from './Brand.tsx'
import { CentredPage } from '../../ui/layout/Page.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Splash } from './Splash.tsx'

interface FailedProps {
  readonly failure: AccessFailure | null
  readonly onRetry: () => void
}

function Notice({ children }: { readonly children: ReactNode }) {
  return <CentredPage bar={<TopBar brand={<Brand />} />}>{children}</CentredPage>
}

/** The server does not say who is signed in, so nobody can be let in. */
export function Unreachable({ failure, onRetry }: FailedProps) {
  const failureText = useFailureText()
  const text = failureText(failure ?? { code: 'connection.lost' })
  return (
    <Notice>
      <ErrorState
        actions={
          <Button autoFocus onPress={onRetry} variant="primary">
            <Trans>Try again</Trans>
          </Button>
        }
        details={supportDetails(failure)}
        headingLevel={1}
        title={text.title}
      >
        {text.text}
      </ErrorState>
    </Notice>
  )
}

/** The server did not hear that the user leaves: the session may still be open on this computer. */
export function SignOutFailed({ failure, onRetry }: FailedProps) {
  const failureText = useFailureText()
  const text = failureText(failure ?? { code: 'connection.lost' }, msg`Logout failed`)
  return (
    <Notice>
      <ErrorState
        actions={
          <Button autoFocus onPress={onRetry} variant="primary">
            <Trans>Log out again</Trans>
          </Button>
        }
        details={supportDetails(failure)}
        headingLevel={1}
        title={text.title}
      >
        <p>{text.text}</p>
        <p>
          <Trans>Until it succeeds, whoever uses this computer may still be in your account.</Trans>
        </p>
      </ErrorState>
    </Notice>
  )
}

/** Not an operator of the admin site: shown a notice for a moment before they are signed out (seed 002 §2.1, §8). */
export function AdminHostDenied() {
  const { t } = useLingui()
  return (
    <Notice>
      <ErrorState headingLevel={1} title={t`You do not have permission to access admin site`}>
        <Trans>You are being logged out. Use the product’s own address to work for your company.</Trans>
      </ErrorState>
    </Notice>
  )
}

export function SigningOut() {
  const { t } = useLingui()
  return <Splash text={t`Logging out…`} />
}
