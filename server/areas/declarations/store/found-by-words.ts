import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { tallied } from './declaration-counts.ts'
import { readFirst, readInOrder, readPage, readUnordered, type ListSource } from './list-order.ts'
import { merged, sorted, spanBefore, type Order, type Placed, type Span } from './placed.ts'
import { conditionsOf, ofCompany, withShown, type Narrowed } from './narrowed.ts'
import { all, firstProposals, isInText, proposals, type Partly, type SearchParts, type Way } from './proposals.ts'
import { isShown, isYear } from './shown-columns.ts'

export interface Found {
  readonly total: number
  /** Whether there are more than `total`. */
  readonly isMinimum: boolean
  readonly rows: readonly Placed[]
}

/** Whether a declaration holds every word, in what the list shows of it or in its texts. */
const matching = (words: readonly string[]): RawBuilder<SqlBool> =>
  all(
    words.map((word) => {
      const shown = isShown(word)
      return shown === null ? isInText(word) : sql<SqlBool>`(${shown} or ${isInText(word)})`
    }),
  )

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

interface Asked {
  readonly words: readonly string[]
  readonly order: Order
}

/** What is found in one way, up to one more than is counted; `ahead`, where so much of it is known, what its first rows by day have. */
const foundInWay = async (
  parts: SearchParts,
  way: Way,
  { words, order }: Asked,
  ahead: Ahead | null = null,
): Promise<Partly> => {
  const { limits } = parts
  const listed = await tallied(parts.db, way.list)
  if (listed === 0) return { rows: [], isAll: true }
  if (ahead !== null && listed <= ahead.read && order.column === 'register_date')
    return { rows: ahead.rows, isAll: true }
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

/** Where so many rows promise to tell that there are more than are counted, they are read. */
const readToCount = 20_000

/** What the first `read` rows of a list by day have that holds all words. */
interface Ahead {
  readonly rows: readonly Placed[]
  readonly read: number
}

const readAhead = async (
  { limits, ...source }: SearchParts,
  { list }: Way,
  { words, order }: Asked,
): Promise<Ahead> => {
  const { ahead, counted } = limits
  const direction = order.column === 'register_date' ? order.direction : 'desc'
  const reach = async (read: number): Promise<Ahead> => {
    const most = counted + 1
    return {
      rows: await readFirst(source, list, { column: 'register_date', direction }, { read, most }, matching(words)),
      read,
    }
  }
  const first = await reach(ahead)
  const isFrequent = first.rows.length <= counted && first.rows.length * readToCount > ahead * (counted + 1)
  return isFrequent ? reach(readToCount) : first
}

interface Reading {
  /** So many rows of the list are read at first. */
  readonly read: number
  /** Reading ends with so many. */
  readonly enough: number
  readonly most: number
}

/**
 * Reads a list in its order until so many rows are found that hold all words, or enough is read. PostgreSQL goes further step by step: where
 * all of a long list may be read, it would put the list into order instead of following an index.
 */
const readOn = async (
  source: ListSource,
  list: Narrowed,
  { words, order }: Asked,
  { read, enough, most }: Reading,
): Promise<readonly Placed[]> => {
  if (source.kind === 'sqlite') return readInOrder(source, list, order, { offset: 0, size: most }, matching(words))
  const rows = await readFirst(source, list, order, { read: Math.min(read, enough), most }, matching(words))
  return rows.length === most || read >= enough
    ? rows
    : readOn(source, list, { words, order }, { read: read * 4, enough, most })
}

/** What a row that the index proposes costs, in rows that are read in order, and how many it is taken to propose where no row ahead tells. */
const proposing = {
  sqlite: { cost: 8, unknown: Infinity },
  postgres: { cost: 2, unknown: 0 },
} as const

/**
 * The first rows in order that hold all words: read in order, unless that takes as long as putting into order all that the index proposes.
 * Which of them is less, the rows ahead let guess.
 */
const firstInOrder = async (
  parts: SearchParts,
  way: Way,
  asked: Asked,
  { ahead, most }: { readonly ahead: Ahead; readonly most: number },
): Promise<readonly Placed[]> => {
  const { kind, db } = parts
  const listed = await tallied(db, way.list)
  const frequency = ahead.rows.length / Math.max(ahead.read, 1)
  const read = Math.min(listed, Math.ceil((most / frequency) * 1.5))
  const { cost, unknown } = proposing[kind]
  const total = await tallied(db, ofCompany(way.list.companyId))
  const proposed = frequency === 0 ? unknown : frequency * total * cost
  const enough = way.inText.length === 0 ? listed : Math.min(listed, proposed)
  if (read <= enough) {
    const rows = await readOn(parts, way.list, asked, { read, enough, most })
    if (rows.length === most || enough === listed) return rows
  }
  const condition = all([conditionsOf(way.list), matching(asked.words)])
  const rows = await firstProposals(parts, way, condition, asked.order, most)
  return rows ?? readOn(parts, way.list, asked, { read, enough: listed, most })
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
  const isDecided = !others.isAll || ahead.rows.length > counted
  const found: Partly = isDecided ? { rows: ahead.rows, isAll: false } : await foundInWay(parts, way, asked, ahead)
  if (found.isAll && found.rows.length + beside.length <= counted) {
    const rows = sorted([...found.rows, ...beside], asked.order)
    return { total: rows.length, isMinimum: false, rows: rows.slice(span.offset, span.offset + span.size) }
  }
  const isMore = Math.max(found.rows.length + beside.length, others.rows.length) > counted
  const most = isMore ? Math.min(span.offset + span.size, counted) : counted + 1
  const isAhead = asked.order.column === 'register_date' && ahead.rows.length >= most
  const first = isAhead ? ahead.rows : await firstInOrder(parts, way, asked, { ahead, most })
  const count = isMore ? counted + 1 : first.length + beside.length
  const total = Math.min(count, counted)
  const rows = merged(first, beside, asked.order).slice(span.offset, Math.min(span.offset + span.size, total))
  return { total, isMinimum: count > counted, rows }
}
