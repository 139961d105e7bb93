import { sql, type SqlBool } from 'kysely'
import { tallied } from './declarationCounts.ts'
import { firstInOrder, foundBehind, foundInWay, readAhead, sizesOf, type Asked } from './foundInWay.ts'
import { readPage, type ListSource } from './listOrder.ts'
import { merged, sorted, spanBefore, type Order, type Placed, type Span } from './placed.ts'
import { withShown, type Narrowed } from './narrowed.ts'
import type { Partly, SearchParts, Way } from './proposals.ts'
import { isShown, isYear } from './shownColumns.ts'

export interface Found {
  readonly total: number
  /** Whether there are more than `total`. */
  readonly isMinimum: boolean
  readonly rows: readonly Placed[]
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
            foreignYear: isYear(word) ? word : null,
          },
        ],
  )
  return { shown: { list: shownWords.reduce(withShown, list), inText, foreignYear: null }, others }
}

/** Of words that are all shorter than the index's terms it would list what many declarations have. */
const isListed = ({ inText }: Way): boolean => inText.some((word) => Array.from(word).length > 2)

const foundInOther = async (parts: SearchParts, way: Way, asked: Asked): Promise<Partly> => {
  const listed = await tallied(parts.db, way.list)
  return listed > parts.limits.read && !isListed(way)
    ? { rows: [], isAll: false }
    : foundInWay(parts, way, asked, listed)
}

const foundInOthers = async (parts: SearchParts, ways: readonly Way[], asked: Asked): Promise<Partly> => {
  const rows = new Map<string, Placed>()
  for (const way of ways) {
    const found = await foundInOther(parts, way, asked)
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

/** A span of the first rows of what is found, of which no more than `counted` are reported. */
const spanOf = (
  rows: readonly Placed[],
  { offset, size }: Span,
  { count, counted }: { readonly count: number; readonly counted: number },
): Found => {
  const total = Math.min(count, counted)
  return { total, isMinimum: count > counted, rows: rows.slice(offset, Math.min(offset + size, total)) }
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
  const way = others.isAll ? ways.shown : { ...ways.shown, list }
  const beside = others.isAll ? others.rows : []
  const ahead = await readAhead(parts, way, asked)
  const isEnough = ahead.rows.length > counted
  if (isEnough && asked.order.column === 'register_date')
    return spanOf(merged(ahead.rows, beside, asked.order), span, { count: counted + 1, counted })
  const sizes = await sizesOf(parts, way)
  const wanted = Math.min(span.offset + span.size, counted)
  const found =
    isEnough || !others.isAll
      ? { rows: ahead.rows, isAll: false, isInOrder: false }
      : await foundBehind(parts, way, asked, { ahead, sizes, most: wanted })
  if (found.isAll && found.rows.length + beside.length <= counted) {
    const rows = sorted([...found.rows, ...beside], asked.order)
    return spanOf(rows, span, { count: rows.length, counted })
  }
  const isMore = Math.max(found.rows.length + beside.length, others.rows.length) > counted
  const most = isMore ? wanted : counted + 1
  const first = found.isInOrder ? found.rows : await firstInOrder(parts, way, asked, { ahead, sizes, most })
  const count = isMore ? counted + 1 : first.length + beside.length
  return spanOf(merged(first, beside, asked.order), span, { count, counted })
}
