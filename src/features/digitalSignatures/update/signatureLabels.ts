import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { FieldPath } from '@modular-forms/react'
import { useMemo } from 'react'
import type { SignatureValues } from '../../../domain/signatureUpdate.ts'

/** The fields' names, in the order of the dialog. */
export const signatureLabels = {
  type: msg`Certificate type`,
  status: msg`Status`,
  user_nm: msg`User`,
  user_pw: msg`Password`,
  pin: msg`PIN`,
  otp: msg`One-time code`,
} as const

/** Names for the error summary. */
export const useSignatureLabels = (): { readonly [Path in FieldPath<SignatureValues>]?: string } => {
  const { i18n } = useLingui()
  return useMemo(
    () => Object.fromEntries(Object.entries(signatureLabels).map(([name, label]) => [name, i18n._(label)])),
    [i18n],
  )
}
