import type { ApiClient } from '../../../api/client.ts'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { pageSizes } from '../../../api/contract/paging.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import type { ListExporting } from '../../../records/export/listExporting.ts'
import { readInvoices } from '../queries/invoices.ts'

/** A hundred pages: what a minute brings. */
const exportedAtMost = 10_000

/** How the list is written to a spreadsheet, with the columns that its user sees. */
export const invoiceExporting = (api: ApiClient, sheetName: string): ListExporting<InvoiceRow> => ({
  fileName: 'E_INVOICES_LIST',
  sheetName,
  most: exportedAtMost,
  pageSize: Math.max(...pageSizes),
  readPage: async (place, signal) => valueOrThrow(await readInvoices(api, place, {}, signal)).invoices,
})
