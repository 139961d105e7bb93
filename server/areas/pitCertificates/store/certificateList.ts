import { certificateForm } from '../../../../src/domain/pitCertificate/fields.ts'
import { certificateStatuses } from '../../../../src/domain/pitCertificate/status.ts'
import type { ListOf } from '../../../lists/description.ts'
import type { SearchedFilter } from '../../../lists/listPage.ts'
import { countedColumn, describedList } from '../../../lists/schema/describedList.ts'
import { shownValues } from '../../../lists/shown.ts'
import { listed } from './migrations/0057-pit-certificates.ts'
import type { PitCertificateFilter } from './pitCertificates.ts'
import { statusNames } from './statusNames.ts'

export const statusColumn = countedColumn(
  listed,
  'etax_status',
  shownValues(certificateStatuses, (status) => statusNames[status]),
)
/** Their texts are searched with the others of a row. */
const symbolColumn = countedColumn(listed, 'serial_no')
const incomeTypeColumn = countedColumn(listed, 'income_type')
const incomeYearColumn = countedColumn(listed, 'income_year')

/** Columns that a list is put into order by, under the names that are asked for. */
const orderedBy = {
  refid: 'refid',
  serial_no: 'serial_no',
  inv_no: 'number_order',
  taxpayer_nm: 'taxpayer_nm',
  taxpayer_taxcd: 'taxpayer_taxcd',
  income_type: 'income_type',
  income_year: 'income_year',
  final_income_amt: 'income_order',
  final_income_tax: 'tax_order',
  etax_status: 'etax_status',
} as const

const amountOrders: readonly string[] = ['final_income_amt', 'final_income_tax']

/** Null for the order by day, and for amounts where they may not be seen. */
export const orderColumn = (asked: string, withAmounts: boolean): string | null => {
  if (!withAmounts && amountOrders.includes(asked)) return null
  return Object.entries(orderedBy).find(([name]) => name === asked)?.[1] ?? null
}

/** The list of certificates, as migration 0057 has made its tables. */
export const certificateList: ListOf<'pit_certificates', 'pit_certificate_tallies'> = {
  table: 'pit_certificates',
  tallies: 'pit_certificate_tallies',
  ...describedList(listed, [statusColumn, symbolColumn, incomeTypeColumn, incomeYearColumn]),
}

const oneOf = (value: string | null): readonly string[] | null => (value === null ? null : [value])

/** What is asked of the list for what is asked of certificates, but for one person and for corrections. */
export const certificateListFilter = ({
  from,
  to,
  words: searched,
  statuses,
  symbol,
  incomeType,
  incomeYear,
}: Omit<PitCertificateFilter, 'taxpayer' | 'feature'>): SearchedFilter => ({
  part: certificateForm,
  from,
  to,
  words: searched,
  chosen: [
    { column: statusColumn, values: statuses },
    { column: symbolColumn, values: oneOf(symbol) },
    { column: incomeTypeColumn, values: oneOf(incomeType) },
    { column: incomeYearColumn, values: oneOf(incomeYear) },
  ],
})
