import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { searchMaxLength } from '../../../api/contract/paging.ts'
import { useSettled } from '../../../ui/useSettled.ts'

/** How long somebody types on before the server is asked, as every search of the product. */
const settlingTime = 300

/** What there is to choose from: all of it where one answer has it, else what a typed text finds. */
export const useOffered = <Answer extends { readonly has_more: boolean }, Key extends readonly unknown[]>(
  queryOf: (search: string) => UseQueryOptions<Answer, Error, Answer, Key>,
  { isWanted = true }: { readonly isWanted?: boolean } = {},
) => {
  const [typed, setTyped] = useState('')
  // A form that is closed by a key while something is typed opens with all there is.
  if (!isWanted && typed !== '') setTyped('')
  const asked = typed.trim().slice(0, searchMaxLength)
  const settled = useSettled(asked, settlingTime)
  const first = useQuery({ ...queryOf(''), enabled: isWanted })
  const hasMore = first.data?.has_more === true
  const found = useQuery({ ...queryOf(hasMore ? settled : ''), enabled: isWanted })
  return {
    first: first.data,
    hasMore,
    found,
    isSearching: found.isFetching || (hasMore && asked !== settled),
    onSearch: setTyped,
  }
}
