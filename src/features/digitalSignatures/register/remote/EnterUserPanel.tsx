import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type FormEvent } from 'react'
import { remoteSigningLimits } from '../../../../domain/remoteSigning.ts'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { useFailureText } from '../../../../failures/useFailureText.ts'

interface Props {
  /** As it was typed before; empty the first time. */
  readonly userName: string
  /** Whether the provider does not know it. */
  readonly isUnknown: boolean
  readonly onSubmit: (userName: string) => void
  readonly onCancel: () => void
}

/** The name by which the provider knows the holder. */
export const EnterUserPanel = ({ userName, isUnknown, onSubmit, onCancel }: Props) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState(userName)
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  const failureText = useFailureText()
  const unknown = failureText({ code: 'remoteSigning.userUnknown' })
  const edit = (text: string): void => {
    setTyped(text)
    setMissing(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const name = typed.trim()
    if (name !== '') return onSubmit(name)
    setMissing(true)
    input.current?.focus()
  }
  return (
    <StepPanel
      main={{ label: <Trans>Go on</Trans>, form }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`Who are you at the eSign provider?`}
      tone={isUnknown ? 'warning' : 'info'}
    >
      {isUnknown && (
        <Banner isLive title={unknown.title} tone="danger">
          {unknown.text}
        </Banner>
      )}
      <form autoComplete="off" id={form} noValidate onSubmit={submit}>
        <TextField
          autoComplete="off"
          autoFocus
          description={t`The user name that the provider gave you. No password is asked for here: each signature is confirmed on your phone.`}
          errorMessage={isMissing ? t`User is required` : undefined}
          inputRef={input}
          isRequired
          label={t`User`}
          maxLength={remoteSigningLimits.userName}
          name="remote-user"
          onChange={edit}
          spellCheck={false}
          value={typed}
        />
      </form>
    </StepPanel>
  )
}
