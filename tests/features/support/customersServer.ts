import * as v from 'valibot'
import type { CustomerRow } from '../../../src/api/contract/customers.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { newCustomer } from '../../../src/domain/customers/customer.ts'
import { createFakeServer } from './fakeServer.ts'
import { fakePage } from './fakePage.ts'

export const customerRow = (id: string, changes: Partial<CustomerRow> = {}): CustomerRow => ({
  ...newCustomer(),
  id,
  customer_code: id.toUpperCase(),
  company_name: `Công ty ${id}`,
  created_at: '2026-11-20T01:00:00.000Z',
  kind: 'company',
  ...changes,
})

const askedSchema = v.record(v.string(), v.string())

/** A server with these customers. */
export const serverWithCustomers = (customers: readonly CustomerRow[]) => {
  const server = createFakeServer()
  server.answerBy(contract.listCustomers, ({ body }) => {
    const asked = v.parse(askedSchema, body)
    const found = customers.filter(
      ({ company_name, kind }) =>
        company_name.includes(asked['search_value'] ?? '') && (asked['kind'] ?? kind) === kind,
    )
    const { rows, pagination } = fakePage(asked, found)
    return { customers: rows, pagination }
  })
  return server
}
