import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { declarationSortColumns } from '../../../src/api/contract/declarations.ts'
import type { Declarations } from '../declarations.ts'
import { keptStatusSchema } from './kept-status.ts'
import { containsAll } from './matching.ts'
import type { Tables } from './tables.ts'

/**
 * A page of the list, newest day first unless asked otherwise; the id breaks ties in the same direction, so that pages
 * neither repeat nor skip a row. The inner query stays inside one index; only the rows of the page are read.
 */
export const declarationPage =
  (db: Kysely<Tables>): Declarations['page'] =>
  async (companyId, { from, to, words, statuses, type }, { number, size, sort }) => {
    let matching = db
      .selectFrom('declarations')
      .where('company_id', '=', companyId)
      .where('register_date', '>=', from)
      .where('register_date', '<=', to)
    if (statuses !== null) matching = matching.where('noti_cd_tax', 'in', statuses)
    if (type !== null) matching = matching.where('decl_type', '=', type)
    if (words.length > 0)
      matching = matching.where((expression) =>
        containsAll(expression, [expression.ref('search_text'), expression.ref('answer_text')], words),
      )
    const column = declarationSortColumns.find((name) => name === sort?.column) ?? 'register_date'
    const direction = sort?.direction ?? 'desc'
    const { total } = await matching
      .select((expression) => expression.fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const items = await db
      .selectFrom(
        matching
          .select('id as page_id')
          .orderBy(column, direction)
          .orderBy('id', direction)
          .limit(size)
          .offset(number * size)
          .as('page'),
      )
      .innerJoin('declarations', 'declarations.id', 'page.page_id')
      .select([
        'declarations.id as declaration_id',
        'decl_form_no',
        'register_date',
        'decl_type',
        'noti_cd_tax',
        'noti_nm_tax',
        'reference',
        'pos_key',
        'tr_cd_tax',
      ])
      .orderBy(column, direction)
      .orderBy('declarations.id', direction)
      .execute()
    return { items, total: Number(total) }
  }

/** Counts by status over the same rows as an unfiltered list of these days. */
export const declarationCounts =
  (db: Kysely<Tables>): Declarations['counts'] =>
  async (companyId, { from, to }) => {
    const rows = await db
      .selectFrom('declarations')
      .select(['noti_cd_tax', (expression) => expression.fn.countAll().as('count')])
      .where('company_id', '=', companyId)
      .where('register_date', '>=', from)
      .where('register_date', '<=', to)
      .groupBy('noti_cd_tax')
      .execute()
    return rows.map(({ noti_cd_tax, count }) => ({
      status: v.parse(keptStatusSchema, noti_cd_tax),
      count: Number(count),
    }))
  }
