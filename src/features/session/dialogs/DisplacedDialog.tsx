import { useSelector } from '@xstate/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { SessionUser } from '../../../domain/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { CredentialsForm } from '../CredentialsForm.tsx'
import type { Credentials } from '../credentials.ts'
import { userIdOf } from '../rememberedUserId.ts'
import { canSubmit, isBusy, isDisplaced, isLookingOn, otherUser, sessionFailure } from '../sessionView.ts'
import type { SessionActor } from '../startSession.ts'
import './DisplacedDialog.css'

interface DisplacedDialogProps {
  readonly actor: SessionActor
  readonly user: SessionUser
  readonly onCredentials: (credentials: Credentials) => void
}

/** Says that somebody else has signed in in another tab, above screens that stay as they are (docs/decisions/0444). */
export function DisplacedDialog(props: DisplacedDialogProps) {
  const isOpen = useSelector(props.actor, isDisplaced)
  const isPutOff = useSelector(props.actor, isLookingOn)
  if (!isOpen) return null
  return isPutOff ? <NothingIsSaved actor={props.actor} user={props.user} /> : <Displaced {...props} />
}

/** Stays while the page is only looked at, above dialogs too. */
function NothingIsSaved({ actor, user: { name } }: Pick<DisplacedDialogProps, 'actor' | 'user'>) {
  const { t } = useLingui()
  return (
    <div className="session-displaced" data-react-aria-top-layer="true">
      <Banner
        actions={
          <Button onPress={() => actor.send({ type: 'signIn.requested' })} size="small">
            <Trans>Log in again now</Trans>
          </Button>
        }
        isLive
        title={t`Nothing is saved on this page at the moment`}
        tone="warning"
      >
        <Trans>Another account uses this browser. Log in again as {name} to save what is entered here.</Trans>
      </Banner>
    </div>
  )
}

interface WaysProps {
  readonly actor: SessionActor
  /** The id of the form that logs in. */
  readonly formId: string
  readonly other: string
  readonly busyReason: string | undefined
  readonly onPutOff: () => void
}

function Ways({ actor, formId, other, busyReason, onPutOff }: WaysProps) {
  const { t } = useLingui()
  return (
    <>
      <Button disabledReason={busyReason} onPress={onPutOff}>
        <Trans>Later</Trans>
      </Button>
      <Button disabledReason={busyReason} onPress={() => actor.send({ type: 'other.accepted' })}>
        {t`Go on as ${other}`}
      </Button>
      <Button
        disabledReason={busyReason}
        form={formId}
        icon={busyReason === undefined ? undefined : <Spinner />}
        type="submit"
        variant="primary"
      >
        {busyReason === undefined ? t`Log in again` : t`Logging in…`}
      </Button>
    </>
  )
}

function Displaced({ actor, user, onCredentials }: DisplacedDialogProps) {
  const { name } = user
  const { t } = useLingui()
  const formId = useId()
  const other = useSelector(actor, otherUser)?.name ?? ''
  const failure = useSelector(actor, sessionFailure)
  const maySubmit = useSelector(actor, canSubmit)
  const busyReason = useSelector(actor, isBusy) ? t`Your password is being checked` : undefined
  const putOff = () => actor.send({ type: 'renewal.dismissed' })
  const submit = (credentials: Credentials) => {
    onCredentials(credentials)
    actor.send({ type: 'credentials.submitted' })
  }
  return (
    <Dialog
      footer={<Ways actor={actor} busyReason={busyReason} formId={formId} onPutOff={putOff} other={other} />}
      isOpen
      leaveReason={busyReason}
      onOpenChange={putOff}
      size="small"
      title={t`Another account is logged in now`}
    >
      <Stack gap={4}>
        <p>
          <Trans>
            In another tab of this browser, {other} has logged in. What you have entered here is still there, but
            nothing of it is saved until you log in again as {name}. Close this message to read or copy it.
          </Trans>
        </p>
        <CredentialsForm
          canSubmit={maySubmit}
          failure={failure}
          fixedUserId={userIdOf(user)}
          id={formId}
          onEdit={() => actor.send({ type: 'credentials.edited' })}
          onSubmit={submit}
        />
        <p>
          <Trans>
            If you go on as {other}, what {name} has not saved is lost.
          </Trans>
        </p>
      </Stack>
    </Dialog>
  )
}
