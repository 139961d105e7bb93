import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { defaultPageSize } from '../../../api/contract/paging.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { RoleFilter } from '../../../domain/user/role.ts'
import { userListQuery } from '../queries.ts'

/** One of the two tables: administrators or users, a page at a time. */
export const useRoleSide = (role: RoleFilter, search: string) => {
  const [page, setPage] = useState(0)
  const { data, error, isFetching, refetch } = useQuery({
    ...userListQuery(useApi(), { page, size: defaultPageSize, search, sort: '', filters: { role } }),
    placeholderData: keepPreviousData,
  })
  return {
    rows: data?.users ?? [],
    total: data?.pagination.total_elements ?? 0,
    page,
    setPage,
    isFetching,
    failure: error === null ? null : failureOf(error),
    retry: () => void refetch(),
  }
}

export type RoleSide = ReturnType<typeof useRoleSide>
