/** Where the user is in a list; page numbers count from 0 (seed 000 §9). */
export interface ListPlace {
  readonly page: number
  readonly size: number
  readonly search: string
  /** `column:asc`, `column:desc` or empty. */
  readonly sort: string
  /** What the list is narrowed to, by the filter's name; a filter that is not there lets everything through. */
  readonly filters: Readonly<Record<string, string>>
}

/** The same as the server asks for it (seed 000 §7); each list's own query adds its filters. */
export const placeQuery = ({ page, size, search, sort }: ListPlace) => ({
  page_number: String(page),
  page_size: String(size),
  search_value: search,
  ...(sort === '' ? {} : { sort_columns: sort }),
})
