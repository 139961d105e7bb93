import { sql, type Kysely } from 'kysely'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { channel } from '../../../server/areas/invoices/store/columns.ts'
import type { DatabaseKind } from '../../../server/store/migrations/schemaBuilder.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { manyBuyers, withBuyers } from './manyBuyers.ts'
import { cases, chosen, dialects, literal, spread, writtenAtOnce } from './manyRows.ts'
import { withoutIndexes } from './withoutIndexes.ts'

/** The year over which they are spread, up to the day on which the list is asked. */
export const invoiceYear = { first: '2025-12-01', last: '2026-11-30', days: 365 } as const

/** Who makes them: each as many. */
export const makers = [1, 2, 3, 4, 5].map((number) => `019e0000-0000-7000-8000-00000000000${number}`)

/** Behind the letter of the code and the year, each as many. */
const symbols = ['TAA', 'TBB', 'TCC', 'TDD', 'THN', 'TSG', 'TDN', 'TXK']

const symbolOf = cases(
  `i % ${symbols.length}`,
  symbols.map((symbol, at) => [String(at), literal(symbol)]),
)

const statuses = [
  ...Array.from({ length: 93 }, () => 'accepted'),
  'sent',
  'sent',
  'rejected',
  'draft',
  'draft',
  'draft',
  'draft',
]

/** So many of the last bits of a product are alike in rows side by side. */
const alikeBits = 10

/** Signs that look like chance, as in references and lookup codes. */
const signs = (factor: number, many: number): string =>
  Array.from(
    { length: many },
    (_, at) =>
      `substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + cast(((i * ${factor}) >> ${alikeBits + 5 * at}) & 31 as integer), 1)`,
  ).join(' || ')

/** Texts that are the same in every row. */
const same: Readonly<Record<string, string>> = {
  company_id: demoCompany.id,
  channel,
  xml_vs: '2.1.0',
  form_no: '1',
  curr_cd: 'VND',
  shop_id: '',
  etax_rslt: '',
  guid: '',
  sign_by: '',
  requested_at: '',
  answered_at: '',
  filed_hash: '',
  corrects_sid: '',
  corrected_by_sid: '',
  noticed: '',
}

/** What differs from row to row, as SQL over `named` and `bench_buyers`. */
const own = ({ padded }: (typeof dialects)[DatabaseKind]): Readonly<Record<string, string>> => ({
  year: 'cast(substr(day, 1, 4) as integer)',
  refid: 'refid',
  serial_no: 'serial',
  inv_date: 'day',
  inv_feature: `case when i % 300 = 1 then '1' when i % 300 = 2 then '2' else '0' end`,
  corrected_by: `case when i % 300 = 3 then '1' when i % 300 = 4 then '2' else '' end`,
  lookup_cd: 'lookup',
  made_by: 'maker',
  customer_id: 'bench_buyers.id',
  buyer_nm: 'name',
  tax_code: 'tax_code',
  email: 'email',
  number: `case when is_issued then cast(number as integer) end`,
  number_order: `case when is_issued then ${padded('number', 8)} else '' end`,
  issued_as: `case when is_issued then serial || '-' || number else '' end`,
  issued_text: `case when is_issued then lower(serial) || '-' || number || ${literal('\n')} || lower(lookup) else '' end`,
  net_amt: `cast(10 * tenth as text)`,
  tax_amt: `cast(tenth as text)`,
  total_amt: `cast(11 * tenth as text)`,
  net_vnd: '10 * tenth',
  tax_vnd: 'tenth',
  total_vnd: '11 * tenth',
  total_order: padded('11 * tenth', 15),
  tax_auth_cd: `case when status = 'accepted' then 'M1-26-' || lookup else '' end`,
  etax_status: 'status',
  content_hash: 'cast(i as text)',
  search_text: `lower(refid) || ${literal('\n')} || lower(serial) || ${literal('\n')} || searched`,
})

/** Three of ten have no buyer, one of a hundred is the same one's, and the others' buyers differ in how much they buy. */
const buyer = `case when i % 10 < 3 then 0 when i % 100 = 99 then 7
  else 1 + ${spread(2654435761, manyBuyers)} * ${spread(3266489917, manyBuyers)} / ${manyBuyers} end`

/**
 * Makes invoices of the demo company by statements, with the texts that the store would write: in the order of their days, over a year, with
 * symbols, statuses, makers, buyers and amounts independent of one another. What they say is left out, as no list reads it.
 */
export const fillInvoices = async (db: Kysely<Tables>, kind: DatabaseKind, rows: number): Promise<void> => {
  const dialect = dialects[kind]
  const { numbers, day, hex } = dialect
  const differing = own(dialect)
  const columns = ['id', ...Object.keys(same), ...Object.keys(differing)]
  const values = [
    `'019c0000-0000-7000-8000-' || ${hex('i', 12)}`,
    ...Object.values(same).map(literal),
    ...Object.values(differing),
  ]
  const statement = (from: number) => `insert into invoices (${columns.join(', ')})
    ${numbers(Math.min(writtenAtOnce, rows - from), from)},
    drawn as (select i, i / ${symbols.length} + 1 as number, ${day(rows, invoiceYear)} as day,
      ${chosen(2246822519, statuses)} as status, ${chosen(374761393, makers)} as maker, ${buyer} as buyer,
      (1 + ${spread(668265263, 4000)}) * 1250 as tenth, ${symbolOf} as symbol from counted),
    named as (select drawn.*, status in ('sent', 'accepted') as is_issued, 'C' || substr(day, 3, 2) || symbol as serial,
      'HD' || replace(day, '-', '') || '-' || ${signs(754974721001, 6)} as refid, ${signs(1099087573001, 8)} || ${signs(909091282651, 7)} as lookup from drawn)
    select ${values.join(', ')} from named join bench_buyers on bench_buyers.place = named.buyer`
  await withBuyers(db, () =>
    withoutIndexes(db, kind, 'invoices', async () => {
      for (let from = 0; from < rows; from += writtenAtOnce) await sql.raw(statement(from)).execute(db)
    }),
  )
}
