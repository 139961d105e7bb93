import type { Pagination } from '../../src/api/contract/paging.ts'
import type { Page, PageRequest } from '../store/page.ts'

interface PageQuery {
  readonly page_number: number
  readonly page_size: number
  readonly sort_columns?: string | undefined
}

/** `sort_columns` has passed the contract's schema: `column:asc` or `column:desc`. */
export const pageRequestOf = ({ page_number, page_size, sort_columns }: PageQuery): PageRequest => {
  const [column, direction] = sort_columns?.split(':') ?? []
  const sort = column === undefined ? null : ({ column, direction: direction === 'desc' ? 'desc' : 'asc' } as const)
  return { number: page_number, size: page_size, sort }
}

export const paginationOf = (
  { page_number, page_size }: PageQuery,
  { total, isMinimum }: Pick<Page<unknown>, 'total' | 'isMinimum'>,
): Pagination => ({
  page_number,
  page_size,
  total_elements: total,
  total_pages: Math.ceil(total / page_size),
  ...(isMinimum ? { total_is_minimum: true } : {}),
})
