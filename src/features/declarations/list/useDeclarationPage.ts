import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { declarationListQuery } from '../queries/declarations.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { isInProgress } from '../../../domain/declaration/status.ts'
import { useWakeFollower } from '../follow/useWakeFollower.ts'

/** A page of the list. The page before stays while the next one is fetched; a later failure does not take it away. */
export const useDeclarationPage = (place: ListPlace) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...declarationListQuery(useApi(), place),
    placeholderData: keepPreviousData,
  })
  const underWay = data?.declarations.filter((row) => isInProgress(row.noti_cd_tax)) ?? []
  useWakeFollower(underWay.map((row) => row.declaration_id))
  const isMissing = data === undefined || isPlaceholderData
  return {
    rows: data?.declarations ?? [],
    total: data?.pagination.total_elements ?? 0,
    isLoading: isFetching && isMissing,
    failure: isMissing && error !== null ? failureOf(error) : null,
    retry: (): void => void refetch(),
  }
}
