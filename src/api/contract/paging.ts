import * as v from 'valibot'

export const pageSizes = [10, 25, 50, 100] as const
export const defaultPageSize = 10
export const searchMaxLength = 100

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number))

export const pageNumberSchema = v.optional(wholeNumber, '0')
export const pageSizeSchema = v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), '10')

/** `column:asc` or `column:desc` over the given columns (seed 000 §2). */
export const sortSchema = (columns: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const [column, direction, ...rest] = text.split(':')
      return (
        rest.length === 0 && columns.some((name) => name === column) && (direction === 'asc' || direction === 'desc')
      )
    }, 'sort_is_invalid'),
  )

/** The sort that a list may be asked for. */
export const sortColumnsSchema = (columns: readonly string[]) => v.optional(sortSchema(columns))

export const searchValueSchema = v.optional(v.pipe(v.string(), v.maxLength(searchMaxLength)), '')

export const paginationSchema = v.object({
  page_number: v.number(),
  page_size: v.number(),
  total_elements: v.number(),
  total_pages: v.number(),
})
export type Pagination = v.InferOutput<typeof paginationSchema>
