import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { hsmLimits } from '../domain/hsm.ts'
import type { HsmProblems } from '../domain/hsmForms.ts'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useProblemText } from './problemTexts.ts'

interface FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problems: HsmProblems
  readonly inputRef: Ref<HTMLInputElement>
  readonly autoFocus?: boolean
  readonly isDisabled?: boolean
}

/** The PIN of a key; no browser offers to keep it. */
export const PinField = ({ problems, ...field }: FieldProps) => {
  const { t } = useLingui()
  const textOf = useProblemText()
  return (
    <PasswordField
      {...field}
      autoComplete="off"
      errorMessage={textOf(problems.pin)}
      isRequired
      label={t`PIN`}
      maxLength={hsmLimits.pin}
      name="hsm-pin"
    />
  )
}

/** Apps show the digits in two groups, and are pasted so. */
const digitsOnly = (text: string): string => text.replaceAll(/\D/g, '').slice(0, hsmLimits.otp)

/** The one-time code of an authenticator app. */
export const OtpField = ({ problems, ...field }: FieldProps) => {
  const { t } = useLingui()
  const textOf = useProblemText()
  return (
    <TextField
      {...field}
      autoComplete="one-time-code"
      description={t`The six digits that your authenticator app shows now.`}
      errorMessage={textOf(problems.otp)}
      inputMode="numeric"
      isRequired
      keep={digitsOnly}
      label={t`One-time code`}
      name="hsm-otp"
    />
  )
}

/** User and password of an account of the signing server. */
export const UserField = ({ problems, ...field }: FieldProps) => {
  const { t } = useLingui()
  const textOf = useProblemText()
  return (
    <TextField
      {...field}
      autoComplete="off"
      errorMessage={textOf(problems.userName)}
      isRequired
      label={t`User`}
      maxLength={hsmLimits.userName}
      name="hsm-user"
      spellCheck={false}
    />
  )
}

export const AccountPasswordField = ({ problems, ...field }: FieldProps) => {
  const { t } = useLingui()
  const textOf = useProblemText()
  return (
    <PasswordField
      {...field}
      autoComplete="off"
      errorMessage={textOf(problems.password)}
      isRequired
      label={t`Password`}
      maxLength={hsmLimits.password}
      name="hsm-password"
    />
  )
}
