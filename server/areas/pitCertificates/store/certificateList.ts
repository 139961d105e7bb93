import { sql, type SqlBool } from 'kysely'
import { certificateForm } from '../../../../src/domain/pitCertificate/fields.ts'
import { certificateStatuses } from '../../../../src/domain/pitCertificate/status.ts'
import type { CountedColumn, Days, ListOf, SearchedWords } from '../../../lists/description.ts'
import type { SearchedFilter } from '../../../lists/listPage.ts'
import { shownValues } from '../../../lists/shown.ts'
import { namesOtherDay } from './migrations/0057-pit-certificates.ts'
import type { PitCertificateFilter } from './pitCertificates.ts'
import { statusNames } from './statusNames.ts'

export const statusColumn: CountedColumn<'etax_status'> = {
  name: 'etax_status',
  byDay: 'pit_certificates_by_status_day',
  values: shownValues(certificateStatuses, (status) => statusNames[status]),
}

/** Its texts are searched with the others of a row. */
const countedOnly = <Name extends 'serial_no' | 'income_type' | 'income_year'>(name: Name): CountedColumn<Name> => ({
  name,
  byDay: `pit_certificates_by_${name}_day`,
  values: [],
})
const symbolColumn = countedOnly('serial_no')
const incomeTypeColumn = countedOnly('income_type')
const incomeYearColumn = countedOnly('income_year')

const dayOf = (digits: string): string => digits.replace(/^(....)(..)/, '$1-$2-')

/** The days whose own references begin as a word does (`newReference`); null for every other word. */
const referenceDays = (word: string): Days | null => {
  const [, digits] = /^pit((?:19|20)\d{2,6})/.exec(word) ?? []
  return digits === undefined ? null : { from: dayOf(digits.padEnd(8, '0')), to: dayOf(digits.padEnd(8, '9')) }
}

const words: SearchedWords = {
  text: sql<string>`(search_text || '\n' || issued_text)`,
  daysNamed: referenceDays,
  sqlite: {
    trigrams: 'pit_certificate_index',
    vocabulary: 'pit_certificate_vocabulary',
    numbers: 'pit_certificate_numbers',
    number: 'search_number',
    byNumber: 'pit_certificates_by_search_number',
    otherDays: { index: 'pit_certificates_of_other_days', condition: sql.raw<SqlBool>(namesOtherDay.sqlite) },
  },
  postgres: {
    terms: sql`pit_certificate_terms(company_id, inv_date, search_text || e'\n' || issued_text)`,
    otherDays: sql.raw<SqlBool>(namesOtherDay.postgres),
  },
}

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

/** The list of certificates, as migration 0057 has made its indexes. */
export const certificateList: ListOf<'pit_certificates', 'pit_certificate_tallies'> = {
  table: 'pit_certificates',
  tallies: 'pit_certificate_tallies',
  part: 'form_no',
  day: 'inv_date',
  byDay: 'pit_certificates_by_day',
  counted: [statusColumn, symbolColumn, incomeTypeColumn, incomeYearColumn],
  sorted: Object.values(orderedBy).map((name) => ({ name, index: `pit_certificates_by_${name}` })),
  words,
}

const oneOf = (value: string | null): readonly string[] | null => (value === null ? null : [value])

/** What is asked of the list for what is asked of certificates, but for one person. */
export const certificateListFilter = ({
  from,
  to,
  words: searched,
  statuses,
  symbol,
  incomeType,
  incomeYear,
}: Omit<PitCertificateFilter, 'taxpayer'>): SearchedFilter => ({
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
