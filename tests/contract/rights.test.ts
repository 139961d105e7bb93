import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { grantablePermissions, pitPermissions, type Permission } from '../../src/domain/session.ts'
import { callTests } from './support/callTests.ts'
import { startContractServer, type ContractServer } from './support/contractServer.ts'
import { changeAccount } from './support/changeAccount.ts'
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

/** Rights of e-PIT are a USER PIT's, all others a USER's. */
const isOfPit = (permission: Permission): boolean => pitPermissions.includes(permission)

describe.each(guarded)('%s', (name, call, permission, rights) => {
  const scope = isOfPit(permission) ? 'USER PIT' : 'USER'
  const give = (permissions: readonly Permission[]) =>
    scope === 'USER' ? grant(permissions) : changeAccount(server, server.visitorOf(scope), { permissions })
  const ask = async () => {
    const user = server.visitorOf(scope)
    const { status, reason } = await user.ask(call, (await callTests.get(name)?.request?.(server, user)) ?? {})
    return [status, reason]
  }

  it(`admits a user whose only right is ${permission}`, async () => {
    await give([permission])
    expect(await ask()).toEqual([200, null])
  })

  it('refuses a user who has every other right', async () => {
    const others = scope === 'USER' ? grantablePermissions : pitPermissions
    await give(others.filter((each) => !rights.includes(each)))
    expect(await ask()).toEqual([403, 'permission.missing'])
  })
})
