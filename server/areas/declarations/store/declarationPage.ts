import type { Kysely } from 'kysely'
import type { DeclarationListItem } from '../../../../src/api/contract/declarations.ts'
import type { Tables } from '../../../store/tables.ts'
import { declarationList, declarationListFilter } from './declarationList.ts'
import type { Declarations } from './declarations.ts'
import { isCorrected } from '../../../../src/domain/declaration/correction.ts'
import { listPage } from '../../../lists/listPage.ts'
import type { RowKey } from '../../../lists/order.ts'
import type { Connection } from '../../../store/connection.ts'

/** The rows as the list shows them, in their order. */
const itemsOf = async (
  db: Kysely<Tables>,
  companyId: string,
  placed: readonly RowKey[],
): Promise<readonly DeclarationListItem[]> => {
  if (placed.length === 0) return []
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
      'content_hash',
      'filed_hash',
      'confirm_until',
      'explain_until',
    ])
    .where('company_id', '=', companyId)
    .where(
      'id',
      'in',
      placed.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(
    rows.map(({ content_hash: contentHash, filed_hash: filedHash, ...row }) => [
      row.declaration_id,
      { ...row, is_corrected: isCorrected({ status: row.noti_cd_tax, contentHash, filedHash }) },
    ]),
  )
  return placed.flatMap(({ id }) => byId.get(id) ?? [])
}

/** A page of the list (`listPage`). */
export const declarationPage = (connection: Connection): Declarations['page'] => {
  const pageOf = listPage(connection, declarationList)
  return async (companyId, filter, request) => {
    const { rows, ...found } = await pageOf(companyId, declarationListFilter(filter), request)
    return { items: await itemsOf(connection.db, companyId, rows), ...found }
  }
}
