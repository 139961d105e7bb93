import type { calls } from '../../../src/api/contract/invoiceLines.ts'
import type { CallTests } from '../support/callTests.ts'
import { invoiceReaders, savedInvoice } from '../support/invoices.ts'

const days = { start_date: '2026-11-01', end_date: '2026-11-30' }

export const tests: CallTests<typeof calls> = {
  invoiceLines: {
    admits: invoiceReaders,
    request: async (server) => {
      await savedInvoice(server)
      return { query: { ...days, page_size: '5' } }
    },
    refusals: {},
    toOtherCompany: { invoices: [] },
  },
  searchInvoiceLines: {
    admits: invoiceReaders,
    request: async (server) => {
      await savedInvoice(server)
      return { body: { ...days, search_value: 'hoa' } }
    },
    refusals: {},
    toOtherCompany: { invoices: [] },
  },
}
