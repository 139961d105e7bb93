import { demoCompany } from '../../../server/companies/demo/company.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { invoiceChecks, type calls } from '../../../src/api/contract/invoiceChecks.ts'
import { mostRunRows } from '../../../src/domain/documents/issueRuns.ts'
import { invoiceSaid } from '../../server/support/invoices.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor } from '../support/contractServer.ts'
import { beside } from '../support/hsm.ts'
import { invoiceWriters, issuedInvoice } from '../support/invoices.ts'

const manySymbol = 'C26TZN'
const insertedAtOnce = 200

/** One more draft than a run carries. */
const manyDrafts = onceFor((server) =>
  beside(server, async ({ invoices }) => {
    const content = invoiceSaid({ serial_no: manySymbol })
    for (let made = 0; made < mostRunRows + 1; made += insertedAtOnce) {
      const count = Math.min(insertedAtOnce, mostRunRows + 1 - made)
      await invoices.insert(
        demoCompany.id,
        Array.from({ length: count }, (_, index) => ({
          id: newId(),
          year: 2026,
          reference: `HD20261120-${made + index}`,
          contentHash: String(made + index),
          content,
          given: { lookup_cd: String(made + index), made_by: '' },
          madeAt: '2026-11-20T00:00:00.000Z',
        })),
      )
    }
  }),
)

export const tests: CallTests<typeof calls> = {
  checkInvoicesToIssue: {
    admits: invoiceWriters,
    async request(server) {
      return { body: { of: 'selected', sid: [(await issuedInvoice(server)).generated.sid] } }
    },
    refusals: {
      async 'invoice.tooManyToIssue'(server) {
        await manyDrafts(server)
        return server.admin.ask(invoiceChecks.checkToIssue, { body: { of: 'list', serial_no: manySymbol } })
      },
    },
    toOtherCompany: { invoices: [] },
  },
}
