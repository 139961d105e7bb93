import { invoiceStatuses } from '../../../../src/domain/invoice/status.ts'
import type { ListOf } from '../../../lists/description.ts'
import type { SearchedFilter } from '../../../lists/listPage.ts'
import { countedColumn, describedList } from '../../../lists/schema/describedList.ts'
import { shownValues } from '../../../lists/shown.ts'
import { channel } from './columns.ts'
import type { InvoiceFilter } from './invoices.ts'
import { listed } from './migrations/0070-invoices.ts'
import { statusNames } from './statusNames.ts'

export const statusColumn = countedColumn(
  listed,
  'etax_status',
  shownValues(invoiceStatuses, (status) => statusNames[status]),
)
/** Its texts are searched with the others of a row. */
const symbolColumn = countedColumn(listed, 'serial_no')
const makerColumn = countedColumn(listed, 'made_by')
export const shopColumn = countedColumn(listed, 'shop_id')

/** Columns that a list is put into order by, under the names that are asked for; amounts are in order by what they are in đồng. */
const orderedBy = {
  refid: 'refid',
  serial_no: 'serial_no',
  inv_no: 'number_order',
  buyer_nm: 'buyer_nm',
  tax_code: 'tax_code',
  total_amt: 'total_order',
  etax_status: 'etax_status',
} as const

/** The day, where it is asked for, or anything that no list is in order by. */
export const orderColumn = (asked: string): string =>
  Object.entries(orderedBy).find(([name]) => name === asked)?.[1] ?? 'inv_date'

/** The list of invoices, as migrations 0070 and 0081 have made its tables. */
export const invoiceList = {
  table: 'invoices',
  tallies: 'invoice_tallies',
  fewTallies: 'invoice_day_tallies',
  ...describedList(listed, [statusColumn, symbolColumn, makerColumn, shopColumn]),
} as const satisfies ListOf<'invoices', 'invoice_tallies'>

const oneOf = (value: string | null): readonly string[] | null => (value === null ? null : [value])

type Listed = Pick<InvoiceFilter, 'from' | 'to' | 'words' | 'statuses' | 'symbol' | 'madeBy' | 'shops'>

/** What is asked of the list for what is asked of invoices, but for buyers and amounts. */
export const invoiceListFilter = ({ from, to, words, statuses, symbol, madeBy, shops }: Listed): SearchedFilter => ({
  part: channel,
  from,
  to,
  words,
  chosen: [
    { column: statusColumn, values: statuses },
    { column: symbolColumn, values: oneOf(symbol) },
    { column: makerColumn, values: oneOf(madeBy) },
    { column: shopColumn, values: shops },
  ],
})
