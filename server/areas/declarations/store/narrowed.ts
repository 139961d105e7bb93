import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DeclarationFilter, KeptStatus } from './declarations.ts'
import type { Days } from './referenceDays.ts'
import { isOnDays, isShown, shownIn } from './shownColumns.ts'

/** Days of a list in a row, both included, and how many rows it has of them before its conditions. */
export interface Stretch extends Days {
  readonly count: number
}

/** A list of a company's declarations by columns that are counted. */
export interface Narrowed {
  readonly companyId: string
  /** Number of the form; null, for counting alone, where any will do. */
  readonly form: string | null
  /** Days of `register_date`, both included. */
  readonly from: string
  readonly to: string
  /** Null where any will do. */
  readonly statuses: readonly KeptStatus[] | null
  readonly types: readonly string[] | null
  /** What no index serves. */
  readonly conditions: readonly RawBuilder<SqlBool>[]
  /** The days that it is confined to, the first day first; null where it has all from the first to the last. */
  readonly stretches: readonly Stretch[] | null
}

export const narrowedBy = (
  companyId: string,
  { form, from, to, statuses, type }: Omit<DeclarationFilter, 'words'>,
): Narrowed => ({
  companyId,
  form,
  from,
  to,
  statuses,
  types: type === null ? null : [type],
  conditions: [],
  stretches: null,
})

/** All that a company has. */
export const ofCompany = (companyId: string): Narrowed => ({
  companyId,
  form: null,
  from: '',
  to: '9999-12-31',
  statuses: null,
  types: null,
  conditions: [],
  stretches: null,
})

const both = <Value>(one: readonly Value[] | null, other: readonly Value[]): readonly Value[] =>
  one === null ? other : one.filter((value) => other.includes(value))

/** The declarations of a list that are of some days. */
export const within = (list: Narrowed, { from, to }: Days): Narrowed => ({
  ...list,
  from: from > list.from ? from : list.from,
  to: to < list.to ? to : list.to,
})

/** The declarations of a list in whose day, status or type a word is shown. */
export const withShown = (list: Narrowed, word: string): Narrowed => {
  const { statuses, types, days } = shownIn(word)
  const condition = isShown(word)
  if (condition === null) return { ...list, conditions: [sql<SqlBool>`1 = 0`] }
  if (days === null && types.length === 0) return { ...list, statuses: both(list.statuses, statuses) }
  if (days === null && statuses.length === 0) return { ...list, types: both(list.types, types) }
  if (days !== null && days !== 'any' && statuses.length + types.length === 0) return within(list, days)
  return { ...list, conditions: [...list.conditions, condition] }
}

const isIn = (column: string, values: readonly string[] | null): readonly RawBuilder<SqlBool>[] => {
  if (values === null) return []
  return [values.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`]
}

export const joined = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

const inOneOf = (stretches: readonly Stretch[]): RawBuilder<SqlBool> =>
  stretches.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(stretches.map(isOnDays), sql` or `)})`

/** The same list with its stretches among the conditions. */
export const unstretched = (list: Narrowed): Narrowed =>
  list.stretches === null
    ? list
    : { ...list, stretches: null, conditions: [...list.conditions, inOneOf(list.stretches)] }

/** The lists of its stretches, from one end, and how many rows each has before its conditions; the list itself where it has none. */
export const inStretches = (
  list: Narrowed,
  direction: 'asc' | 'desc',
): readonly { readonly part: Narrowed; readonly count: number }[] => {
  if (list.stretches === null) return [{ part: list, count: Infinity }]
  const parts = list.stretches.map(({ from, to, count }) => ({ part: { ...list, from, to, stretches: null }, count }))
  return direction === 'asc' ? parts : parts.toReversed()
}

/** The conditions of a list, on declarations and on tallies alike. */
export const conditionsOf = ({
  companyId,
  form,
  from,
  to,
  statuses,
  types,
  conditions,
  stretches,
}: Narrowed): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join(
    [
      sql`company_id = ${companyId}`,
      ...(form === null ? [] : [sql`decl_form_no = ${form}`]),
      sql`register_date >= ${from}`,
      sql`register_date <= ${to}`,
      ...isIn('noti_cd_tax', statuses),
      ...isIn('decl_type', types),
      ...conditions,
      ...(stretches === null ? [] : [inOneOf(stretches)]),
    ],
    sql` and `,
  )}`
