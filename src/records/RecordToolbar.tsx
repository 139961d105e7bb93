import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { searchMaxLength } from '../api/contract/paging.ts'
import type { ListPlace } from '../api/queries/listPlace.ts'
import { Toolbar } from '../ui/layout/Toolbar.tsx'
import { SearchField } from '../ui/table/SearchField.tsx'
import { withFilters, type FilterChange, type RecordFilter } from './filters/filter.ts'
import { LazyPart } from '../ui/part/LazyPart.tsx'
import { createPart } from '../ui/part/part.ts'
import { FilterButton } from './filters/FilterButton.tsx'

const filterChips = createPart(() => import('./filters/FilterChips.tsx'))

interface Props {
  readonly label: string
  readonly searchLabel: string | undefined
  readonly filters: readonly RecordFilter[]
  readonly place: ListPlace
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  /** Column chooser and actions. */
  readonly end: ReactNode
}

/** Searching and narrowing a list, with what it is narrowed to below. */
export const RecordToolbar = ({ label, searchLabel, filters, place, onPlaceChange, end }: Props) => {
  const { t } = useLingui()
  const change = (changed: FilterChange): void =>
    onPlaceChange({ filters: withFilters(place.filters, changed), page: 0 })
  return (
    <>
      <Toolbar
        end={end}
        label={label}
        start={
          <>
            {searchLabel !== undefined && (
              <SearchField
                label={searchLabel}
                maxLength={searchMaxLength}
                onSearch={(search) => onPlaceChange({ search, page: 0 })}
                placeholder={t`Search, then Enter`}
                value={place.search}
              />
            )}
            {filters.length > 0 && <FilterButton chosen={place.filters} filters={filters} onChange={change} />}
          </>
        }
      />
      {Object.keys(place.filters).length > 0 && (
        <LazyPart of={filterChips}>
          {({ FilterChips }) => <FilterChips chosen={place.filters} filters={filters} onChange={change} />}
        </LazyPart>
      )}
    </>
  )
}
