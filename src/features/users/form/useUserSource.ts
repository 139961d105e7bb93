import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UserDetail } from '../../../api/contract/users.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ShopRow } from '../../../api/contract/shops.ts'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { newUser, type UserValues } from '../../../domain/user/user.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { userDetailQuery } from '../queries.ts'

/** What the form of a user opens with. */
export interface OpenedUser {
  /** Null for a new user. */
  readonly recordId: string | null
  readonly version: string
  readonly values: UserValues
  readonly shops: readonly ShopRow[]
  /** System administrators keep their role here. */
  readonly isSystemAdministrator: boolean
}

const openedNew = (): OpenedUser => ({
  recordId: null,
  version: '',
  values: newUser(),
  shops: [],
  isSystemAdministrator: false,
})

const openedExisting = (user: UserDetail): OpenedUser => ({
  recordId: user.id,
  version: user.version,
  shops: user.shops,
  isSystemAdministrator: user.scope === 'SYS_ADMIN',
  values: {
    full_name: user.full_name,
    employee_no: user.employee_no,
    employee_auto: user.employee_auto === '1',
    mobile: user.mobile,
    email: user.email,
    user_id: user.user_id,
    profile_image: user.profile_image,
    role: user.role,
    shops: user.shops.map(({ id }) => id).join(' '),
    permissions: user.permissions.join(' '),
    new_password: '',
    confirm_password: '',
  },
})

/** @param user `new`, or the id of a user. What an earlier visit left in the cache is never opened. */
export const useUserSource = (user: string): OpeningSource<{ readonly opened: OpenedUser }> => {
  const isNew = user === 'new'
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...userDetailQuery(useApi(), user),
    ...readAnew,
    enabled: !isNew,
  })
  const opened = useMemo(() => (isNew ? openedNew() : data === undefined ? null : openedExisting(data)), [isNew, data])
  if (!isNew && error !== null && data === undefined)
    return { state: 'failed', failure: failureOf(error), retry: () => void refetch() }
  return opened === null || (!isNew && !isFetchedAfterMount) ? { state: 'loading' } : { state: 'ready', opened }
}
