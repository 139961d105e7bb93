import type { Page } from 'playwright-core'
import { contract } from '../../../src/api/contract/contract.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { usualRate } from '../../../src/domain/invoice/rates.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'
import { invoiceSaid, lineSaid } from '../../server/support/invoices.ts'

/** What a form says of a VAT invoice that may be issued today under a symbol of the demo. */
export const invoiceOfToday = async (writer: Visitor, changes: Partial<InvoiceContent>): Promise<InvoiceContent> => {
  const inv_date = vietnamDay(new Date())
  const { symbols } = await writer.get(contract.invoiceSymbols, { query: { invoice_date: inv_date } })
  const usable = symbols.find(({ form_no, problem }) => form_no === '1' && problem === '')
  if (usable === undefined) throw new Error('no VAT invoice can be issued today')
  const lines = [lineSaid({ vat_rate: usualRate(inv_date) })]
  return invoiceSaid({ inv_date, serial_no: usable.serial_no, lines, ...changes })
}

/** The row of an invoice for a company that buys, in the list. */
export const invoiceRow = (page: Page, buyer: string) =>
  page.getByRole('grid', { name: 'E-invoices' }).getByRole('row').filter({ hasText: buyer }).first()
