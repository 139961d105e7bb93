import { useLingui } from '@lingui/react/macro'
import type { FieldValues, FormStore, ResponseData } from '@modular-forms/react'
import type { ReactNode } from 'react'
import type { PathOf } from '../ui/form/connect/binding.ts'
import { FormPasswordField } from '../ui/form/connect/FormPasswordField.tsx'
import { Watch } from '../ui/form/connect/Watch.tsx'
import { PasswordStrengthLine } from './PasswordStrengthLine.tsx'

interface Own {
  /** Characters that a password may have (`passwordMax`). */
  readonly maxLength: number
  readonly isDisabled?: boolean
}

/** The names of the two fields in the form's values; their rules are `passwordPair` and `confirmsPassword` of src/domain/password.ts. */
interface PairOf<V extends FieldValues, R extends ResponseData> extends Own {
  readonly of: FormStore<V, R>
  readonly password: PathOf<V, string>
  readonly confirmation: PathOf<V, string>
}

interface UniformPair extends Own {
  readonly of: FormStore<{ [name: string]: string }>
  readonly password: string
  readonly confirmation: string
}

/** A new password and its confirmation, each with a button that shows it; how strong it is stands below while it is typed. */
export function PasswordPair<V extends FieldValues, R extends ResponseData>(props: PairOf<V, R>): ReactNode
export function PasswordPair({ of, password, confirmation, maxLength, isDisabled = false }: UniformPair) {
  const { t } = useLingui()
  const own = { of, autoComplete: 'new-password', isDisabled, isRequired: true, maxLength } as const
  return (
    <>
      <FormPasswordField
        {...own}
        description={t`At least 8 characters, with an upper-case letter and a special character`}
        label={t`New password`}
        name={password}
      />
      <Watch name={password} of={of}>
        {(value) => <PasswordStrengthLine password={value ?? ''} />}
      </Watch>
      <FormPasswordField {...own} label={t`Confirm new password`} name={confirmation} />
    </>
  )
}
