import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { UserRow } from '../../../api/contract/users.ts'
import { roles, type Role } from '../../../domain/user/role.ts'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'

export const roleNames: Readonly<Record<Role, MessageDescriptor>> = {
  [roles.administrator]: msg`Administrator`,
  [roles.user]: msg`User`,
}

export const statuses = {
  Y: { label: msg`Active`, tone: 'green' },
  N: { label: msg`Inactive`, tone: 'grey' },
} as const

/** Whether the user can sign in. */
export const UserStatus = ({ status }: { readonly status: UserRow['user_status'] }) => {
  const { i18n } = useLingui()
  const { label, tone } = statuses[status]
  return <StatusBadge label={i18n._(label)} tone={tone} />
}

export const userKey = ({ id }: UserRow): string => id
/** What a user is called: the name with the id that they sign in with. */
export const userLabel = ({ full_name, user_id }: Pick<UserRow, 'full_name' | 'user_id'>): string =>
  `${full_name} (${user_id})`

/** The first shop of a user and the number of the others. */
export const ShopsOfUser = ({ shops }: Pick<UserRow, 'shops'>) => {
  const [first, ...others] = shops
  if (first === undefined) return '–'
  return others.length === 0 ? first.shop_nm : `${first.shop_nm} +${others.length}`
}
