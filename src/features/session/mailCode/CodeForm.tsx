import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { canSubmitCode, isBusy, isSendingCode, sessionFailure } from '../sessionView.ts'
import type { SessionActor } from '../startSession.ts'

interface CodeFormProps {
  readonly actor: SessionActor
  readonly onCode: (code: string) => void
}

const length = 6

/** Mails are copied with blanks around their digits. */
const digitsOnly = (text: string): string => text.replaceAll(/\D/g, '').slice(0, length)

/** The typed code, checked when it is submitted. */
const useCode = ({ actor, onCode }: CodeFormProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const failure = useSelector(actor, sessionFailure)
  const maySubmit = useSelector(actor, canSubmitCode)
  const isWrong = failure?.code === 'signIn.codeWrong'
  useEffect(() => {
    if (isWrong) input.current?.select()
  }, [isWrong])
  const edit = (text: string) => {
    setCode(text)
    setShort(false)
    if (failure !== null) actor.send({ type: 'code.edited' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!maySubmit) return
    setShort(code.length < length)
    if (code.length < length) input.current?.focus()
    else {
      onCode(code)
      actor.send({ type: 'code.submitted' })
    }
  }
  return { field: { value: code, onChange: edit, inputRef: input }, isShort, isWrong, failure, submit }
}

/** The six digits of the mail. An error stays at the field until that is edited. */
export function CodeForm(props: CodeFormProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { field, isShort, isWrong, failure, submit } = useCode(props)
  const isSending = useSelector(props.actor, isSendingCode)
  const isChecking = useSelector(props.actor, isBusy) && !isSending
  const said = failure === null ? null : failureText(failure)
  const isBusyWith = isChecking ? t`Your code is being checked` : t`Another code is being asked for`
  const atField = isShort ? t`Enter the six digits from the e-mail` : isWrong ? said?.title : undefined
  return (
    <form className="credentials" noValidate onSubmit={submit}>
      {said !== null && !isWrong && (
        <Banner isLive title={said.title} tone="danger">
          {said.text}
        </Banner>
      )}
      <TextField
        {...field}
        autoComplete="one-time-code"
        autoFocus
        description={isWrong ? said?.text : undefined}
        errorMessage={atField}
        inputMode="numeric"
        isRequired
        keep={digitsOnly}
        label={t`Code from the e-mail`}
        name="mail-code"
      />
      <p className="visually-hidden" role="alert">
        {isWrong ? said?.title : ''}
      </p>
      <div className="sign-in-submit">
        <Button
          disabledReason={isChecking || isSending ? isBusyWith : undefined}
          icon={isChecking ? <Spinner /> : undefined}
          type="submit"
          variant="primary"
        >
          {isChecking ? t`Logging in…` : t`Log in with the code`}
        </Button>
      </div>
    </form>
  )
}
