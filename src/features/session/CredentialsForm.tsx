import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
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

type FormProps = Omit<CredentialsFormProps, 'id' | 'children'>

/** What the two fields of a form refuse, and the fields that get the focus for it. */
const useRefusedFields = ({ failure, fixedUserId }: FormProps, onPasswordRefused: () => void) => {
  const userIdInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(failure)
  const [refused, setRefused] = useState({ userId: 0, password: 0 })
  const isAboutUserId = failure?.code === 'user.notFound' && fixedUserId === null
  const isAboutPassword = failure?.code === 'password.incorrect'

  if (failure !== shown) {
    setShown(failure)
    if (isAboutUserId) setRefused({ ...refused, userId: refused.userId + 1 })
    if (isAboutPassword) {
      setRefused({ ...refused, password: refused.password + 1 })
      onPasswordRefused()
    }
  }

  useEffect(() => {
    if (refused.userId > 0) userIdInput.current?.focus()
  }, [refused.userId])
  useEffect(() => {
    if (refused.password > 0) passwordInput.current?.focus()
  }, [refused.password])
  return { userIdInput, passwordInput, isAtField: isAboutUserId || isAboutPassword }
}

/** The typed user id and password, checked when they are submitted. */
const useCredentials = (props: FormProps) => {
  const { failure, canSubmit, fixedUserId, onEdit, onSubmit } = props
  const [typedUserId, setTypedUserId] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<CredentialProblems>({})
  const { userIdInput, passwordInput, isAtField } = useRefusedFields(props, () => setPassword(''))
  const userId = fixedUserId ?? typedUserId

  const edit = (keep: (text: string) => void) => (text: string) => {
    keep(text)
    setProblems({})
    if (failure !== null) onEdit()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canSubmit) return
    const found = credentialProblems({ userId, password })
    setProblems(found)
    if (found.userId !== undefined) userIdInput.current?.focus()
    else if (found.password !== undefined) passwordInput.current?.focus()
    else onSubmit({ userId, password })
  }
  return {
    userIdField: { value: userId, onChange: edit(setTypedUserId), inputRef: userIdInput },
    passwordField: { value: password, onChange: edit(setPassword), inputRef: passwordInput },
    problems,
    isAtField,
    submit,
  }
}

const useErrorTexts = (failure: AccessFailure | null, problems: CredentialProblems) => {
  const { i18n } = useLingui()
  const failureText = useFailureText()
  const text = failure === null ? null : failureText(failure)
  return {
    text,
    /** What stands at a field: what was found there, else the refusal that `code` names. */
    errorAt: (field: keyof CredentialProblems, code: AccessFailure['code']): string | undefined => {
      const problem = problems[field]
      if (problem !== undefined) return i18n._(problemTexts[problem])
      return failure?.code === code ? text?.title : undefined
    },
  }
}

interface RefusalBannerProps {
  readonly id: string
  readonly title: string
  readonly text: ReactNode
}

const RefusalBanner = ({ id, title, text }: RefusalBannerProps) => (
  <div id={id}>
    <Banner isLive title={title} tone="danger">
      {text}
    </Banner>
  </div>
)

/** User id and password. An error stays at its field until that is edited (seed 002 §4.2). */
export function CredentialsForm({ id, children, ...props }: CredentialsFormProps) {
  const { failure, fixedUserId } = props
  const { t } = useLingui()
  const bannerId = useId()
  const { userIdField, passwordField, problems, isAtField, submit } = useCredentials(props)
  const { text, errorAt } = useErrorTexts(failure, problems)
  const isAboutAll = text !== null && !isAtField

  return (
    <form
      aria-describedby={isAboutAll ? bannerId : undefined}
      className="credentials"
      id={id}
      noValidate
      onSubmit={submit}
    >
      {isAboutAll && <RefusalBanner {...text} id={bannerId} />}
      <TextField
        {...userIdField}
        autoComplete="username"
        autoFocus={fixedUserId === null}
        errorMessage={fixedUserId === null ? errorAt('userId', 'user.notFound') : undefined}
        isReadOnly={fixedUserId !== null}
        isRequired
        key={fixedUserId}
        label={t`User ID`}
        maxLength={credentialLimits.userId}
        name="username"
        type="email"
      />
      <PasswordField
        {...passwordField}
        autoComplete="current-password"
        autoFocus={fixedUserId !== null}
        errorMessage={errorAt('password', 'password.incorrect')}
        isRequired
        label={t`Password`}
        maxLength={credentialLimits.password}
        name="password"
      />
      <p className="visually-hidden" role="alert">
        {isAtField ? text?.title : ''}
      </p>
      {children}
    </form>
  )
}
