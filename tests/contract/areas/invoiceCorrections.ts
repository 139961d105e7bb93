import { correctionsOfInvoice, type calls } from '../../../src/api/contract/invoiceCorrections.ts'
import type { CallTests } from '../support/callTests.ts'
import { unknown } from '../support/families/ground.ts'
import { invoiceReaders, issuedInvoice } from '../support/invoices.ts'

export const tests: CallTests<typeof calls> = {
  correctionsOfInvoice: {
    admits: invoiceReaders,
    request: async (server) => ({ params: { id: (await issuedInvoice(server)).generated.sid } }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(correctionsOfInvoice, unknown) },
    toOtherCompany: 'record.absent',
  },
}
