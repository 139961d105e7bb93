import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useFailureText } from '../../failures/useFailureText.ts'
import type { AccessFailure } from '../../failures/accessMessage.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { credentialLimits, credentialProblems, type CredentialProblems, type Credentials } from './credentials.ts'
import './CredentialsForm.css'

const problemTexts = { user_id_is_required: msg`Enter your user ID`, password_is_required: msg`Enter your password` }

interface CredentialsFormProps {
  /** The form's id, for a submit button outside of it. */
  readonly id: string
  readonly failure: AccessFailure | null
  readonly canSubmit: boolean
  /** The only user id that is asked for its password; null lets any be typed. */
  readonly fixedUserId: string | null
  readonly onEdit: () => void
  readonly onSubmit: (credentials: Credentials) => void
  /** What follows the fields, such as the button. */
  readonly children?: ReactNode
}

/** User id and password. An error stays at its field until that is edited (seed 002 §4.2). */
export function CredentialsForm({
  id,
  failure,
  canSubmit,
  fixedUserId,
  onEdit,
  onSubmit,
  children,
}: CredentialsFormProps) {
  const { t, i18n } = useLingui()
  const failureText = useFailureText()
  const bannerId = useId()
  const userIdInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const [typedUserId, setTypedUserId] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<CredentialProblems>({})
  const [told, setTold] = useState(failure)
  const [refused, setRefused] = useState({ userId: 0, password: 0 })
  const userId = fixedUserId ?? typedUserId
  const isAboutUserId = failure?.code === 'user.notFound' && fixedUserId === null
  const isAboutPassword = failure?.code === 'password.incorrect'

  if (failure !== told) {
    setTold(failure)
    if (isAboutUserId) setRefused({ ...refused, userId: refused.userId + 1 })
    if (isAboutPassword) {
      setRefused({ ...refused, password: refused.password + 1 })
      setPassword('')
    }
  }

  useEffect(() => {
    if (refused.userId > 0) userIdInput.current?.focus()
  }, [refused.userId])
  useEffect(() => {
    if (refused.password > 0) passwordInput.current?.focus()
  }, [refused.password])

  const edit = (keep: (text: string) => void) => (text: string) => {
    keep(text)
    setProblems({})
    if (failure !== null) onEdit()
  }
  const submit = () => {
    if (!canSubmit) return
    const found = credentialProblems({ userId, password })
    setProblems(found)
    if (found.userId !== undefined) userIdInput.current?.focus()
    else if (found.password !== undefined) passwordInput.current?.focus()
    else onSubmit({ userId, password })
  }

  const text = failure === null ? null : failureText(failure)
  const errorAt = (field: keyof CredentialProblems, code: AccessFailure['code']) => {
    const problem = problems[field]
    if (problem !== undefined) return i18n._(problemTexts[problem])
    return failure?.code === code ? text?.title : undefined
  }
  const isAtField = isAboutPassword || isAboutUserId

  return (
    <form
      aria-describedby={text !== null && !isAtField ? bannerId : undefined}
      className="credentials"
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {text !== null && !isAtField && (
        <div id={bannerId}>
          <Banner isLive title={text.title} tone="danger">
            {text.text}
          </Banner>
        </div>
      )}
      <TextField
        autoComplete="username"
        autoFocus={fixedUserId === null}
        errorMessage={fixedUserId === null ? errorAt('userId', 'user.notFound') : undefined}
        inputRef={userIdInput}
        isReadOnly={fixedUserId !== null}
        isRequired
        key={fixedUserId}
        label={t`User ID`}
        maxLength={credentialLimits.userId}
        name="username"
        onChange={edit(setTypedUserId)}
        type="email"
        value={userId}
      />
      <PasswordField
        autoComplete="current-password"
        autoFocus={fixedUserId !== null}
        errorMessage={errorAt('password', 'password.incorrect')}
        inputRef={passwordInput}
        isRequired
        label={t`Password`}
        maxLength={credentialLimits.password}
        name="password"
        onChange={edit(setPassword)}
        value={password}
      />
      <p className="visually-hidden" role="alert">
        {isAtField ? text?.title : ''}
      </p>
      {children}
    </form>
  )
}
