import { calls, type CustomerBody } from '../../../src/api/contract/customers.ts'
import { newCustomer } from '../../../src/domain/customers/customer.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'

const body = (changes: Partial<CustomerBody> = {}): CustomerBody => ({
  ...newCustomer(),
  company_name: 'Công ty TNHH Chè Xanh',
  address: 'Số 3 phố Huế, Hà Nội',
  ...changes,
})

/** A new customer, with its id and version. */
const make = ({ admin }: ContractServer, changes: Partial<CustomerBody> = {}) =>
  admin.get(calls.createCustomer, { body: body(changes) })

/** A request that changes a new customer of the visitor's own company into another version. */
const changing = async (server: ContractServer, changes: Partial<CustomerBody> = {}) => {
  const { id, version } = await make(server)
  return { params: { id }, body: { ...body({ note: 'mới', ...changes }), version } }
}

const upload = (rows: readonly CustomerBody[], upload_key = newId()) => ({
  body: {
    payload: JSON.stringify(rows),
    file: new File(['x'], 'customers.xlsx'),
    upload_key,
    mode: 'all' as const,
  },
})

const merging = async (server: ContractServer, taxCodes: readonly [string, string]) => {
  const [stands, other] = [await make(server, { tax_code: taxCodes[0] }), await make(server, { tax_code: taxCodes[1] })]
  return { body: { customer_id: stands.id, merged_id: [other.id] } }
}

export const tests: CallTests<typeof calls> = {
  listCustomers: {
    admits: 'people of a company',
    request: () => ({
      body: { sort_columns: 'tax_code:desc', search_value: 'hoa binh', kind: 'company', page_size: '500' },
    }),
    refusals: {},
    toOtherCompany: { customers: [{ customer_code: 'HQ-K1' }], pagination: { total_elements: 1 } },
  },
  customerDetail: {
    admits: 'people of a company',
    request: async (server) => ({ params: { id: (await make(server)).id } }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(calls.customerDetail, { params: { id: 'unknown' } }) },
    toOtherCompany: 'record.absent',
  },
  createCustomer: {
    admits: 'people of a company',
    request: () => ({ body: body() }),
    refusals: {
      'fields.invalid': ({ admin }) => admin.ask(calls.createCustomer, { body: body({ company_name: ' ' }) }),
      async 'customer.changed'(server) {
        const { id } = await make(server)
        return server.admin.ask(calls.createCustomer, { body: { ...body({ company_name: 'Khác' }), id } })
      },
    },
    // A customer of its own, under a code that counts within the company.
    toOtherCompany: {},
  },
  changeCustomer: {
    admits: 'people of a company',
    request: (server) => changing(server),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(calls.changeCustomer, { params: { id: 'unknown' }, body: body() }),
      async 'fields.invalid'(server) {
        return server.admin.ask(calls.changeCustomer, await changing(server, { tax_code: '1' }))
      },
      async 'customer.changed'(server) {
        const { params, body: changed } = await changing(server)
        return server.admin.ask(calls.changeCustomer, { params, body: { ...changed, version: 'earlier' } })
      },
    },
    toOtherCompany: 'record.absent',
  },
  deleteCustomers: {
    admits: 'people of a company',
    request: async (server) => ({ body: { customer_id: [(await make(server)).id] } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(calls.deleteCustomers, { body: { customer_id: ['unknown'] } }),
    },
    toOtherCompany: 'record.absent',
  },
  uploadCustomers: {
    admits: 'people of a company',
    request: () => upload([body(), body()]),
    refusals: {
      'fields.invalid': ({ admin }) => admin.ask(calls.uploadCustomers, upload([])),
      async 'upload.changed'({ admin }) {
        const key = newId()
        await admin.get(calls.uploadCustomers, upload([body()], key))
        return admin.ask(calls.uploadCustomers, upload([body({ note: 'x' })], key))
      },
    },
    // Customers of its own.
    toOtherCompany: { success: 2 },
  },
  settleCustomers: {
    admits: 'people of a company',
    async request({ admin }) {
      const key = newId()
      await admin.get(calls.uploadCustomers, upload([body()], key))
      return { params: { key } }
    },
    refusals: {},
    toOtherCompany: { result: null },
  },
  lookUpCustomers: {
    admits: 'people of a company',
    request: () => ({ body: { search_value: 'hoa binh' } }),
    refusals: {},
    toOtherCompany: { customers: [{ customer_code: 'HQ-K1' }] },
  },
  customersOfTaxCode: {
    admits: 'people of a company',
    async request(server) {
      const tax_code = '0107001729'
      await make(server, { tax_code })
      return { body: { tax_code } }
    },
    refusals: {},
    toOtherCompany: { customers: [] },
  },
  sharedTaxCodes: {
    admits: 'people of a company',
    request: () => ({}),
    refusals: {},
    toOtherCompany: { shared: [], total: 0 },
  },
  mergeCustomers: {
    admits: 'people of a company',
    request: (server) => merging(server, ['0107001730', '0107001730']),
    refusals: {
      'record.absent': ({ admin }) =>
        admin.ask(calls.mergeCustomers, { body: { customer_id: 'unknown', merged_id: ['other'] } }),
      async 'customer.otherTaxCode'(server) {
        return server.admin.ask(calls.mergeCustomers, await merging(server, ['0107001731', '0107001732']))
      },
    },
    toOtherCompany: 'record.absent',
  },
}
