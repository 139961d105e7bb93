import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { codeName, type CodeGroup } from '../domain/codeList.ts'
import type { Locale } from '../domain/locale.ts'
import { useApi } from '../api/provider.tsx'
import { codeListQuery } from '../api/queries/commons.ts'

/** Names of a code list by code; until the list is there, or without an entry, the code itself. Keeps its identity while both stay. */
export const useCodeNames = (group: CodeGroup, locale: Locale): ((code: string) => string) => {
  const { data: items } = useQuery(codeListQuery(useApi(), group))
  return useMemo(() => {
    const names = new Map(items?.map((item) => [item.code, codeName(item, locale)]))
    return (code: string) => names.get(code) ?? code
  }, [items, locale])
}
