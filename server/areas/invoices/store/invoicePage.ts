import type { Kysely, Selectable } from 'kysely'
import type { InvoiceRow } from '../../../../src/api/contract/invoices.ts'
import { isRowCorrected } from '../../../documents/corrected.ts'
import { listPage } from '../../../lists/listPage.ts'
import type { Connection } from '../../../store/connection.ts'
import { pageOf, type PageRequest } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import { dongText } from './amounts.ts'
import { invoiceList, invoiceListFilter, orderColumn } from './invoiceList.ts'
import type { Invoices } from './invoices.ts'
import { isListed, narrowedRows } from './narrowedRows.ts'

const columns = [
  'id',
  'refid',
  'form_no',
  'serial_no',
  'number',
  'number_order',
  'inv_date',
  'inv_feature',
  'corrected_by',
  'customer_id',
  'buyer_nm',
  'tax_code',
  'email',
  'curr_cd',
  'net_amt',
  'tax_amt',
  'total_amt',
  'total_order',
  'total_vnd',
  'etax_status',
  'etax_rslt',
  'tax_auth_cd',
  'lookup_cd',
  'noticed',
  'made_by',
  'content_hash',
  'filed_hash',
] as const

/** So many invoices are read and put into order in some milliseconds. */
const putIntoOrder = 1000

type Row = Pick<Selectable<Tables['invoices']>, (typeof columns)[number]>

const rowOf = (row: Row, maker: string): InvoiceRow => ({
  sid: row.id,
  refid: row.refid,
  form_no: row.form_no,
  serial_no: row.serial_no,
  inv_no: row.number === null ? '' : String(row.number),
  inv_date: row.inv_date,
  inv_feature: row.inv_feature,
  corrected_by: row.corrected_by,
  customer_id: row.customer_id,
  buyer_nm: row.buyer_nm,
  tax_code: row.tax_code,
  email: row.email,
  curr_cd: row.curr_cd,
  net_amt: row.net_amt,
  tax_amt: row.tax_amt,
  total_amt: row.total_amt,
  total_vnd: dongText(row.total_vnd),
  etax_status: row.etax_status,
  etax_rslt: row.etax_rslt,
  tax_auth_cd: row.tax_auth_cd,
  lookup_cd: row.etax_status === 'accepted' ? row.lookup_cd : '',
  noticed: row.noticed,
  made_by: row.made_by,
  made_by_nm: maker,
  is_corrected: isRowCorrected(row),
})

const sortOf = ({ sort }: PageRequest): PageRequest['sort'] =>
  sort === null ? null : { column: orderColumn(sort.column), direction: sort.direction }

/** Rows with the names of who made them. */
const named = async (db: Kysely<Tables>, companyId: string, rows: readonly Row[]): Promise<readonly InvoiceRow[]> => {
  const ids = [...new Set(rows.map(({ made_by }) => made_by))].filter((id) => id !== '')
  const accounts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('accounts')
          .select(['id', 'name'])
          .where('company_id', '=', companyId)
          .where('id', 'in', ids)
          .execute()
  const names = new Map(accounts.map(({ id, name }) => [id, name]))
  return rows.map((row) => rowOf(row, names.get(row.made_by) ?? ''))
}

/** A page of the list (`listPage`), of one buyer's invoices, or of those that come to so much. */
export const invoicePage = (connection: Connection): Invoices['page'] => {
  const { db } = connection
  const pageOfList = listPage(connection, invoiceList)
  return async (companyId, filter, request) => {
    const sorted = { ...request, sort: sortOf(request) }
    if (!isListed(filter)) {
      const rows = narrowedRows(db, companyId, filter).select([...columns])
      const found = await pageOf(rows, sorted, {
        columns,
        otherwise: { column: 'inv_date', direction: 'desc' },
        putIntoOrder,
      })
      return { ...found, items: await named(db, companyId, found.items) }
    }
    const { rows: placed, ...found } = await pageOfList(companyId, invoiceListFilter(filter), sorted)
    if (placed.length === 0) return { items: [], ...found }
    const ids = placed.map(({ id }) => id)
    const rows = await db
      .selectFrom('invoices')
      .select([...columns])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const inOrder = ids.flatMap((id) => byId.get(id) ?? [])
    return { items: await named(db, companyId, inOrder), ...found }
  }
}
