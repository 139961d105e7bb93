import type { calls } from '../../../src/api/contract/invoiceChoices.ts'
import type { CallTests } from '../support/callTests.ts'
import { invoiceReaders, issuedInvoice } from '../support/invoices.ts'

export const tests: CallTests<typeof calls> = {
  invoiceShops: {
    admits: invoiceReaders,
    request: () => ({ query: { search_value: 'sao mai' } }),
    refusals: {},
    toOtherCompany: { shops: [], has_more: false },
  },
  invoiceMakers: {
    admits: invoiceReaders,
    async request(server) {
      await issuedInvoice(server)
      return { body: { search_value: '' } }
    },
    refusals: {},
    toOtherCompany: { makers: [], has_more: false },
  },
}
