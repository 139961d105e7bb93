import * as v from 'valibot'
import { idSchema } from '../../../api/contract/ids.ts'
import { invoiceSortColumns } from '../../../api/contract/invoices.ts'
import { sortSchema } from '../../../api/contract/paging.ts'
import { daySchema } from '../../../domain/dates.ts'
import { invoiceStatuses } from '../../../domain/invoice/status.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** The search parameters that narrow the list. */
export const invoiceFilterNames = [
  'status',
  'symbol',
  'maker',
  'customer',
  'from',
  'to',
  'least',
  'most',
  'mail',
] as const

const wholeAmount = v.pipe(v.string(), v.regex(/^\d{1,15}$/))

/** Order and filters of the list of e-invoices: newest first. Which buyer it is narrowed to stands in no address (`usePeoplePlace`). */
export const invoiceShape = {
  defaultSort: 'inv_date:desc',
  sort: sortSchema(invoiceSortColumns),
  filters: {
    status: v.picklist(invoiceStatuses),
    symbol: v.pipe(v.string(), v.regex(/^[0-9A-Z]{1,6}$/)),
    maker: idSchema,
    customer: idSchema,
    from: daySchema,
    to: daySchema,
    least: wholeAmount,
    most: wholeAmount,
    mail: v.literal('failed'),
  } satisfies Record<(typeof invoiceFilterNames)[number], v.GenericSchema<string, string>>,
} satisfies ListShape
