import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely'
import type { PitCertificateRow } from '../../../../src/api/contract/pitCertificates.ts'
import { isRowCorrected } from '../../../documents/corrected.ts'
import { listPage } from '../../../lists/listPage.ts'
import { isAskedFor } from '../../../lists/matching.ts'
import type { Connection } from '../../../store/connection.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import { amountText } from './amounts.ts'
import { certificateList, certificateListFilter, orderColumn } from './certificateList.ts'
import type { ListRequest, PitCertificateFilter, PitCertificates } from './pitCertificates.ts'

const columns = [
  'id',
  'refid',
  'form_no',
  'serial_no',
  'number_order',
  'inv_date',
  'inv_feature',
  'corrected_by',
  'taxpayer_nm',
  'taxpayer_taxcd',
  'taxpayer_eml',
  'income_type',
  'income_from_mon',
  'income_to_mon',
  'income_year',
  'income_order',
  'tax_order',
  'etax_status',
  'etax_rslt',
  'content_hash',
  'filed_hash',
  'number',
  'final_income_amt',
  'final_income_tax',
] as const

type Row = Pick<Selectable<Tables['pit_certificates']>, (typeof columns)[number]>

const rowOf = (row: Row, withAmounts: boolean): PitCertificateRow => ({
  sid: row.id,
  refid: row.refid,
  form_no: row.form_no,
  serial_no: row.serial_no,
  inv_no: row.number === null ? '' : String(row.number),
  inv_date: row.inv_date,
  inv_feature: row.inv_feature,
  corrected_by: row.corrected_by,
  taxpayer_nm: row.taxpayer_nm,
  taxpayer_taxcd: row.taxpayer_taxcd,
  taxpayer_eml: row.taxpayer_eml,
  income_type: row.income_type,
  income_from_mon: row.income_from_mon,
  income_to_mon: row.income_to_mon,
  income_year: row.income_year,
  etax_status: row.etax_status,
  etax_rslt: row.etax_rslt,
  is_corrected: isRowCorrected(row),
  final_income_amt: withAmounts ? amountText(row.final_income_amt) : null,
  final_income_tax: withAmounts ? amountText(row.final_income_tax) : null,
})

const sortOf = ({ sort, withAmounts }: ListRequest): ListRequest['sort'] => {
  const column = sort === null ? null : orderColumn(sort.column, withAmounts)
  if (sort === null) return null
  return {
    column: column ?? 'inv_date',
    direction: column === null && sort.column !== 'inv_date' ? 'desc' : sort.direction,
  }
}

/** As the index of corrections says it, which is then used (migration 0063). */
const isCorrection = sql<SqlBool>`inv_feature <> '0'`

/** Certificates of one person, and those that correct others, are few: an index of them finds them. */
const ofFew = async (
  db: Kysely<Tables>,
  companyId: string,
  { taxpayer, feature, ...listed }: PitCertificateFilter,
  request: ListRequest,
) => {
  const rows = db
    .selectFrom('pit_certificates')
    .select([...columns])
    .where(isAskedFor(certificateList, companyId, certificateListFilter(listed)))
    .$if(taxpayer !== null, (query) => query.where('taxpayer_taxcd', '=', taxpayer ?? ''))
    .$if(feature !== null, (query) => query.where('inv_feature', '=', feature ?? '').where(isCorrection))
  return pageOf(
    rows,
    { ...request, sort: sortOf(request) },
    { columns, otherwise: { column: 'inv_date', direction: 'desc' } },
  )
}

/** A page of the list (`listPage`), of one person's certificates, or of those that correct others. */
export const certificatePage = (connection: Connection): PitCertificates['page'] => {
  const { db } = connection
  const pageOfList = listPage(connection, certificateList)
  return async (companyId, filter, request) => {
    const { withAmounts } = request
    if (filter.taxpayer !== null || filter.feature !== null) {
      const found = await ofFew(db, companyId, filter, request)
      return { ...found, items: found.items.map((row) => rowOf(row, withAmounts)) }
    }
    const { rows: placed, ...found } = await pageOfList(companyId, certificateListFilter(filter), {
      ...request,
      sort: sortOf(request),
    })
    if (placed.length === 0) return { items: [], ...found }
    const rows = await db
      .selectFrom('pit_certificates')
      .select([...columns])
      .where('company_id', '=', companyId)
      .where(
        'id',
        'in',
        placed.map(({ id }) => id),
      )
      .execute()
    const byId = new Map(rows.map((row) => [row.id, rowOf(row, withAmounts)]))
    return { items: placed.flatMap(({ id }) => byId.get(id) ?? []), ...found }
  }
}
