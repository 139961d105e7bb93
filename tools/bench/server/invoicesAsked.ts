import type { Kysely } from 'kysely'
import { narrowedAs, type AskedNarrowing } from '../../../server/areas/invoices/store/narrowed.ts'
import type { InvoiceFilter, Invoices } from '../../../server/areas/invoices/store/invoices.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { PageRequest } from '../../../server/store/page.ts'
import type { Tables } from '../../../server/store/tables.ts'
import type { Asked } from './askedFigures.ts'
import { invoiceYear, makers } from './fillInvoices.ts'
import { buyerAt } from './manyBuyers.ts'

/** Milliseconds (p95) that a list may take, and what finds one invoice or one buyer's. */
const aims = { list: 60, one: 15 } as const

interface Narrowing extends Partial<AskedNarrowing> {
  readonly from?: string
  readonly customer?: string
}

const filterOf = ({ from = '2022-07-01', customer, search_value = '', ...asked }: Narrowing): InvoiceFilter => ({
  ...narrowedAs({ search_value, ...asked }),
  from,
  to: invoiceYear.last,
  shops: null,
  customers: customer === undefined ? null : [customer],
})

/** Firsts of the days that the list offers: a week, a month, 3 and 6 months until its last. */
const presets = {
  'last week': '2026-11-23',
  'last month': '2026-10-30',
  'last 3 months': '2026-08-30',
  'last 6 months': '2026-05-30',
}

/** An issued invoice of a named buyer from the middle of the year. */
const someInvoice = (db: Kysely<Tables>, rows: number) =>
  db
    .selectFrom('invoices')
    .select(['refid', 'issued_as', 'tax_code', 'lookup_cd', 'buyer_nm', 'customer_id'])
    .where('company_id', '=', demoCompany.id)
    .where(
      'id',
      '>',
      `019c0000-0000-7000-8000-${Math.floor(rows / 2)
        .toString(16)
        .padStart(12, '0')}`,
    )
    .where('number', 'is not', null)
    .where('customer_id', '<>', '')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()

/** The filters of the list, each alone and some together. */
const narrowings = (customer: string, taxCode: string): Readonly<Record<string, Narrowing>> => {
  const most = buyerAt(7)
  return {
    'first page': {},
    ...Object.fromEntries(Object.entries(presets).map(([name, from]) => [name, { from }])),
    drafts: { status: 'draft' },
    accepted: { status: 'accepted' },
    unsettled: { unsettled: 'true' },
    'of one symbol': { serial_no: 'C26THN' },
    'of one maker': { made_by: makers[2] },
    'of one buyer': { customer },
    'of the greatest buyer': { customer: most.id },
    'of one tax code': { tax_code: taxCode },
    'of the tax code of the greatest buyer': { tax_code: most.taxCode },
    'amount from 40 million': { amount_from: '40000000' },
    'amount between two near ones': { amount_from: '20000000', amount_to: '20050000' },
    'one amount': { amount_from: '20006250', amount_to: '20006250' },
    'drafts from 40 million of last month': { from: presets['last month'], status: 'draft', amount_from: '40000000' },
    'accepted ones of a symbol and a maker': { status: 'accepted', serial_no: 'C26THN', made_by: makers[2] },
    'those that replace others': { nature: 'replacing' },
    'replaced ones': { nature: 'replaced' },
    'of which a mail failed': { mail: 'failed' },
  }
}

/** What lists, counts and sums of `rows` invoices are asked, as the routes ask the store. */
export const invoicesAsked = async (
  db: Kysely<Tables>,
  { page, counts, sums }: Invoices,
  rows: number,
): Promise<readonly Asked[]> => {
  const some = await someInvoice(db, rows)
  const of = (name: string, narrowing: Narrowing, aim: number, request: Partial<PageRequest> = {}): Asked => ({
    name,
    aim,
    ask: () => page(demoCompany.id, filterOf(narrowing), { number: 0, size: 10, sort: null, ...request }),
  })
  const search = (what: string, search_value: string, aim: number = aims.list): Asked =>
    of(`search for ${what} "${search_value}"`, { search_value }, aim)
  const summed = (name: string, narrowing: Narrowing): Asked => ({
    name,
    aim: aims.list,
    ask: () => sums(demoCompany.id, filterOf(narrowing)),
  })
  const lists = Object.entries(narrowings(some.customer_id, some.tax_code))
  return [
    ...lists.map(([name, narrowing]) => of(name, narrowing, aims.list)),
    of('middle page', {}, aims.list, { number: rows / 20 }),
    of('last page', {}, aims.list, { number: rows / 10 - 1 }),
    of('middle page of a symbol', { serial_no: 'C26THN' }, aims.list, { number: Math.floor(rows / 180) }),
    of('by total', {}, aims.list, { sort: { column: 'total_amt', direction: 'desc' } }),
    of('by buyer', {}, aims.list, { sort: { column: 'buyer_nm', direction: 'asc' } }),
    search('a number', some.issued_as, aims.one),
    search('the digits of a number', some.issued_as.slice(7), aims.one),
    search('a tax code', some.tax_code, aims.one),
    search('a lookup code', some.lookup_cd, aims.one),
    search('a reference', some.refid, aims.one),
    search('a buyer', some.buyer_nm),
    search('a part of names', 'an phát'),
    search('two parts of names', 'vận tải hải phòng'),
    search('people who are not named', 'khách lẻ'),
    search('a status', 'chấp nhận'),
    search('a day and a name', '15/06/2026 an phát'),
    search('nothing', 'nothing-like-it'),
    { name: 'counts by status', aim: aims.list, ask: () => counts(demoCompany.id, filterOf({})) },
    summed('sums', {}),
    summed('sums of last month', { from: presets['last month'] }),
    summed('sums of one symbol', { serial_no: 'C26THN' }),
    summed('sums of one buyer', { customer: some.customer_id }),
    summed('sums of a search', { search_value: some.buyer_nm }),
  ]
}
