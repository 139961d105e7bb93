import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { DatabaseKind } from '../../../store/migrations/schemaBuilder.ts'
import type { Tables } from '../../../store/tables.ts'
import { talliedByDay } from './declarationCounts.ts'
import { conditionsOf, inStretches, joined, unstretched, type Narrowed } from './narrowed.ts'
import { sorted, type Order, type Placed, type Span } from './placed.ts'

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

const opposed = ({ column, direction }: Order): Order => ({ column, direction: opposite[direction] })

/** Each part of a list whose index has its rows by day: by status, by type, or the whole list. */
const partsByDay = (list: Narrowed): { readonly index: string; readonly parts: readonly Narrowed[] } => {
  const { statuses, types } = list
  if (statuses !== null)
    return { index: 'declarations_by_status_day', parts: statuses.map((one) => ({ ...list, statuses: [one] })) }
  if (types !== null)
    return { index: 'declarations_by_type_day', parts: types.map((one) => ({ ...list, types: [one] })) }
  return { index: 'declarations_by_register_date', parts: [list] }
}

/** The query of a list's first rows in the order of an index; null where the list is of no status or type. */
const firstOf = (
  kind: DatabaseKind,
  list: Narrowed,
  { column, direction }: Order,
  most: number,
  { isMatch, matches }: { readonly isMatch?: RawBuilder<SqlBool>; readonly matches?: RawBuilder<SqlBool> | null },
): RawBuilder<unknown> | null => {
  const { index, parts } =
    column === 'register_date' ? partsByDay(list) : { index: `declarations_by_${column}`, parts: [list] }
  if (parts.length === 0) return null
  const way = sql.raw(direction)
  const source = kind === 'sqlite' ? sql`declarations indexed by ${sql.ref(index)}` : sql`declarations`
  const each = parts.map(
    (
      part,
    ) => sql`select * from (select id, ${sql.ref(column)} as place${isMatch === undefined ? sql`` : sql`, ${isMatch} as is_match`}
      from ${source} where ${conditionsOf(part)}${matches === null || matches === undefined ? sql`` : sql` and ${matches}`}
      order by ${sql.ref(column)} ${way}, id ${way} limit ${most}) as part`,
  )
  return sql`${sql.join(each, sql` union all `)} order by place ${way}, id ${way} limit ${most}`
}

/** Reads matching rows of a list in the order of an index, and no further than it must. */
export const readInOrder = async (
  { db, kind }: ListSource,
  list: Narrowed,
  order: Order,
  { offset, size }: Span,
  matches: RawBuilder<SqlBool> | null = null,
): Promise<readonly Placed[]> => {
  const first = firstOf(kind, list, order, offset + size, { matches })
  if (first === null || size <= 0) return []
  return (await sql<Placed>`${first} offset ${offset}`.execute(db)).rows
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
): Promise<readonly Placed[]> => {
  const first = firstOf(kind, { ...list, conditions: [] }, order, read, { isMatch: joined([...conditions, matches]) })
  if (first === null) return []
  // Rows pass the outer query as they come from the inner one, which ends when enough of them have.
  const query = sql<Placed>`select id, place from (${first}) as first_rows where is_match limit ${most}`
  return (await query.execute(db)).rows
}

/**
 * Those of the first `read` rows of a list's days, statuses and types that match and meet its other conditions, in order, no more than `most`.
 */
export const readFirst = async (
  source: ListSource,
  list: Narrowed,
  order: Order,
  { read, most }: Reach,
  matches: RawBuilder<SqlBool>,
): Promise<readonly Placed[]> => {
  const parts = inStretches(order.column === 'register_date' ? list : unstretched(list), order.direction)
  const rows: Placed[] = []
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
): Promise<readonly Placed[]> => {
  const source = kind === 'sqlite' ? sql`declarations indexed by ${sql.ref(partsByDay(list).index)}` : sql`declarations`
  const found: Placed[] = []
  for (const { part } of inStretches(list, 'desc')) {
    if (found.length >= most) break
    const { rows } = await sql<Placed>`select id, ${sql.ref(column)} as place from ${source}
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
): Promise<readonly Placed[]> => {
  const count = Math.min(size, total - offset)
  if (count <= 0) return []
  const isNarrowed = list.statuses !== null || list.types !== null || list.conditions.length > 0
  const isIndexed = order.column === 'register_date' && list.conditions.length === 0
  if (isNarrowed && !isIndexed && total <= sortedAtMost) {
    const rows = await readUnordered(source, list, { column: order.column, most: total })
    return sorted(rows, order).slice(offset, offset + count)
  }
  const isLater = offset > total / 2
  const way = isLater ? opposed(order) : order
  const before = isLater ? total - offset - count : offset
  const { rest, left } =
    order.column === 'register_date' && (before > skippedAtMost || list.conditions.length > 0)
      ? await fromItsDay(source, list, way, before)
      : { rest: list, left: before }
  const rows = await readInOrder(source, rest, way, { offset: left, size: count })
  return isLater ? rows.toReversed() : rows
}
