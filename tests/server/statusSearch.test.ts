import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statusesLabelled } from '../../server/areas/declarations/store/statusNames.ts'
import { contract } from '../../src/api/contract/contract.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'

it.each([
  ['Chấp nhận', ['accepted']],
  ['  khong  CHAP nhan ', ['refused']],
  ['Accepted', ['accepted']],
  ['승인', ['accepted']],
  ['đang xử lý', ['sent', 'received']],
  ['chấp', null],
  ['chấp nhận TK2026', null],
  ['', null],
])('%j is the label of %j', (typed, statuses) => {
  expect(statusesLabelled(typed)).toEqual(statuses)
})

describe('the list', () => {
  let folder: string
  let server: TestServer
  let admin: Visitor
  beforeAll(async () => {
    folder = await makeFolder()
    server = await startTestServer(testConfig(folder))
    admin = await signInAs(server.origin, 'admin@tokhai.example')
  })
  afterAll(async () => {
    await server.close()
    await removeFolder(folder)
  })

  const statusesOf = async (query: Record<string, string>) => {
    const { declarations } = await admin.get(contract.listDeclarations, { query: { ...query, page_size: '100' } })
    return [...new Set(declarations.map(({ noti_cd_tax }) => noti_cd_tax))].toSorted()
  }

  it('finds by the whole label of a status that status alone, though another label holds it', async () => {
    expect(await statusesOf({})).toEqual(expect.arrayContaining(['accepted', 'refused']))
    expect(await statusesOf({ search_value: 'chấp nhận' })).toEqual(['accepted'])
    expect(await statusesOf({ search_value: 'Không chấp nhận' })).toEqual(['refused'])
  })

  it('keeps the filter by status beside it', async () => {
    expect(await statusesOf({ search_value: 'chấp nhận', status: 'accepted' })).toEqual(['accepted'])
    expect(await statusesOf({ search_value: 'chấp nhận', status: 'refused' })).toEqual([])
  })
})
