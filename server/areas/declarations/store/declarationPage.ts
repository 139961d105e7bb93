import { type Kysely } from 'kysely'
import { declarationSortColumns, type DeclarationListItem } from '../../../../src/api/contract/declarations.ts'
import type { Tables } from '../../../store/tables.ts'
import { tallied } from './declarationCounts.ts'
import type { Declarations } from './declarations.ts'
import { foundByWords } from './foundByWords.ts'
import { isCorrected } from '../../../../src/domain/declaration/correction.ts'
import { readPage } from './listOrder.ts'
import { narrowedBy } from './narrowed.ts'
import type { Order, Placed } from './placed.ts'
import type { SearchParts } from './proposals.ts'

/** The rows as the list shows them, in their order. */
const itemsOf = async (
  db: Kysely<Tables>,
  companyId: string,
  placed: readonly Placed[],
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

/**
 * A page of the list, newest day first unless asked otherwise; the id breaks ties in the same direction, so that pages neither repeat nor
 * skip a row. Without words the total is the sum of the tallies and exact; with words see `foundByWords`.
 */
export const declarationPage =
  (parts: SearchParts): Declarations['page'] =>
  async (companyId, { words, ...filter }, { number, size, sort }) => {
    const order: Order = {
      column: declarationSortColumns.find((name) => name === sort?.column) ?? 'register_date',
      direction: sort?.direction ?? 'desc',
    }
    const span = { offset: number * size, size }
    const list = narrowedBy(companyId, filter)
    if (words.length > 0) {
      const { total, isMinimum, rows } = await foundByWords(parts, list, { words, order }, span)
      return { items: await itemsOf(parts.db, companyId, rows), total, isMinimum }
    }
    const total = await tallied(parts.db, list)
    const rows = await readPage(parts, list, order, { ...span, total })
    return { items: await itemsOf(parts.db, companyId, rows), total, isMinimum: false }
  }
