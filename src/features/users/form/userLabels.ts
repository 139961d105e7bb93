import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { FieldPath } from '@modular-forms/react'
import { useMemo } from 'react'
import type { UserValues } from '../../../domain/user/user.ts'

/** The fields' names, in the order of the form (seed 001 §2.9). */
export const fieldLabels = {
  profile_image: msg`Profile picture`,
  full_name: msg`Full name`,
  employee_no: msg`Employee number`,
  mobile: msg`Mobile`,
  email: msg`E-mail`,
  user_id: msg`User ID`,
  new_password: msg`New password`,
  confirm_password: msg`Confirm new password`,
  role: msg`Role`,
  shops: msg`Connected shops`,
  permissions: msg`Permissions`,
} as const satisfies Partial<Record<keyof UserValues, MessageDescriptor>>

/** Names for the error summary. */
export const useUserLabels = (): { readonly [Path in FieldPath<UserValues>]?: string } => {
  const { i18n } = useLingui()
  return useMemo(
    () => Object.fromEntries(Object.entries(fieldLabels).map(([name, label]) => [name, i18n._(label)])),
    [i18n],
  )
}
