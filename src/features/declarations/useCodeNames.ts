import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../api/provider.tsx'
import { codeListQuery } from '../../api/queries/commons.ts'
import { codeName, type CodeGroup } from '../../domain/code-list.ts'
import { useLocale } from '../../i18n/locale.ts'

/** Names of a code list in the user's language by code; until the list is there, or without an entry, the code itself. */
export const useCodeNames = (group: CodeGroup): ((code: string) => string) => {
  const locale = useLocale()
  const { data: items } = useQuery(codeListQuery(useApi(), group))
  return useMemo(() => {
    const names = new Map(items?.map((item) => [item.code, codeName(item, locale)]))
    return (code: string) => names.get(code) ?? code
  }, [items, locale])
}
