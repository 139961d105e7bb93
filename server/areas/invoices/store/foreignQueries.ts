import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import { foreignSortColumns } from '../../../../src/api/contract/invoiceForeign.ts'
import { foreignSignatures } from '../../../../src/domain/invoice/foreign/outcomes.ts'
import { containsAll, searchText } from '../../../store/matching.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import type { ForeignInvoice, ForeignInvoiceRow, ForeignInvoices } from './foreignInvoices.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    foreign_invoices: {
      company_id: string
      id: string
      form_no: string
      serial_no: string
      number: number
      xml_vs: string
      inv_date: string
      curr_cd: string
      buyer_nm: string
      tax_code: string
      net_amt: string
      tax_amt: string
      total_amt: string
      tax_auth_cd: string
      signature: string
      signed_by: string
      signed_at: string
      unknown_elements: string
      search_text: string
      xml: string
      added_by: string
      added_at: string
    }
  }
}

const listed = [
  'id',
  'form_no',
  'serial_no',
  'number',
  'xml_vs',
  'inv_date',
  'curr_cd',
  'buyer_nm',
  'tax_code',
  'net_amt',
  'tax_amt',
  'total_amt',
  'tax_auth_cd',
  'signature',
  'signed_by',
  'signed_at',
] as const

const order = {
  columns: foreignSortColumns,
  orderedBy: { inv_no: 'number' },
  otherwise: { column: 'inv_date', direction: 'desc' },
} as const

const signatureSchema = v.picklist(foreignSignatures)
const pathsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

type Listed = Pick<Selectable<Tables['foreign_invoices']>, (typeof listed)[number]>

const rowOf = (row: Listed): ForeignInvoiceRow => ({ ...row, signature: v.parse(signatureSchema, row.signature) })

const found = (row: Selectable<Tables['foreign_invoices']>): ForeignInvoice => {
  const { company_id: companyId, unknown_elements, search_text: _, added_by: addedBy, added_at: addedAt, ...rest } = row
  return {
    ...rest,
    ...rowOf(row),
    companyId,
    unknownElements: v.parse(pathsSchema, unknown_elements),
    addedBy,
    addedAt,
  }
}

const columnsOf = ({
  companyId: company_id,
  unknownElements,
  addedBy: added_by,
  addedAt: added_at,
  ...row
}: ForeignInvoice): Selectable<Tables['foreign_invoices']> => ({
  ...row,
  company_id,
  unknown_elements: JSON.stringify(unknownElements),
  search_text: searchText([
    `${row.form_no}${row.serial_no}-${row.number}`,
    row.buyer_nm,
    row.tax_code,
    row.tax_auth_cd,
  ]),
  added_by,
  added_at,
})

export const foreignIn = (db: Kysely<Tables>): ForeignInvoices => ({
  async insert(invoice) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('foreign_invoices')
      .values(columnsOf(invoice))
      .onConflict((conflict) => conflict.columns(['company_id', 'form_no', 'serial_no', 'number']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  async byId(companyId, id) {
    const row = await db
      .selectFrom('foreign_invoices')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : found(row)
  },
  async page(companyId, { from, to, words }, request) {
    const rows = db
      .selectFrom('foreign_invoices')
      .select([...listed])
      .where('company_id', '=', companyId)
      .where('inv_date', '>=', from)
      .where('inv_date', '<=', to)
      .where((expression) => containsAll(expression, [expression.ref('search_text')], words))
    const page = await pageOf(rows, request, order)
    return { ...page, items: page.items.map(rowOf) }
  },
  async remove(companyId, ids) {
    const rows = await db
      .deleteFrom('foreign_invoices')
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .returning([...listed])
      .execute()
    return rows.map(rowOf)
  },
})
