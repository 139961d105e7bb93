import { calls, type ShopBody } from '../../../src/api/contract/shops.ts'
import { newShop } from '../../../src/domain/shop/shop.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'

const body = (changes: Partial<ShopBody> = {}): ShopBody => ({ ...newShop(), name: 'Quầy Tân Định', ...changes })

/** A new shop, with its id and version. */
const makeShop = ({ admin }: ContractServer) => admin.get(calls.createShop, { body: body() })

/** A request that changes a new shop of the visitor's own company into another version. */
const changing = async (server: ContractServer, changes: Partial<ShopBody> = {}) => {
  const { id, version } = await makeShop(server)
  return { params: { id }, body: { ...body({ address: 'Hà Nội', ...changes }), version } }
}

const invalid = (visitor: Visitor) => visitor.ask(calls.createShop, { body: body({ name: ' ' }) })

/** A demo shop in which somebody works. */
const usedShop = async ({ admin }: ContractServer): Promise<string> => {
  const { shops } = await admin.get(calls.listShops, { query: { search_value: 'SMX-HN01' } })
  return shops[0]?.id ?? ''
}

export const tests: CallTests<typeof calls> = {
  listShops: {
    admits: 'people of a company',
    request: () => ({ query: { sort_columns: 'address:desc', search_value: 'sao mai' } }),
    refusals: {},
    toOtherCompany: { shops: [], pagination: { total_elements: 0 } },
  },
  findPos: {
    admits: 'people of a company',
    request: () => ({ query: { pdf_id: '', search_value: 'SI-0 dong anh' } }),
    refusals: {},
    toOtherCompany: { pos_id: [] },
  },
  shopDetail: {
    admits: 'people of a company',
    request: async (server) => ({ params: { id: (await makeShop(server)).id } }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(calls.shopDetail, { params: { id: 'unknown' } }) },
    toOtherCompany: 'record.absent',
  },
  createShop: {
    admits: 'administrators of a company',
    request: () => ({ body: body({ shop_code: newId() }) }),
    refusals: {
      'fields.invalid': ({ admin }) => invalid(admin),
      async 'shop.changed'(server) {
        const { id } = await makeShop(server)
        return server.admin.ask(calls.createShop, { body: { ...body({ name: 'Quầy khác' }), id } })
      },
    },
    // A shop of its own, under a code that counts within the company.
    toOtherCompany: {},
  },
  changeShop: {
    admits: 'administrators of a company',
    request: (server) => changing(server),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(calls.changeShop, { params: { id: 'unknown' }, body: body() }),
      async 'fields.invalid'(server) {
        return server.admin.ask(calls.changeShop, await changing(server, { email: 'nobody' }))
      },
      async 'shop.changed'(server) {
        const { params, body: changed } = await changing(server)
        return server.admin.ask(calls.changeShop, { params, body: { ...changed, version: 'earlier' } })
      },
    },
    toOtherCompany: 'record.absent',
  },
  deleteShops: {
    admits: 'administrators of a company',
    request: async (server) => ({ body: { shop_id: [(await makeShop(server)).id] } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(calls.deleteShops, { body: { shop_id: ['unknown'] } }),
      async 'shop.inUse'(server) {
        return server.admin.ask(calls.deleteShops, { body: { shop_id: [await usedShop(server)] } })
      },
    },
    toOtherCompany: 'record.absent',
  },
}
