import { useEffect } from 'react'
import type { UserRow } from '../../../api/contract/users.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { useRecordPage, type RecordPage } from '../../../records/recordPage.ts'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { activityDialog, formScreen, rolesDialog } from '../parts.ts'
import { userListQuery } from '../queries.ts'

/** A page of the list. Once it is there, what opens over it is fetched too. */
export const useUserPage = (place: ListPlace): RecordPage<UserRow> => {
  const page = useRecordPage(userListQuery(useApi(), place), ({ users, pagination }) => ({
    rows: users,
    total: pagination.total_elements,
  }))
  const { isLoading } = page
  useEffect(() => (isLoading ? undefined : fetchWhenIdle([formScreen, activityDialog, rolesDialog])), [isLoading])
  return page
}
