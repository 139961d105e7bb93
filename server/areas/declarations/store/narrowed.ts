import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DeclarationFilter, KeptStatus } from './declarations.ts'
import { isShown, shownIn } from './shownColumns.ts'

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
}

export const narrowedBy = (
  companyId: string,
  { form, from, to, statuses, type }: Omit<DeclarationFilter, 'words'>,
): Narrowed => ({ companyId, form, from, to, statuses, types: type === null ? null : [type], conditions: [] })

/** All that a company has. */
export const ofCompany = (companyId: string): Narrowed => ({
  companyId,
  form: null,
  from: '',
  to: '9999-12-31',
  statuses: null,
  types: null,
  conditions: [],
})

const both = <Value>(one: readonly Value[] | null, other: readonly Value[]): readonly Value[] =>
  one === null ? other : one.filter((value) => other.includes(value))

/** The declarations of a list in whose day, status or type a word is shown. */
export const withShown = (list: Narrowed, word: string): Narrowed => {
  const { statuses, types, days } = shownIn(word)
  const condition = isShown(word)
  if (condition === null) return { ...list, conditions: [sql<SqlBool>`1 = 0`] }
  if (days === null && types.length === 0) return { ...list, statuses: both(list.statuses, statuses) }
  if (days === null && statuses.length === 0) return { ...list, types: both(list.types, types) }
  if (days !== null && days !== 'any' && statuses.length + types.length === 0)
    return { ...list, from: days.from > list.from ? days.from : list.from, to: days.to < list.to ? days.to : list.to }
  return { ...list, conditions: [...list.conditions, condition] }
}

const isIn = (column: string, values: readonly string[] | null): readonly RawBuilder<SqlBool>[] => {
  if (values === null) return []
  return [values.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`]
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
    ],
    sql` and `,
  )}`
