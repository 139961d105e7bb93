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

/** The value of a filter as people read it. */
export const shownValue = (filter: RecordFilter, value: string): string =>
  filter.kind === 'day' ? shownDay(value) : (filter.options.find((option) => option.value === value)?.label ?? value)

/** The filters with one changed; an empty value takes it away. */
export const withFilter = (
  filters: Readonly<Record<string, string>>,
  name: string,
  value: string,
): Readonly<Record<string, string>> => {
  const { [name]: _, ...others } = filters
  return value === '' ? others : { ...others, [name]: value }
}
