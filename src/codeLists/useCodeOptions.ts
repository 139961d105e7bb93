import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../api/provider.tsx'
import { codeListQuery } from '../api/queries/commons.ts'
import { codeName, type CodeGroup } from '../domain/codeList.ts'
import { useLocale } from '../i18n/locale.ts'
import type { Option } from '../ui/form/field.ts'

/** A code list as options in the user's language, with how it is asked for; no options until the list is there. */
export const useCodeList = (group: CodeGroup) => {
  const locale = useLocale()
  const query = useQuery(codeListQuery(useApi(), group))
  const { data: items } = query
  const options = useMemo(
    (): readonly Option[] => (items ?? []).map((item) => ({ value: item.code, label: codeName(item, locale) })),
    [items, locale],
  )
  return { options, query }
}

/** A code list as a filter's options, in the user's language; none until the list is there. */
export const useCodeOptions = (group: CodeGroup): readonly Option[] => useCodeList(group).options

/** Code lists as one: there once all are, failed where one has, and then only what failed is read again. */
const asOne = (lists: readonly UseQueryResult<unknown>[]) => {
  const failed = lists.filter(({ isError }) => isError)
  return {
    data: failed.length === 0 ? lists : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

/** How the code lists of a form's fields are asked for. */
export const useCodeLists = (groups: readonly CodeGroup[]) => {
  const api = useApi()
  return useQueries({ queries: groups.map((group) => codeListQuery(api, group)), combine: asOne })
}
