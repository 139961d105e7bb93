import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SearchIcon } from '../../ui/icons/icons.tsx'

interface Props {
  readonly place: ListPlace
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  /** What is searched, and what to try. */
  readonly children: ReactNode
}

/** Whether a list shows part of its rows only. */
export const isNarrowed = ({ search, filters }: ListPlace): boolean => search !== '' || Object.keys(filters).length > 0

/** Nothing that fits search and filters, and the ways back to more. */
export const NothingFound = ({ place: { search, filters }, onPlaceChange, children }: Props) => {
  const { t } = useLingui()
  const hasFilters = Object.keys(filters).length > 0
  return (
    <EmptyState
      actions={
        <>
          {search !== '' && (
            <Button onPress={() => onPlaceChange({ search: '', page: 0 })}>{t`Clear the search`}</Button>
          )}
          {hasFilters && (
            <Button onPress={() => onPlaceChange({ filters: {}, page: 0 })}>{t`Remove the filters`}</Button>
          )}
        </>
      }
      icon={<SearchIcon size={24} />}
      title={search === '' ? t`Nothing fits these filters` : t`Nothing found for “${search}”`}
    >
      {search === '' ? (
        t`The filters hide every row. Remove one to see more.`
      ) : (
        <>
          {children}
          {hasFilters && <p>{t`Only rows that fit the filters were searched.`}</p>}
        </>
      )}
    </EmptyState>
  )
}
