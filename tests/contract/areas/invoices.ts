import { invoiceList, type calls } from '../../../src/api/contract/invoices.ts'
import type { CallTests } from '../support/callTests.ts'
import { invoiceReaders, invoiceWriters, issuedInvoice, savedInvoice } from '../support/invoices.ts'

const { delete: remove, restore } = invoiceList

export const tests: CallTests<typeof calls> = {
  listInvoices: {
    admits: invoiceReaders,
    request: () => ({ query: { sort_columns: 'buyer_nm:desc', search_value: 'hoa lan' } }),
    refusals: {},
    toOtherCompany: { invoices: [], pagination: { total_elements: 0 } },
  },
  countInvoices: {
    admits: invoiceReaders,
    request: () => ({ query: { start_date: '2026-07-01', end_date: '2026-12-31' } }),
    refusals: {},
    toOtherCompany: { counts: [] },
  },
  deleteInvoices: {
    admits: invoiceWriters,
    request: async (server) => ({ body: { sid: [(await savedInvoice(server)).sid] } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(remove, { body: { sid: ['unknown'] } }),
      'invoice.notDraft': async (server) =>
        server.admin.ask(remove, { body: { sid: [(await issuedInvoice(server)).generated.sid] } }),
    },
    toOtherCompany: 'record.absent',
  },
  restoreInvoices: {
    admits: invoiceWriters,
    async request(server) {
      const body = { sid: [(await savedInvoice(server)).sid] }
      await server.admin.get(remove, { body })
      return { body }
    },
    refusals: {
      'invoice.notRestorable': ({ admin }) => admin.ask(restore, { body: { sid: ['unknown'] } }),
    },
    toOtherCompany: 'invoice.notRestorable',
  },
  searchInvoices: {
    admits: invoiceReaders,
    request: () => ({ body: { search_value: 'hoa lan', tax_code: '0100109106' } }),
    refusals: {},
    toOtherCompany: { invoices: [], pagination: { total_elements: 0 } },
  },
  sumInvoices: {
    admits: invoiceReaders,
    request: () => ({ body: { search_value: 'hoa lan' } }),
    refusals: {},
    toOtherCompany: { count: 0, total_vnd: '0' },
  },
}
