import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { keysOf, recordOf } from '../../domain/form/table.ts'
import type { ProfileValues } from '../../domain/account/profile.ts'

/** The fields' names, in the order of the form (seed 001 §2.6). */
export const profileLabels: Readonly<Record<keyof ProfileValues, MessageDescriptor>> = {
  profile_image: msg`Profile image`,
  name: msg`Full name`,
  employee_no: msg`Employee number`,
  phone_number: msg`Phone number`,
  email: msg`E-mail`,
}

export const useProfileLabels = (): Readonly<Record<keyof ProfileValues, string>> => {
  const { i18n } = useLingui()
  return useMemo(() => recordOf(keysOf(profileLabels), (name) => i18n._(profileLabels[name])), [i18n])
}
