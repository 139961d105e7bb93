import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo, type ReactNode } from 'react'
import * as v from 'valibot'
import { confirmsPassword, passwordMax, passwordPair } from '../../../domain/password.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import { failureTexts as passwordTexts } from '../../../passwords/failureTexts.ts'
import { PasswordPair } from '../../../passwords/PasswordPair.tsx'
import { useRecordFields } from '../../../records/form/recordFields.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { afterPress } from '../../../ui/form/connect/afterPress.ts'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { MessageOfContext } from '../../../ui/texts.ts'
import { isBusy, sessionFailure } from '../sessionView.ts'
import { SignInFrame } from '../SignInFrame.tsx'
import type { SessionActor } from '../startSession.ts'
import { failureTexts } from './failureTexts.ts'

const known = [failureTexts, passwordTexts]
const schema = v.config(v.pipe(v.object(passwordPair(passwordMax.own)), confirmsPassword()), { abortPipeEarly: false })
const empty = { new_password: '', confirm_password: '' }

interface Props {
  readonly actor: SessionActor
  readonly languageMenu?: ReactNode
  /** Takes the new password aside before `password.submitted` is sent without it. */
  readonly onNewPassword: (password: string) => void
}

/** In the place of every screen, until a password that somebody else has given is replaced (docs/decisions/0273). */
export const PasswordDueScreen = (props: Props) => (
  <AreaTexts texts={known}>
    <Screen {...props} />
  </AreaTexts>
)

const Screen = ({ actor, languageMenu, onNewPassword }: Props) => {
  const { t } = useLingui()
  const isChanging = useSelector(actor, isBusy)
  const failure = useSelector(actor, sessionFailure)
  const failureText = useFailureText()
  const fields = useRecordFields(
    empty,
    useMemo(() => ({ schema }), []),
  )
  const said = failure === null ? null : failureText(failure)
  const submit = ({ new_password }: typeof empty): void => {
    onNewPassword(new_password)
    actor.send({ type: 'password.submitted' })
  }
  return (
    <SignInFrame languageMenu={languageMenu} title={t`Choose a password of your own`}>
      <MessageOfContext value={useFieldMessages()}>
        <FormRoot checkOnLeaving={afterPress} of={fields} onSubmit={submit} submitsOnEnter>
          <Stack gap={4}>
            <p>
              <Trans>
                Your password was given to you by somebody else, for one sign-in. Choose another one to go on.
              </Trans>
            </p>
            {said !== null && (
              <Banner isLive title={said.title} tone="danger">
                <p>{said.text}</p>
              </Banner>
            )}
            <PasswordPair
              confirmation="confirm_password"
              isDisabled={isChanging}
              maxLength={passwordMax.own}
              of={fields}
              password="new_password"
            />
            <Button isPending={isChanging} type="submit" variant="primary">
              {t`Change the password`}
            </Button>
            <Button isDisabled={isChanging} onPress={() => actor.send({ type: 'signOut.confirmed' })}>
              {t`Leave without changing it`}
            </Button>
          </Stack>
        </FormRoot>
      </MessageOfContext>
    </SignInFrame>
  )
}
