import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CountedColumn, Days, ListDescription } from './description.ts'
import { isOnDays, isShown, shownIn } from './shown.ts'

/** Days of a list in a row, both included, and how many rows it has of them before its conditions. */
export interface DayRange extends Days {
  readonly count: number
}

/** Of which values of a counted column a list is; null where any will do. */
export interface Chosen {
  readonly column: CountedColumn
  readonly values: readonly string[] | null
}

/** What a company asks for of a table. */
export interface ListFilter extends Days {
  readonly part: string
  /** A column that is left out may have any value. */
  readonly chosen: readonly Chosen[]
}

/** A list of a company's rows by columns that are counted. */
export interface Narrowed {
  readonly description: ListDescription
  readonly companyId: string
  /** Null, for counting alone, where any will do. */
  readonly part: string | null
  /** Days, both included. */
  readonly from: string
  readonly to: string
  /** Each of the counted columns, in the order of the description. */
  readonly chosen: readonly Chosen[]
  /** What no index serves. */
  readonly conditions: readonly RawBuilder<SqlBool>[]
  /** The days that it is confined to, the first day first; null where it has all from the first to the last. */
  readonly dayRanges: readonly DayRange[] | null
}

export const narrowedBy = (
  description: ListDescription,
  companyId: string,
  { part, from, to, chosen }: ListFilter,
): Narrowed => ({
  description,
  companyId,
  part,
  from,
  to,
  chosen: description.counted.map((column) => chosen.find((one) => one.column === column) ?? { column, values: null }),
  conditions: [],
  dayRanges: null,
})

/** All that a company has. */
export const ofCompany = (description: ListDescription, companyId: string): Narrowed => ({
  ...narrowedBy(description, companyId, { part: '', from: '', to: '9999-12-31', chosen: [] }),
  part: null,
})

const both = <Value>(one: readonly Value[] | null, other: readonly Value[]): readonly Value[] =>
  one === null ? other : one.filter((value) => other.includes(value))

/** The rows of a list that are of some days. */
export const within = (list: Narrowed, { from, to }: Days): Narrowed => ({
  ...list,
  from: from > list.from ? from : list.from,
  to: to < list.to ? to : list.to,
})

/** The rows of a list in whose day or counted columns a word is shown. */
export const withShown = (list: Narrowed, word: string): Narrowed => {
  const { counted, days } = shownIn(list.description, word)
  const condition = isShown(list.description, word)
  if (condition === null) return { ...list, conditions: [sql<SqlBool>`1 = 0`] }
  const [first, ...others] = counted
  if (days === null && first !== undefined && others.length === 0) {
    const narrowedTo = ({ column, values }: Chosen): Chosen =>
      column === first.column ? { column, values: both(values, first.values) } : { column, values }
    return { ...list, chosen: list.chosen.map(narrowedTo) }
  }
  if (days !== null && days !== 'any' && first === undefined) return within(list, days)
  return { ...list, conditions: [...list.conditions, condition] }
}

const isIn = ({ column, values }: Chosen): readonly RawBuilder<SqlBool>[] => {
  if (values === null) return []
  return [values.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${sql.ref(column.name)} in (${sql.join(values)})`]
}

export const joined = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

const inOneOf = (description: ListDescription, dayRanges: readonly DayRange[]): RawBuilder<SqlBool> =>
  dayRanges.length === 0
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`(${sql.join(
        dayRanges.map((range) => isOnDays(description, range)),
        sql` or `,
      )})`

/** The same list with its ranges of days among the conditions. */
export const withoutDayRanges = (list: Narrowed): Narrowed =>
  list.dayRanges === null
    ? list
    : { ...list, dayRanges: null, conditions: [...list.conditions, inOneOf(list.description, list.dayRanges)] }

/** The lists of its ranges of days, from one end, and how many rows each has before its conditions; the list itself where it has none. */
export const inDayRanges = (
  list: Narrowed,
  direction: 'asc' | 'desc',
): readonly { readonly part: Narrowed; readonly count: number }[] => {
  if (list.dayRanges === null) return [{ part: list, count: Infinity }]
  const parts = list.dayRanges.map(({ from, to, count }) => ({ part: { ...list, from, to, dayRanges: null }, count }))
  return direction === 'asc' ? parts : parts.toReversed()
}

/** The conditions of a list, on its rows and on their tallies alike. */
export const conditionsOf = ({
  description,
  companyId,
  part,
  from,
  to,
  chosen,
  conditions,
  dayRanges,
}: Narrowed): RawBuilder<SqlBool> => {
  const day = sql.ref(description.day)
  return sql<SqlBool>`${sql.join(
    [
      sql`company_id = ${companyId}`,
      ...(part === null ? [] : [sql`${sql.ref(description.part)} = ${part}`]),
      sql`${day} >= ${from}`,
      sql`${day} <= ${to}`,
      ...chosen.flatMap(isIn),
      ...conditions,
      ...(dayRanges === null ? [] : [inOneOf(description, dayRanges)]),
    ],
    sql` and `,
  )}`
}
