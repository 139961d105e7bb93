import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { HsmProblems } from '../domain/hsmForms.ts'

type Code = NonNullable<HsmProblems[keyof HsmProblems]>

const texts: Readonly<Record<Code, MessageDescriptor>> = {
  hsm_provider_is_required: msg`Please select HSM Service Provider`,
  hsm_user_is_required: msg`User is required`,
  hsm_password_is_required: msg`Password is required`,
  hsm_pin_is_required: msg`Pin is required`,
  hsm_otp_is_required: msg`Enter the six digits of the code`,
}

/** By message code. */
export const problemTexts: Readonly<Record<string, MessageDescriptor>> = texts

/** The text of what is wrong with a field (seed 000 §5). */
export const useProblemText = (): ((code: Code | undefined) => string | undefined) => {
  const { i18n } = useLingui()
  return (code) => (code === undefined ? undefined : i18n._(texts[code]))
}
