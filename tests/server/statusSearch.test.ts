import { beforeAll, describe, expect, it } from 'vitest'
import { statusNames } from '../../server/areas/declarations/store/statusNames.ts'
import { searchedAs } from '../../server/lists/shown.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { authorityStatuses } from '../../src/domain/declaration/status.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { serverForTests } from './support/serverForTests.ts'

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
  expect(searchedAs(typed, null, authorityStatuses, (status) => statusNames[status]).values).toEqual(statuses)
})

describe('the list', () => {
  const server = serverForTests()
  let admin: Visitor
  beforeAll(async () => {
    admin = await signInAs(server.origin, 'admin@tokhai.example')
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
