import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { grantablePermissions, type Permission } from '../../src/domain/session.ts'
import { callTests } from './support/callTests.ts'
import { startContractServer, type ContractServer } from './support/contractServer.ts'
import { body } from './support/users.ts'

const userId = 'user@tokhai.example'

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

/** Gives the demo user these rights and no others, as an administrator does it. */
const grant = async (permissions: readonly Permission[]): Promise<void> => {
  const { admin } = server
  const { users } = await admin.get(contract.listUsers, { query: { search_value: userId } })
  const user = users.find(({ user_id }) => user_id === userId)
  if (user === undefined) throw new Error(`there is no user ${userId}`)
  const { id, version, full_name } = user
  const changed = { full_name, password: '', permissions: permissions.filter((each) => each !== 'settings') }
  await admin.get(contract.changeUser, {
    params: { id },
    body: { ...(await body(admin, changed)), user_id: userId, version },
  })
}

/** The rights of which one is enough. */
const rightsOf = ({ access }: AnyCall): readonly Permission[] => {
  if (typeof access === 'string') return []
  return access.permission === undefined ? (access.oneOf ?? []) : [access.permission]
}

const guarded = Object.entries<AnyCall>(contract).flatMap(([name, call]) => {
  const rights = rightsOf(call)
  return rights.map((right) => [name, call, right, rights] as const)
})

it('some calls ask for a right', () => {
  expect(new Set(guarded.map(([, , permission]) => permission)).size).toBeGreaterThan(8)
})

describe.each(guarded)('%s', (name, call, permission, rights) => {
  const ask = async () => {
    const user = server.visitorOf('USER')
    const { status, reason } = await user.ask(call, (await callTests.get(name)?.request?.(server, user)) ?? {})
    return [status, reason]
  }

  it(`admits a user whose only right is ${permission}`, async () => {
    await grant([permission])
    expect(await ask()).toEqual([200, null])
  })

  it('refuses a user who has every other right', async () => {
    await grant(grantablePermissions.filter((each) => !rights.includes(each)))
    expect(await ask()).toEqual([403, 'permission.missing'])
  })
})
