import { beforeAll, describe, expect, it } from 'vitest'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { newCustomer } from '../../src/domain/customers/customer.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSteps } from './support/invoices.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'E-invoices of a customer, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    let visitor: Visitor
    let key: SigningKey
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'admin@tokhai.example')
      key = await demoKey(server.folder)
      await declareInvoices(server.location)
      await putInvoiceTemplateInUse(server.location, { serial_no: 'C26TCU' })
    })
    const { accepted } = invoiceSteps(() => ({ visitor, key }))

    const customer = async (company_name: string) => {
      const body = { ...newCustomer(), company_name, tax_code: '0101248141', id: '' }
      return (await visitor.get(contract.createCustomer, { body })).id
    }
    const invoiceFor = async (customer_id: string) => (await accepted({ serial_no: 'C26TCU', customer_id })).sid
    const merge = (customer_id: string, merged_id: readonly string[]) =>
      visitor.get(contract.mergeCustomers, { body: { customer_id, merged_id: [...merged_id] } })
    const found = async (customer_id: string) => {
      const body = { search_value: '', customer_id }
      const { invoices } = await visitor.get(contract.searchInvoices, {
        body: { ...body, page_number: '0', page_size: '10' },
      })
      const { count, total_vnd } = await visitor.get(contract.sumInvoices, { body })
      return { sids: new Set(invoices.map(({ sid }) => sid)), count, total_vnd }
    }

    it('are found with the customer that stands for the one they name, after every merge', async () => {
      const [first, second, third] = [await customer('Bia A'), await customer('Bia B'), await customer('Bia C')]
      const [ofFirst, ofSecond] = [await invoiceFor(first), await invoiceFor(second)]
      expect(await found(first)).toEqual({ sids: new Set([ofFirst]), count: 1, total_vnd: '702000' })
      await merge(second, [first])
      const both = { sids: new Set([ofFirst, ofSecond]), count: 2, total_vnd: '1404000' }
      expect(await found(second)).toEqual(both)
      await merge(third, [second])
      expect(await found(third)).toEqual(both)
      expect(await found(first)).toEqual(both)
    })

    it('are none for a customer that there is not, and for one of another company', async () => {
      expect(await found('unknown')).toEqual({ sids: new Set(), count: 0, total_vnd: '0' })
      const id = await customer('Bia D')
      await invoiceFor(id)
      const stranger = await signInAs(server.origin, 'admin@huongque.example')
      const { count } = await stranger.get(contract.sumInvoices, { body: { search_value: '', customer_id: id } })
      expect(count).toBe(0)
    })
  },
)
