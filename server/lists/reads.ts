import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { DatabaseKind } from '../store/migrations/schemaBuilder.ts'
import type { Tables } from '../store/tables.ts'
import { talliedByDay } from './counts.ts'
import type { ListDescription } from './description.ts'
import { conditionsOf, inDayRanges, joined, withoutDayRanges, type Narrowed } from './narrowed.ts'
import { isByDay, sorted, type Order, type RowKey, type Span } from './order.ts'

/** A database, and its kind: a statement for SQLite names the index that serves an order, PostgreSQL chooses by its statistics. */
export interface ListSource {
  readonly db: Kysely<Tables>
  readonly kind: DatabaseKind
}

/** Lists of no more rows are put into order instead of being read in the order of an index. */
const sortedAtMost = 1000

/** Where more rows are to be skipped, or no index serves what the list has in common, tallies say on which day the page begins. */
const skippedAtMost = 1000

const opposite = { asc: 'desc', desc: 'asc' } as const

const opposed = (order: Order): Order => ({ ...order, direction: opposite[order.direction] })

/** Each part of a list whose index has its rows by day: by each value of a counted column, or the whole list. */
const partsByDay = (list: Narrowed): { readonly index: string; readonly parts: readonly Narrowed[] } => {
  const { description, chosen } = list
  const [first] = chosen.flatMap(({ column, values }) => (values === null ? [] : [{ column, values }]))
  if (first === undefined) return { index: description.byDay, parts: [list] }
  const { column, values } = first
  const ofValue = (value: string): Narrowed => ({
    ...list,
    chosen: chosen.map((one) => (one.column === column ? { column, values: [value] } : one)),
  })
  return { index: column.byDay, parts: values.map(ofValue) }
}

/** What stands behind `from` where rows are read in an index. */
const readIn = (kind: DatabaseKind, { table }: ListDescription, index: string): RawBuilder<unknown> =>
  kind === 'sqlite' ? sql`${sql.table(table)} indexed by ${sql.ref(index)}` : sql`${sql.table(table)}`

/** The query of a list's rows in the order of an index, up to so many of each part; null where the list is of no value. */
const firstOf = (
  kind: DatabaseKind,
  list: Narrowed,
  order: Order,
  most: number,
  { isMatch, matches }: { readonly isMatch?: RawBuilder<SqlBool>; readonly matches?: RawBuilder<SqlBool> | null },
): RawBuilder<unknown> | null => {
  const { index, parts } = order.index === null ? partsByDay(list) : { index: order.index, parts: [list] }
  if (parts.length === 0) return null
  const [column, direction] = [sql.ref(order.column), sql.raw(order.direction)]
  const source = readIn(kind, list.description, index)
  const each = parts.map(
    (
      part,
    ) => sql`select * from (select id, ${column} as place${isMatch === undefined ? sql`` : sql`, ${isMatch} as is_match`}
      from ${source} where ${conditionsOf(part)}${matches === null || matches === undefined ? sql`` : sql` and ${matches}`}
      order by ${column} ${direction}, id ${direction} limit ${most}) as part`,
  )
  return sql`${sql.join(each, sql` union all `)} order by place ${direction}, id ${direction}`
}

/** Reads matching rows of a list in the order of an index, and no further than it must. */
export const readInOrder = async (
  { db, kind }: ListSource,
  list: Narrowed,
  order: Order,
  { offset, size }: Span,
  matches: RawBuilder<SqlBool> | null = null,
): Promise<readonly RowKey[]> => {
  const first = firstOf(kind, list, order, offset + size, { matches })
  if (first === null || size <= 0) return []
  return (await sql<RowKey>`${first} limit ${size} offset ${offset}`.execute(db)).rows
}

interface Reach {
  readonly read: number
  readonly most: number
}

/** PostgreSQL follows an index, since no condition whose frequency it could misjudge stands beside the bound. */
const readFirstOf = async (
  { db, kind }: ListSource,
  { conditions, ...list }: Narrowed,
  order: Order,
  { read, most }: Reach,
  matches: RawBuilder<SqlBool>,
): Promise<readonly RowKey[]> => {
  const first = firstOf(kind, { ...list, conditions: [] }, order, read, { isMatch: joined([...conditions, matches]) })
  if (first === null) return []
  // Rows pass the outer query as they come from the inner one, which ends when enough of them have.
  const query = sql<RowKey>`select id, place from (${first} limit ${read}) as first_rows where is_match limit ${most}`
  return (await query.execute(db)).rows
}

/**
 * Those of the first `read` rows of a list's days and counted values that match and meet its other conditions, in order, no more than `most`.
 */
export const readFirst = async (
  source: ListSource,
  list: Narrowed,
  order: Order,
  { read, most }: Reach,
  matches: RawBuilder<SqlBool>,
): Promise<readonly RowKey[]> => {
  const parts = inDayRanges(isByDay(order) ? list : withoutDayRanges(list), order.direction)
  const rows: RowKey[] = []
  let left = read
  for (const { part, count } of parts) {
    if (left <= 0 || rows.length >= most) break
    rows.push(...(await readFirstOf(source, part, order, { read: left, most: most - rows.length }, matches)))
    left -= count
  }
  return rows
}

/** The list from the day on which a row stands, and how many rows of that day stand before it. */
const fromItsDay = async (
  { db }: ListSource,
  list: Narrowed,
  { direction }: Order,
  offset: number,
): Promise<{ readonly rest: Narrowed; readonly left: number }> => {
  const days = await talliedByDay(db, list)
  let left = offset
  for (const { day, count } of direction === 'asc' ? days : days.toReversed()) {
    if (left < count) return { rest: { ...list, ...(direction === 'asc' ? { from: day } : { to: day }) }, left }
    left -= count
  }
  return { rest: list, left: offset }
}

/** Reads matching rows of a list, at most so many, in no order. */
export const readUnordered = async (
  { db, kind }: ListSource,
  list: Narrowed,
  { column, most }: { readonly column: Order['column']; readonly most: number },
  matches: RawBuilder<SqlBool> | null = null,
): Promise<readonly RowKey[]> => {
  const source = readIn(kind, list.description, partsByDay(list).index)
  const found: RowKey[] = []
  for (const { part } of inDayRanges(list, 'desc')) {
    if (found.length >= most) break
    const { rows } = await sql<RowKey>`select id, ${sql.ref(column)} as place from ${source}
      where ${conditionsOf(part)}${matches === null ? sql`` : sql` and ${matches}`} limit ${most - found.length}`.execute(
      db,
    )
    found.push(...rows)
  }
  return found
}

/** Rows of a list that has `total` of them. The later half is read from its end, and days before the page are not read. */
export const readPage = async (
  source: ListSource,
  list: Narrowed,
  order: Order,
  { offset, size, total }: Span & { readonly total: number },
): Promise<readonly RowKey[]> => {
  const count = Math.min(size, total - offset)
  if (count <= 0) return []
  const isNarrowed = list.chosen.some(({ values }) => values !== null) || list.conditions.length > 0
  const isIndexed = isByDay(order) && list.conditions.length === 0
  if (isNarrowed && !isIndexed && total <= sortedAtMost) {
    const rows = await readUnordered(source, list, { column: order.column, most: total })
    return sorted(rows, order).slice(offset, offset + count)
  }
  const isLater = offset > total / 2
  const readOrder = isLater ? opposed(order) : order
  const before = isLater ? total - offset - count : offset
  const { rest, left } =
    isByDay(order) && (before > skippedAtMost || list.conditions.length > 0)
      ? await fromItsDay(source, list, readOrder, before)
      : { rest: list, left: before }
  const rows = await readInOrder(source, rest, readOrder, { offset: left, size: count })
  return isLater ? rows.toReversed() : rows
}
