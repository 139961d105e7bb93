import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ListLimits } from '../../../store/connection.ts'
import { contains } from '../../../store/matching.ts'
import { tallied } from './declaration-counts.ts'
import { readInOrder, readPage, readUnordered, type ListSource } from './list-order.ts'
import { merged, sorted, spanBefore, type Order, type Placed, type Span } from './placed.ts'
import { conditionsOf, withShown, type Narrowed } from './narrowed.ts'
import { searchedText, type SearchIndex } from './search-index.ts'
import { isShown } from './shown-columns.ts'

export interface Found {
  readonly total: number
  /** Whether there are more than `total`. */
  readonly isMinimum: boolean
  readonly rows: readonly Placed[]
}

export interface SearchParts extends ListSource {
  readonly index: SearchIndex
  readonly limits: ListLimits
}

const isInText = (word: string): RawBuilder<SqlBool> => contains(searchedText, word)

const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** Whether a declaration holds every word, in what the list shows of it or in its texts. */
const matching = (words: readonly string[]): RawBuilder<SqlBool> =>
  all(
    words.map((word) => {
      const shown = isShown(word)
      return shown === null ? isInText(word) : sql<SqlBool>`(${shown} or ${isInText(word)})`
    }),
  )

/** Declarations of a list that hold some words in their texts. */
interface Way {
  readonly list: Narrowed
  readonly inText: readonly string[]
}

/**
 * The ways in which declarations hold all words: all that are shown at all are shown, or one of them is not and stands in the texts, which
 * the others then may. Each declaration that is found is found in the first of them or in some of the others.
 */
const waysOf = (list: Narrowed, words: readonly string[]): { readonly shown: Way; readonly others: readonly Way[] } => {
  const conditions = words.map((word) => ({ word, condition: isShown(word) }))
  const inText = conditions.flatMap(({ word, condition }) => (condition === null ? [word] : []))
  const shownWords = words.filter((word) => !inText.includes(word))
  const others = conditions.flatMap(({ word, condition }) =>
    condition === null
      ? []
      : [
          {
            list: { ...list, conditions: [...list.conditions, sql<SqlBool>`not ${condition}`] },
            inText: [...inText, word],
          },
        ],
  )
  return { shown: { list: shownWords.reduce(withShown, list), inText }, others }
}

interface Partly {
  readonly rows: readonly Placed[]
  /** False where there are more than the limits allow to count or to look at. */
  readonly isAll: boolean
}

interface Asked {
  readonly words: readonly string[]
  readonly order: Order
}

/** What the index proposes, as far as it meets a condition. */
const proposals = async (
  { db, index, limits }: SearchParts,
  { list: { companyId }, inText }: Way,
  condition: RawBuilder<SqlBool>,
  column: Order['column'],
): Promise<Partly> => {
  const proposed = await index.propose(companyId, inText)
  if (proposed === null) return { rows: [], isAll: false }
  const look = async (most: number): Promise<Partly> => {
    const { rows } = await sql<Placed & { isMatch: number | boolean }>`with candidates as materialized
      (select declarations.id as id, ${sql.ref(column)} as place, ${condition} as is_match from ${proposed}
        where company_id = ${companyId} and ${all(inText.map(isInText))} limit ${most})
      select id, place, is_match as "isMatch" from candidates`.execute(db)
    return { rows: rows.filter(({ isMatch }) => Boolean(isMatch)), isAll: rows.length < most }
  }
  const most = limits.counted + 1
  const first = await look(most)
  // Where a good part of them matches, a few times as many tell whether there are more than are counted.
  const isUndecided = !first.isAll && first.rows.length < most
  return isUndecided && first.rows.length > most / 4 ? look(most * 5) : first
}

/** What is found in one way, up to one more than is counted. */
const foundInWay = async (parts: SearchParts, way: Way, { words, order }: Asked): Promise<Partly> => {
  const { limits } = parts
  const listed = await tallied(parts.db, way.list)
  if (listed === 0) return { rows: [], isAll: true }
  const condition = matching(words)
  if (listed > limits.read) return proposals(parts, way, all([conditionsOf(way.list), condition]), order.column)
  const rows = await readUnordered(parts, way.list, { column: order.column, most: limits.counted + 1 }, condition)
  return { rows, isAll: rows.length <= limits.counted }
}

const foundInOthers = async (parts: SearchParts, ways: readonly Way[], asked: Asked): Promise<Partly> => {
  const rows = new Map<string, Placed>()
  for (const way of ways) {
    const found = await foundInWay(parts, way, asked)
    for (const row of found.rows) rows.set(row.id, row)
    if (!found.isAll || rows.size > parts.limits.counted) return { rows: [...rows.values()], isAll: false }
  }
  return { rows: [...rows.values()], isAll: true }
}

/** All that is shown in a list, and few rows more. */
const shownAndOthers = async (
  source: ListSource,
  { list, others }: { readonly list: Narrowed; readonly others: readonly Placed[] },
  order: Order,
  span: Span,
): Promise<Found> => {
  const total = await tallied(source.db, list)
  const { skipped, size } = spanBefore(span, others.length)
  const shown = await readPage(source, list, order, { offset: skipped, size, total })
  const from = span.offset - skipped
  const rows = merged(shown, others, order).slice(from, from + span.size)
  return { total: total + others.length, isMinimum: false, rows }
}

/** Reads a list in its order; as far as to tell whether there is more than is counted, unless that is known. */
const foundByReading = async (
  { limits: { counted }, ...source }: SearchParts,
  list: Narrowed,
  { words, order, isMore }: Asked & { readonly isMore: boolean },
  { offset, size }: Span,
): Promise<Found> => {
  const most = isMore ? Math.min(offset + size, counted) : counted + 1
  const rows = await readInOrder(source, list, order, { offset: 0, size: most }, matching(words))
  const total = isMore ? counted : Math.min(rows.length, counted)
  return { total, isMinimum: isMore || rows.length > counted, rows: rows.slice(offset, Math.min(offset + size, total)) }
}

/**
 * A span of what holds all words (folded). The total is exact where the words are shown as day, status or type, whatever the total, and
 * where no more than `limits.counted` are found by their texts; else it is that limit, and no span lies beyond it.
 */
export const foundByWords = async (parts: SearchParts, list: Narrowed, asked: Asked, span: Span): Promise<Found> => {
  const { counted } = parts.limits
  const ways = waysOf(list, asked.words)
  const others = await foundInOthers(parts, ways.others, asked)
  if (others.isAll && ways.shown.inText.length === 0)
    return shownAndOthers(parts, { list: ways.shown.list, others: others.rows }, asked.order, span)
  const shown: Partly = others.isAll ? await foundInWay(parts, ways.shown, asked) : { rows: [], isAll: false }
  const rows = [...shown.rows, ...others.rows]
  if (shown.isAll && rows.length <= counted) {
    const page = sorted(rows, asked.order).slice(span.offset, span.offset + span.size)
    return { total: rows.length, isMinimum: false, rows: page }
  }
  const isOnlyShown = others.isAll && others.rows.length === 0
  return foundByReading(parts, isOnlyShown ? ways.shown.list : list, { ...asked, isMore: rows.length > counted }, span)
}
