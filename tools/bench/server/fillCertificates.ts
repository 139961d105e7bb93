import { sql, type Kysely } from 'kysely'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { DatabaseKind } from '../../../server/store/migrations/schemaBuilder.ts'
import { searchText } from '../../../server/store/matching.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { certificateForm } from '../../../src/domain/pitCertificate/fields.ts'
import { incomeKinds } from '../../../src/domain/pitCertificate/incomeKinds.ts'
import { chosen, dialects, literal, persons, writtenAtOnce } from './manyRows.ts'

const statuses = [
  'accepted',
  'accepted',
  'accepted',
  'accepted',
  'accepted',
  'accepted',
  'accepted',
  'sent',
  'rejected',
  'draft',
]

/** Texts that are the same in every row. */
const same: Readonly<Record<string, string>> = {
  company_id: demoCompany.id,
  xml_vs: '2.1.1',
  form_no: certificateForm,
  inv_feature: '',
  corrects_sid: '',
  corrected_by: '',
  corrected_by_sid: '',
  taxpayer_eml: '',
  income_from_mon: '01',
  income_to_mon: '12',
  etax_rslt: '',
  guid: '',
  tax_auth_cd: '',
  lookup_cd: '',
  sign_by: '',
  requested_at: '',
  answered_at: '',
  filed_hash: '',
}

/** What differs from row to row, as SQL over `named`. */
const own: Readonly<Record<string, string>> = {
  refid: 'refid',
  issued_as: `serial || '-' || number`,
  serial_no: 'serial',
  number: 'number',
  number_order: 'padded',
  inv_date: 'day',
  taxpayer_nm: 'person',
  taxpayer_taxcd: 'code',
  income_type: 'income',
  income_year: 'substr(day, 1, 4)',
  year: 'cast(substr(day, 1, 4) as integer)',
  final_income_amt: '20000000 + i % 1000',
  final_income_before_tax: '15000000',
  final_income_tax: '1500000',
  income_order: 'padded',
  tax_order: 'padded',
  etax_status: 'status',
  content_hash: 'cast(i as text)',
  search_text: 'searched',
  issued_text: `lower(serial) || '-' || number`,
}

/**
 * Makes PIT certificates of the demo company by statements, with the texts that the store would write: in the order of their days, over 1,200
 * days, statuses, kinds of income and people independent of one another.
 */
export const fillCertificates = async (db: Kysely<Tables>, kind: DatabaseKind, rows: number): Promise<void> => {
  const { numbers, day, hex } = dialects[kind]
  const folded = incomeKinds.map((income) => searchText([income]))
  const columns = ['id', ...Object.keys(same), ...Object.keys(own)]
  const values = [
    `'019b0000-0000-7000-8000-' || ${hex('i', 12)}`,
    ...Object.values(same).map(literal),
    ...Object.values(own),
  ]
  for (let from = 0; from < rows; from += writtenAtOnce)
    await sql
      .raw(`insert into pit_certificates (${columns.join(', ')})
    ${numbers(writtenAtOnce, from)},
    days as (select i, i + 1 as number, ${day(rows)} as day, ${chosen(2246822519, statuses)} as status, ${chosen(2654435761, persons)} as person,
      ${chosen(3266489917, incomeKinds)} as income, ${chosen(3266489917, folded)} as income_text from counted),
    coded as (select days.*, 'CT' || substr(day, 3, 2) || 'AA' as serial, substr('0000000' || number, -8) as padded,
      'PIT' || replace(day, '-', '') || '-' || upper(${hex('(i * 7919 + 12345) % 16777216', 6)}) as refid,
      substr('00000000000' || (i % 40000), -12) as code from days),
    named as (select coded.*, lower(refid) || ' ' || lower(serial) || ' ' || person || ' ' || code || ' ' || income_text as searched from coded)
    select ${values.join(', ')} from named`)
      .execute(db)
}
