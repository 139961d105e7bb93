import * as v from 'valibot'
import { textUpTo } from '../../domain/bounded.ts'

export const pageSizes = [10, 25, 50, 100] as const
export const defaultPageSize = 10
export const searchMaxLength = 100

const wholeNumber = v.pipe(textUpTo(7), v.regex(/^\d{1,7}$/), v.transform(Number))

const pageNumberSchema = v.optional(wholeNumber, '0')
const pageSizeSchema = v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), '10')

/** `column:asc` or `column:desc` over the given columns (seed 000 §2). */
export const sortSchema = (columns: readonly string[]) =>
  v.pipe(
    textUpTo(100),
    v.check((text) => {
      const [column, direction, ...rest] = text.split(':')
      return (
        rest.length === 0 && columns.some((name) => name === column) && (direction === 'asc' || direction === 'desc')
      )
    }, 'sort_is_invalid'),
  )

export const searchValueSchema = v.optional(textUpTo(searchMaxLength), '')

/** What every list can be asked for: a page, a search, and an order by one of these columns (seed 000 §7). */
export const listQuery = (columns: readonly string[]) => ({
  page_number: pageNumberSchema,
  page_size: pageSizeSchema,
  search_value: searchValueSchema,
  sort_columns: v.optional(sortSchema(columns)),
})

const readCount = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]), null),
  v.nullable(v.number()),
)

/** A page as a server answers it. The seeds name its number and size only: what is missing is made up for by `completed`. */
export const readPaginationSchema = v.nullish(
  v.object({
    page_number: readCount,
    page_size: readCount,
    total_elements: readCount,
    total_pages: readCount,
    total_is_minimum: v.nullish(v.boolean()),
  }),
  {},
)

export const paginationSchema = v.object({
  page_number: v.number(),
  page_size: v.number(),
  total_elements: v.number(),
  total_pages: v.number(),
  /** Whether there are more than `total_elements`; their pages are not to be had (docs/decisions/0190). */
  total_is_minimum: v.optional(v.boolean()),
})
export type Pagination = v.InferOutput<typeof paginationSchema>

/** The page with all its numbers. Without the server's count there are the rows so far, and at least one more behind a full page. */
export const completed = (
  { page_number, page_size, total_elements, total_pages, total_is_minimum }: v.InferOutput<typeof readPaginationSchema>,
  rows: number,
): Pagination => {
  const number = page_number ?? 0
  const size = page_size ?? Math.max(rows, defaultPageSize)
  const total = total_elements ?? number * size + rows + (rows >= size ? 1 : 0)
  return {
    page_number: number,
    page_size: size,
    total_elements: total,
    total_pages: total_pages ?? Math.ceil(total / size),
    ...(total_is_minimum === true ? { total_is_minimum: true } : {}),
  }
}
