import { invoiceMatters, type calls } from '../../../src/api/contract/invoiceMatters.ts'
import type { CallTests } from '../support/callTests.ts'
import { unknown } from '../support/families/ground.ts'
import { acceptedInvoice, invoiceReaders, invoiceWriters, issuedInvoice, savedInvoice } from '../support/invoices.ts'

const { resendEmail, mails } = invoiceMatters
const emails = ['ke.toan@example.vn']

export const tests: CallTests<typeof calls> = {
  checkInvoiceStatus: {
    admits: invoiceReaders,
    request: async (server) => ({ body: { sid: [(await issuedInvoice(server)).generated.sid] } }),
    refusals: {},
    toOtherCompany: { invoices: [] },
  },
  existIssuedInvoices: {
    admits: invoiceReaders,
    request: async (server) => {
      const { form_no: form, serial_no: symbol } = (await issuedInvoice(server)).body
      return { params: { form, symbol, day: '2026-11-19' } }
    },
    refusals: {},
    toOtherCompany: { exists: false, last_date: '', last_no: '' },
  },
  resendInvoiceEmail: {
    admits: invoiceWriters,
    request: async (server) => ({ body: { sid: await acceptedInvoice(server), emails } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(resendEmail, { body: { sid: 'unknown', emails } }),
      'invoice.notIssued': async (server) =>
        server.admin.ask(resendEmail, { body: { sid: (await savedInvoice(server)).sid, emails } }),
      async 'request.tooMany'(server) {
        const body = { sid: await acceptedInvoice(server), emails }
        await server.admin.get(resendEmail, { body })
        return server.admin.ask(resendEmail, { body })
      },
    },
    toOtherCompany: 'record.absent',
  },
  invoiceMails: {
    admits: invoiceReaders,
    request: async (server) => ({ params: { id: (await issuedInvoice(server)).generated.sid } }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(mails, unknown) },
    toOtherCompany: 'record.absent',
  },
  invoiceSymbols: {
    admits: invoiceReaders,
    request: () => ({ query: { invoice_date: '2026-11-20' } }),
    refusals: {},
    // Its own template alone.
    toOtherCompany: { symbols: [{ smbl_type: 'T', next_no: '1' }] },
  },
}
