import { calls, type ItemBody } from '../../../src/api/contract/items.ts'
import { newItem } from '../../../src/domain/items/item.ts'
import type { ItemRow } from '../../../src/domain/items/row.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'

const body = (changes: Partial<ItemBody> = {}): ItemBody => ({
  ...newItem(),
  item_name: 'Chè sen',
  uom: 'hộp',
  unit_prc: '1234.5',
  ...changes,
})

/** A new item, with its id and version. */
const makeItem = ({ admin }: ContractServer) => admin.get(calls.createItem, { body: body() })

/** A request that changes a new item of the visitor's own company into another version. */
const changing = async (server: ContractServer, changes: Partial<ItemBody> = {}) => {
  const { id, version } = await makeItem(server)
  return { params: { id }, body: { ...body({ memo: 'mới', ...changes }), version } }
}

const row = (changes: Partial<ItemRow> = {}): ItemRow => ({
  item_code: newId(),
  item_name: 'Chè sen',
  item_kname: 'Lotus tea',
  curr_cd: 'VND',
  unit_prc: '1234.5',
  vat_rate: '0.08',
  uom: 'hộp',
  memo: '',
  not_reduced: '',
  special_consumption: '',
  ...changes,
})

const upload = (rows: readonly ItemRow[], upload_key = newId()) => ({
  body: {
    payload: JSON.stringify(rows),
    status: '1' as const,
    file: new File(['x'], 'items.xlsx'),
    upload_key,
    mode: 'all' as const,
  },
})

export const tests: CallTests<typeof calls> = {
  listItems: {
    admits: 'people of a company',
    request: () => ({
      query: { sort_columns: 'unit_prc:desc', search_value: 'che xanh', vat_rate: '0.08', page_size: '500' },
    }),
    refusals: {},
    toOtherCompany: { items: [{ item_code: 'HQ-1' }], pagination: { total_elements: 1 } },
  },
  itemDetail: {
    admits: 'people of a company',
    request: async (server) => ({ params: { id: (await makeItem(server)).id } }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(calls.itemDetail, { params: { id: 'unknown' } }) },
    toOtherCompany: 'record.absent',
  },
  createItem: {
    admits: 'people of a company',
    request: () => ({ body: body() }),
    refusals: {
      'fields.invalid': ({ admin }) => admin.ask(calls.createItem, { body: body({ item_name: ' ' }) }),
      async 'item.changed'(server) {
        const { id } = await makeItem(server)
        return server.admin.ask(calls.createItem, { body: { ...body({ item_name: 'Chè khác' }), id } })
      },
    },
    // An item of its own, under a code that counts within the company.
    toOtherCompany: {},
  },
  changeItem: {
    admits: 'people of a company',
    request: (server) => changing(server),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(calls.changeItem, { params: { id: 'unknown' }, body: body() }),
      async 'fields.invalid'(server) {
        return server.admin.ask(calls.changeItem, await changing(server, { unit_prc: 'much' }))
      },
      async 'item.changed'(server) {
        const { params, body: changed } = await changing(server)
        return server.admin.ask(calls.changeItem, { params, body: { ...changed, version: 'earlier' } })
      },
    },
    toOtherCompany: 'record.absent',
  },
  deleteItems: {
    admits: 'people of a company',
    request: async (server) => ({ body: { item_id: [(await makeItem(server)).id] } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(calls.deleteItems, { body: { item_id: ['unknown'] } }),
    },
    toOtherCompany: 'record.absent',
  },
  uploadItems: {
    admits: 'people of a company',
    request: () => upload([row(), row()]),
    refusals: {
      'fields.invalid': ({ admin }) => admin.ask(calls.uploadItems, upload([])),
      async 'upload.changed'({ admin }) {
        const key = newId()
        await admin.get(calls.uploadItems, upload([row()], key))
        return admin.ask(calls.uploadItems, upload([row()], key))
      },
    },
    // Items of its own.
    toOtherCompany: { success: 2 },
  },
  settleUpload: {
    admits: 'people of a company',
    async request({ admin }) {
      const key = newId()
      await admin.get(calls.uploadItems, upload([row()], key))
      return { params: { key } }
    },
    refusals: {},
    toOtherCompany: { result: null },
  },
}
