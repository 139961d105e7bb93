import { sql, type Kysely } from 'kysely'
import { declarationSortColumns, type DeclarationListItem } from '../../../../src/api/contract/declarations.ts'
import type { DeclarationFilter, Declarations } from './declarations.ts'
import { tallied } from './declaration-counts.ts'
import { contains, containsAll } from '../../../store/matching.ts'
import { searchedText, type Proposed, type SearchIndex } from './search-index.ts'
import type { ListLimits } from '../../../store/connection.ts'
import type { Tables } from '../../../store/tables.ts'

interface Order {
  readonly column: (typeof declarationSortColumns)[number]
  readonly direction: 'asc' | 'desc'
}

const opposite = { asc: 'desc', desc: 'asc' } as const

const filtered = (db: Kysely<Tables>, companyId: string, { from, to, words, statuses, type }: DeclarationFilter) => {
  let matching = db
    .selectFrom('declarations')
    .where('declarations.company_id', '=', companyId)
    .where('register_date', '>=', from)
    .where('register_date', '<=', to)
  if (statuses !== null) matching = matching.where('noti_cd_tax', 'in', statuses)
  if (type !== null) matching = matching.where('decl_type', '=', type)
  if (words.length > 0)
    matching = matching.where((expression) =>
      containsAll(expression, [expression.ref('search_text'), expression.ref('answer_text')], words),
    )
  return matching
}

/** The rows of the ids, in their order. */
const itemsOf = async (
  db: Kysely<Tables>,
  companyId: string,
  ids: readonly string[],
): Promise<readonly DeclarationListItem[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('declarations')
    .select([
      'id as declaration_id',
      'decl_form_no',
      'register_date',
      'decl_type',
      'noti_cd_tax',
      'noti_nm_tax',
      'reference',
      'pos_key',
      'tr_cd_tax',
    ])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.declaration_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Reads inside the index of the order's column; the later half of a list is read from its end. */
const inOrder = async (
  matching: ReturnType<typeof filtered>,
  { column, direction }: Order,
  { offset, size, total }: { offset: number; size: number; total: number },
): Promise<readonly string[]> => {
  const count = Math.min(size, total - offset)
  if (count <= 0) return []
  const isLater = offset > total / 2
  const way = isLater ? opposite[direction] : direction
  const rows = await matching
    .select('declarations.id')
    .orderBy(column, way)
    .orderBy('declarations.id', way)
    .limit(count)
    .offset(isLater ? total - offset - count : offset)
    .execute()
  return (isLater ? rows.toReversed() : rows).map(({ id }) => id)
}

interface Found {
  readonly total: number
  readonly ids: readonly string[]
}

/** Checks all that an index proposes, counts what is left and puts it into order. */
const proposedInOrder = async (
  db: Kysely<Tables>,
  proposed: Proposed,
  { companyId, filter }: { companyId: string; filter: DeclarationFilter },
  { column, direction }: Order,
  { offset, size }: { offset: number; size: number },
): Promise<Found> => {
  const { from, to, words, statuses, type } = filter
  const conditions = [
    sql`declarations.company_id = ${companyId}`,
    sql`register_date >= ${from}`,
    sql`register_date <= ${to}`,
    ...(statuses === null ? [] : [sql`noti_cd_tax in (${sql.join(statuses)})`]),
    ...(type === null ? [] : [sql`decl_type = ${type}`]),
    ...words.map((word) => contains(searchedText, word)),
  ]
  const way = sql.raw(direction)
  const { rows } = await sql<{ total: number | string; id: string | null }>`
    with hits as materialized (
      select declarations.id as id, ${sql.ref(column)} as place from ${proposed}
      where ${sql.join(conditions, sql` and `)}),
    page as (select id, place from hits order by place ${way}, id ${way} limit ${size} offset ${offset})
    select counted.total, page.id from (select count(*) as total from hits) as counted left join page on true
    order by page.place ${way}, page.id ${way}`.execute(db)
  return { total: Number(rows[0]?.total ?? 0), ids: rows.flatMap(({ id }) => id ?? []) }
}

/**
 * A page of the list, newest day first unless asked otherwise; the id breaks ties in the same direction, so that pages
 * neither repeat nor skip a row. The total is exact: without words it is the sum of the tallies, with words all matching rows are counted.
 */
export const declarationPage =
  (db: Kysely<Tables>, index: SearchIndex, limits: ListLimits): Declarations['page'] =>
  async (companyId, filter, { number, size, sort }) => {
    const order: Order = {
      column: declarationSortColumns.find((name) => name === sort?.column) ?? 'register_date',
      direction: sort?.direction ?? 'desc',
    }
    const offset = number * size
    const answer = async ({ total, ids }: Found) => ({ items: await itemsOf(db, companyId, ids), total })
    const matching = filtered(db, companyId, filter)
    const all = await tallied(db, companyId, filter)
    if (filter.words.length === 0)
      return answer({ total: all, ids: await inOrder(matching, order, { offset, size, total: all }) })

    const proposed = all <= limits.read ? null : await index.propose(companyId, filter.words)
    if (proposed !== null)
      return answer(await proposedInOrder(db, proposed, { companyId, filter }, order, { offset, size }))

    const { count } = await matching
      .select((expression) => expression.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    const total = Number(count)
    return answer({ total, ids: await inOrder(matching, order, { offset, size, total }) })
  }
