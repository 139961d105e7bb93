import { useSelector } from '@xstate/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { SessionUser } from '../../../domain/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { CredentialsForm } from '../CredentialsForm.tsx'
import type { Credentials } from '../credentials.ts'
import { userIdOf } from '../rememberedUserId.ts'
import { canSubmit, isAskedAgain, isBusy, isExpired, sessionFailure } from '../sessionView.ts'
import type { SessionActor } from '../startSession.ts'
import './ReLoginDialog.css'

interface ReLoginDialogProps {
  readonly actor: SessionActor
  readonly user: SessionUser
  readonly onCredentials: (credentials: Credentials) => void
}

/**
 * Signing in again on top of the screen, which stays as it is (seed 002 §4.5). Before the session's end it can be put off; the end
 * changes the title and the way out, and leaves what was typed.
 */
export function ReLoginDialog(props: ReLoginDialogProps) {
  return useSelector(props.actor, isAskedAgain) ? <ReLogin {...props} /> : null
}

interface WaysProps {
  readonly actor: SessionActor
  /** The id of the form that logs in. */
  readonly formId: string
  readonly onPutOff: () => void
}

/** Logging in, or the way out of it: putting it off, once the session has ended leaving altogether. */
function Ways({ actor, formId, onPutOff }: WaysProps) {
  const { t } = useLingui()
  const isSubmitting = useSelector(actor, isBusy)
  const hasEnded = useSelector(actor, isExpired)
  const busyReason = isSubmitting ? t`Your password is being checked` : undefined
  return (
    <>
      <Button
        disabledReason={busyReason}
        onPress={hasEnded ? () => actor.send({ type: 'signOut.confirmed' }) : onPutOff}
      >
        {hasEnded ? t`Leave without logging in` : t`Later`}
      </Button>
      <Button
        disabledReason={busyReason}
        form={formId}
        icon={isSubmitting ? <Spinner /> : undefined}
        type="submit"
        variant="primary"
      >
        {isSubmitting ? t`Logging in…` : t`Log in again`}
      </Button>
    </>
  )
}

function ReLogin({ actor, user, onCredentials }: ReLoginDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [isSomeoneElse, setSomeoneElse] = useState(false)
  const failure = useSelector(actor, sessionFailure)
  const busyReason = useSelector(actor, isBusy) ? t`Your password is being checked` : undefined
  const maySubmit = useSelector(actor, canSubmit)
  const hasEnded = useSelector(actor, isExpired)
  const fixedUserId = isSomeoneElse ? null : userIdOf(user)
  const name = user.name
  const putOff = () => actor.send({ type: 'renewal.dismissed' })
  const submit = (credentials: Credentials) => {
    onCredentials(credentials)
    actor.send({ type: 'credentials.submitted' })
  }
  return (
    <Dialog
      footer={<Ways actor={actor} formId={formId} onPutOff={putOff} />}
      isDismissable={!hasEnded}
      isOpen
      leaveReason={busyReason}
      onOpenChange={putOff}
      size="small"
      title={hasEnded ? t`Your session has expired` : t`Log in again before your session ends`}
    >
      <Stack gap={4}>
        <p>
          <WhatFollows hasEnded={hasEnded} isSomeoneElse={isSomeoneElse} name={name} />
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

interface WhatFollowsProps {
  readonly hasEnded: boolean
  readonly isSomeoneElse: boolean
  readonly name: string
}

/** The text of seed 002 §8 "Session expiry" without its token, which nobody has seen (docs/decisions/0064). */
function WhatFollows({ hasEnded, isSomeoneElse, name }: WhatFollowsProps) {
  if (isSomeoneElse) return <Trans>When somebody else logs in, what {name} has not saved is lost.</Trans>
  if (!hasEnded)
    return <Trans>Enter your password, {name}, to get a new session of full length. This screen stays as it is.</Trans>
  return (
    <Trans>
      Please log in again as {name} to get a new session. You go on where you were, and nothing you have entered is
      lost.
    </Trans>
  )
}
