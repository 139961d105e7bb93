import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { isBusy, isCodeOver, isSendingCode, sessionFailure } from '../sessionView.ts'
import { SignInFrame } from '../SignInFrame.tsx'
import { SupportLines } from '../SupportLines.tsx'
import type { SessionActor } from '../startSession.ts'
import { CodeForm } from './CodeForm.tsx'
import './MailCodeScreen.css'

interface MailCodeScreenProps {
  readonly actor: SessionActor
  readonly languageMenu?: ReactNode
  /** Takes the code aside before `code.submitted` is sent without it. */
  readonly onCode: (code: string) => void
}

/** The second way in, where an account is guessed at from everywhere (docs/decisions/0427). */
export function MailCodeScreen({ actor, languageMenu, onCode }: MailCodeScreenProps) {
  const { t } = useLingui()
  const isOver = useSelector(actor, isCodeOver)
  return (
    <SignInFrame footer={<SupportLines />} languageMenu={languageMenu} title={t`Enter the code from your e-mail`}>
      <Stack gap={4}>
        <p>
          <Trans>
            Many wrong passwords have been tried for this account from elsewhere, so this browser needs a code as well.
            If the password that you entered is right, six digits are on their way to the e-mail address of the account.
          </Trans>
        </p>
        {isOver ? <CodeOver actor={actor} /> : <CodeForm actor={actor} onCode={onCode} />}
        <Ways actor={actor} />
        <p className="mail-code-hint">
          <Trans>
            No e-mail after a few minutes? Look into the folder for spam. The password may also have been wrong: go back
            and enter it again. At most five codes are mailed in an hour.
          </Trans>
        </p>
      </Stack>
    </SignInFrame>
  )
}

/** In the place of the field, where no code can be entered any more. */
function CodeOver({ actor }: Pick<MailCodeScreenProps, 'actor'>) {
  const failureText = useFailureText()
  const failure = useSelector(actor, sessionFailure)
  const said = failure === null ? null : failureText(failure)
  if (said === null) return null
  return (
    <Banner isLive title={said.title} tone="danger">
      {said.text}
    </Banner>
  )
}

/** Another code, or back to user id and password. */
function Ways({ actor }: Pick<MailCodeScreenProps, 'actor'>) {
  const { t } = useLingui()
  const isOver = useSelector(actor, isCodeOver)
  const isSending = useSelector(actor, isSendingCode)
  const isChecking = useSelector(actor, isBusy) && !isSending
  const busyReason = isChecking ? t`Your code is being checked` : undefined
  const sendingReason = isSending ? t`Another code is being asked for` : undefined
  return (
    <Stack direction="row" gap={2} wrap>
      <Button
        autoFocus={isOver}
        disabledReason={busyReason}
        isPending={isSending}
        key={isOver ? 'over' : 'waiting'}
        onPress={() => actor.send({ type: 'code.requested' })}
        variant={isOver ? 'primary' : 'secondary'}
      >
        <Trans>Mail me another code</Trans>
      </Button>
      <Button
        disabledReason={busyReason ?? sendingReason}
        onPress={() => actor.send({ type: 'code.abandoned' })}
        variant="quiet"
      >
        <Trans>Back to the password</Trans>
      </Button>
    </Stack>
  )
}
