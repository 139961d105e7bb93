import type { Kysely } from 'kysely'
import { declarationSortColumns } from '../../../src/api/contract/declarations.ts'
import type { Declarations } from '../declarations.ts'
import { contains } from './matching.ts'
import type { Tables } from './tables.ts'

/**
 * A page of the list, newest day first unless asked otherwise; the id breaks ties in the same direction, so that pages
 * neither repeat nor skip a row. The inner query stays inside one index; only the rows of the page are read.
 */
export const declarationPage =
  (db: Kysely<Tables>): Declarations['page'] =>
  async (companyId, { from, to, search }, { number, size, sort }) => {
    let matching = db
      .selectFrom('declarations')
      .where('company_id', '=', companyId)
      .where('register_date', '>=', from)
      .where('register_date', '<=', to)
    if (search.trim() !== '')
      matching = matching.where((expression) =>
        expression.or([
          contains(expression.ref('search_text'), search),
          contains(expression.ref('answer_text'), search),
          contains(expression.fn<string>('lower', ['tr_cd_tax']), search),
        ]),
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
