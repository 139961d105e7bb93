import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../api/provider.tsx'
import { codeListQuery } from '../api/queries/commons.ts'
import { codeName, type CodeGroup } from '../domain/codeList.ts'
import { useLocale } from '../i18n/locale.ts'
import type { Option } from '../ui/form/field.ts'

/** A code list as a filter's options, in the user's language; none until the list is there. */
export const useCodeOptions = (group: CodeGroup): readonly Option[] => {
  const locale = useLocale()
  const { data: items } = useQuery(codeListQuery(useApi(), group))
  return useMemo(
    () => (items ?? []).map((item) => ({ value: item.code, label: codeName(item, locale) })),
    [items, locale],
  )
}
