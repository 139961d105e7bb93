import type { ReactNode } from 'react'
import { shownDay } from '../../domain/dates.ts'
import type { Option } from '../../ui/form/field.ts'

/** A way to narrow a list; its name is the one in the list's shape and place. */
export type RecordFilter =
  | { readonly kind: 'choice'; readonly name: string; readonly label: string; readonly options: readonly Option[] }
  | {
      readonly kind: 'day'
      readonly name: string
      readonly label: string
      /** The filter whose day must not lie after this one. */
      readonly notBefore?: string
    }
  | {
      /** Days that are chosen by name; it sets two filters of days and has no value of its own. */
      readonly kind: 'period'
      readonly name: string
      readonly label: string
      /** The filters that hold its days. */
      readonly days: { readonly from: string; readonly to: string }
    }
  | {
      /** A field of the list's own. */
      readonly kind: 'own'
      readonly name: string
      readonly label: string
      /** Its value as people read it; without it, as it stands. */
      readonly shown?: (value: string) => string
      readonly render: (value: string, onChange: (value: string) => void) => ReactNode
    }

/** Filters by name; an empty text takes one away. */
export type FilterChange = Readonly<Record<string, string>>

/** The value of a filter as people read it. */
export const shownValue = (filter: RecordFilter, value: string): string => {
  if (filter.kind === 'own') return filter.shown?.(value) ?? value
  return filter.kind === 'choice'
    ? (filter.options.find((option) => option.value === value)?.label ?? value)
    : shownDay(value)
}

/** The filters with some changed. */
export const withFilters = (
  filters: Readonly<Record<string, string>>,
  changed: FilterChange,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== ''))
