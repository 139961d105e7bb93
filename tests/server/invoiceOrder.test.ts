import { expect, it } from 'vitest'
import { orderColumn } from '../../server/areas/invoices/store/invoiceList.ts'
import { invoiceSortColumns } from '../../src/api/contract/invoices.ts'

it('puts the list of invoices into order by each column that is offered', () => {
  const byDay = invoiceSortColumns.filter((column) => orderColumn(column) === 'inv_date')
  expect(byDay).toEqual(['inv_date'])
})
