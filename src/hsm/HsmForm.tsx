import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Failure } from '../domain/failure.ts'
import { accountProblems, pinProblems } from '../domain/hsmForms.ts'
import type { Option } from '../ui/form/field.ts'
import { Select } from '../ui/form/Select.tsx'
import { useProblemText } from './problemTexts.ts'
import { AccountPasswordField, OtpField, PinField, UserField } from './SecretFields.tsx'
import { useSecretForm, type TypedSecrets } from './useSecretForm.ts'
import './hsm.css'

interface Asked {
  /** Providers to choose from; null where the certificate has one already. */
  readonly providers: readonly Option[] | null
  readonly account: boolean
  readonly pin: boolean
  readonly otp: boolean
}

interface HsmFormProps {
  /** For a submit button outside of it. */
  readonly id: string
  readonly asks: Asked
  /** Why it is asked again; null the first time, and while an answer is waited for. */
  readonly failure: Failure | null
  readonly onSubmit: (typed: TypedSecrets) => void
}

const problemsOf =
  ({ providers, account, pin, otp }: Asked) =>
  (typed: TypedSecrets) => ({
    ...(account ? accountProblems({ ...typed, provider: providers === null ? null : typed.provider }) : {}),
    ...(pin ? pinProblems({ pin: typed.pin, otp: otp ? typed.otp : null }) : {}),
  })

/** Account of the signing server, PIN of a key, one-time code: whichever are asked for, checked before they are sent (seed 000 §5, 002 §5.3). */
export const HsmForm = ({ id, asks, failure, onSubmit }: HsmFormProps) => {
  const { t } = useLingui()
  const textOf = useProblemText()
  const form = useSecretForm({ problemsOf: problemsOf(asks), onSubmit, failure })
  const first = form.provider.inputRef
  useEffect(() => first.current?.focus(), [first])
  return (
    <form autoComplete="off" className="hsm-form" id={id} noValidate onSubmit={form.submit}>
      {asks.providers !== null && (
        <Select
          {...form.provider}
          errorMessage={textOf(form.problems.provider)}
          isRequired
          label={t`HSM service provider`}
          options={asks.providers}
          placeholder={t`Choose a provider`}
        />
      )}
      {asks.account && <UserField {...form.field('userName')} autoFocus={asks.providers === null} />}
      {asks.account && <AccountPasswordField {...form.field('password')} />}
      {asks.pin && <PinField {...form.field('pin')} autoFocus={!asks.account} />}
      {asks.otp && <OtpField {...form.field('otp')} />}
    </form>
  )
}
