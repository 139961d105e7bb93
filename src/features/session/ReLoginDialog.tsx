import { useSelector } from '@xstate/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { SessionUser } from '../../domain/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import type { Credentials } from './credentials.ts'
import { rememberedUserId } from './rememberedUserId.ts'
import { canSubmit, isBusy, isExpired, sessionFailure } from './sessionView.ts'
import type { SessionActor } from './startSession.ts'
import './ReLoginDialog.css'

interface ReLoginDialogProps {
  readonly actor: SessionActor
  readonly user: SessionUser
  readonly onCredentials: (credentials: Credentials) => void
}

/** Signing in again on top of the screen, which stays as it is (seed 002 §4.5). It opens and closes with the session alone. */
export function ReLoginDialog(props: ReLoginDialogProps) {
  return useSelector(props.actor, isExpired) ? <ReLogin {...props} /> : null
}

function ReLogin({ actor, user, onCredentials }: ReLoginDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [isSomeoneElse, setSomeoneElse] = useState(false)
  const failure = useSelector(actor, sessionFailure)
  const isSubmitting = useSelector(actor, isBusy)
  const maySubmit = useSelector(actor, canSubmit)
  const fixedUserId = isSomeoneElse ? null : rememberedUserId(user.id)
  const name = user.name
  const submit = (credentials: Credentials) => {
    onCredentials(credentials)
    actor.send({ type: 'credentials.submitted' })
  }
  return (
    <Dialog
      footer={
        <>
          <Button isDisabled={isSubmitting} onPress={() => actor.send({ type: 'signOut.confirmed' })}>
            <Trans>Leave without signing in</Trans>
          </Button>
          <Button
            disabledReason={isSubmitting ? t`Your password is being checked` : undefined}
            form={formId}
            icon={isSubmitting ? <Spinner /> : undefined}
            type="submit"
            variant="primary"
          >
            {isSubmitting ? t`Signing in…` : t`Sign in again`}
          </Button>
        </>
      }
      isDismissable={false}
      isOpen
      onOpenChange={() => {}}
      size="small"
      title={t`Your session has ended`}
    >
      <Stack gap={4}>
        <p>
          {isSomeoneElse ? (
            <Trans>When somebody else signs in, what {name} has not saved is lost.</Trans>
          ) : (
            <Trans>Sign in again as {name} to go on where you were. Nothing you have entered is lost.</Trans>
          )}
        </p>
        <CredentialsForm
          canSubmit={maySubmit}
          failure={failure}
          fixedUserId={fixedUserId}
          id={formId}
          onEdit={() => actor.send({ type: 'credentials.edited' })}
          onSubmit={submit}
        />
        {fixedUserId !== null && (
          <div className="relogin-other">
            <Button onPress={() => setSomeoneElse(true)} size="small" variant="quiet">
              <Trans>Use another user ID</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  )
}
