import { describe } from 'vitest'
import { contract } from '../../../src/api/contract/contract.ts'
import { asVisitor } from '../support/fixtures.ts'
import { invoiceOfToday } from '../support/invoices.ts'
import { itIsIssuedByEachWay } from '../support/issuingWays.ts'

const fixture = asVisitor()

describe('an e-invoice', () => {
  itIsIssuedByEachWay(fixture, {
    userId: 'admin@tokhai.example',
    path: 'sale/e-invoice',
    one: 'e-invoice',
    grid: 'E-invoices',
    accepted: 'Code given',
    heads: { table: 'invoices', named: 'buyer_nm' },
    async saveDraft(writer, company_name) {
      const said = await invoiceOfToday(writer, { company_name })
      await writer.get(contract.saveInvoiceDraft, { body: { version: '', ...said } })
    },
  })
})
