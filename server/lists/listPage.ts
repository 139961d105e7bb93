import type { Connection } from '../store/connection.ts'
import type { PageRequest } from '../store/page.ts'
import { tallied } from './counts.ts'
import type { ListDescription } from './description.ts'
import { foundByWords, type Found } from './search.ts'
import { readPage } from './reads.ts'
import { narrowedBy, type ListFilter } from './narrowed.ts'
import { orderOf } from './order.ts'
import { postgresIndex } from './postgresIndex.ts'
import { sqliteIndex } from './sqliteIndex.ts'

/** What a page is asked of: the rows of a filter that hold all words (folded; none finds everything). */
export interface SearchedFilter extends ListFilter {
  readonly words: readonly string[]
}

/**
 * The rows of a page, newest day first unless asked otherwise; the id breaks ties in the same direction, so that pages neither repeat nor
 * skip a row. Without words the total is the sum of the tallies and exact; with words see `foundByWords`.
 */
export const listPage = ({ db, kind, limits }: Connection, description: ListDescription) => {
  const index = kind === 'sqlite' ? sqliteIndex(db, description) : postgresIndex(description)
  return async (
    companyId: string,
    { words, ...filter }: SearchedFilter,
    { number, size, sort }: PageRequest,
  ): Promise<Found> => {
    const order = orderOf(description, sort)
    const span = { offset: number * size, size }
    const list = narrowedBy(description, companyId, filter)
    if (words.length > 0) return foundByWords({ db, kind, index, limits }, list, { words, order }, span)
    const total = await tallied(db, list)
    return { total, isMinimum: false, rows: await readPage({ db, kind }, list, order, { ...span, total }) }
  }
}
