import { beforeAll, describe, expect, it } from 'vitest'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSteps, lineSaid } from './support/invoices.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()

/** Amounts of the invoice in its currency, the rate, and what they come to in đồng, each counted by hand. */
const foreign = [
  // 100.1 and 10.01 at 25,450.75: 2,547,620.075, 254,762.0075 and 2,802,382.0825.
  { curr_cd: 'USD', ex_rate: '25450.75', price: '100.1', vnd: ['2547620', '254762', '2802382'] },
  // 0.02 and 0 at 25: half a đồng goes up.
  { curr_cd: 'JPY', ex_rate: '25', price: '0.02', vnd: ['1', '0', '1'] },
  // 0.5 and 0.05 at 1.01: 0.505, 0.0505 and 0.5555, each rounded by itself.
  { curr_cd: 'KRW', ex_rate: '1.01', price: '0.5', vnd: ['1', '0', '1'] },
] as const

/** Of 15 digits: the sum of a few is more than a number of JavaScript holds exactly. */
const largest = Array.from({ length: 10 }, (_one, at) => String(909_090_909_090_900 + at))

describe.each(databases.map((database) => [database.kind, database] as const))(
  'Sums of e-invoices in đồng, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    let visitor: Visitor
    let key: SigningKey
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'admin@tokhai.example')
      key = await demoKey(server.folder)
      await declareInvoices(server.location)
      await putInvoiceTemplateInUse(server.location, { serial_no: 'C26TAS' })
    })
    const { generated, issue } = invoiceSteps(() => ({ visitor, key }))
    const listed = async (search_value: string) =>
      (await visitor.get(contract.searchInvoices, { body: { search_value, page_number: '0', page_size: '20' } }))
        .invoices

    it('are those of the rows, each at its own exchange rate and rounded once', async () => {
      for (const { curr_cd, ex_rate, price } of foreign) {
        const lines = [lineSaid({ quantity: '1', price, vat_rate: '10%' })]
        await issue(await generated({ serial_no: 'C26TAS', company_name: 'Ngoại tệ', curr_cd, ex_rate, lines }))
      }
      const rows = await listed('ngoai te')
      for (const { curr_cd, vnd } of foreign)
        expect(rows.find((row) => row.curr_cd === curr_cd)?.total_vnd, curr_cd).toBe(vnd[2])
      const sums = await visitor.get(contract.sumInvoices, { body: { search_value: 'ngoai te' } })
      expect(sums).toEqual({ count: 3, net_vnd: '2547622', tax_vnd: '254762', total_vnd: '2802384' })
    })

    it('are exact where they are more than a number of JavaScript holds', async () => {
      for (const price of largest)
        await issue(
          await generated({
            serial_no: 'C26TAS',
            company_name: 'Lớn nhất',
            lines: [lineSaid({ quantity: '1', price, vat_rate: 'KCT' })],
          }),
        )
      const rows = await listed('lon nhat')
      expect(rows.map(({ total_vnd }) => total_vnd).toSorted()).toEqual(largest)
      const sum = String(largest.reduce((total, amount) => total + BigInt(amount), 0n))
      const sums = await visitor.get(contract.sumInvoices, { body: { search_value: 'lon nhat' } })
      expect(sums).toEqual({ count: 10, net_vnd: sum, tax_vnd: '0', total_vnd: sum })
    })
  },
)
