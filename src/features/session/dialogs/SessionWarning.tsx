import { useSelector } from '@xstate/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { Countdown } from '../../../ui/feedback/Countdown.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { isNearEnd } from '../sessionView.ts'
import type { SessionActor } from '../startSession.ts'

const clockText = (secondsLeft: number): string =>
  `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`

interface SessionWarningProps {
  readonly actor: SessionActor
  /** When the session ends, in milliseconds since 1970. */
  readonly endsAt: number
  readonly now: () => number
}

/**
 * A few minutes before the end: log in again now, or later. No button has the focus, so that a key that was meant for the screen
 * below answers nothing.
 */
export function SessionWarning({ actor, endsAt, now }: SessionWarningProps) {
  const { t } = useLingui()
  const isOpen = useSelector(actor, isNearEnd)
  const dismiss = () => actor.send({ type: 'warning.dismissed' })
  return (
    <Dialog
      footer={
        <>
          <Button onPress={dismiss}>
            <Trans>Later</Trans>
          </Button>
          <Button onPress={() => actor.send({ type: 'signIn.requested' })} variant="primary">
            <Trans>Log in again now</Trans>
          </Button>
        </>
      }
      isOpen={isOpen}
      onOpenChange={dismiss}
      role="alertdialog"
      size="small"
      title={t`Your session ends soon`}
    >
      <Stack gap={2}>
        <p>
          <Trans>
            Time left:{' '}
            <strong>
              <Countdown format={clockText} now={now} until={endsAt} />
            </strong>
          </Trans>
        </p>
        <p>
          <Trans>
            Then you will be asked for your password on top of this screen. Nothing you have entered is lost.
          </Trans>
        </p>
      </Stack>
    </Dialog>
  )
}
