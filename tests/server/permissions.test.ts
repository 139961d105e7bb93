import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainAccount } from '../../server/companies/accounts.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { pitPermissions, type Permission } from '../../src/domain/session.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { signInAs, visit } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()
const onEach = describe.each(databases.map((database) => [database.kind, database] as const))

onEach('permissions of a user on %s', (_kind, database) => {
  let folder: string
  let location: DatabaseLocation
  let servers: TestServer[] = []
  beforeAll(async () => {
    folder = await makeFolder()
    location = await database.create()
    const databaseUrl = location.kind === 'postgres' ? location.url : null
    if (location.kind === 'sqlite') location = { kind: 'sqlite', path: `${folder}/tokhai.sqlite` }
    const config = testConfig(folder, { databaseUrl })
    servers = [await startTestServer(config), await startTestServer(config)]
  })
  afterAll(async () => {
    for (const { close } of servers) await close()
    await removeFolder(folder)
  })

  const give = async (permissions: readonly Permission[]) => {
    const { store } = await openStore(location)
    const user = await store.accounts.byUserId('user@tokhai.example')
    if (user === null) throw new Error('there is no such account')
    await store.accounts.change(user.id, { permissions })
    await store.close()
  }
  const [first, second] = [() => servers[0]?.origin ?? '', () => servers[1]?.origin ?? '']

  it('count at once in every server, for a session that is open [001-6-02 002-6-02]', async () => {
    const here = await signInAs(first(), 'user@tokhai.example')
    const there = visit(second(), here.cookie())
    const add = async (name: string) => [
      (await here.ask(contract.createShop, { body: { ...newShop(), name } })).reason,
      (await there.ask(contract.createShop, { body: { ...newShop(), name } })).reason,
    ]
    expect(await add('none')).toEqual(['permission.missing', 'permission.missing'])
    await give(['shop.add'])
    expect(await add('given')).toEqual([null, null])
    expect((await there.get(contract.session)).permissions).toEqual(['shop.add'])
    const { shops } = await here.get(contract.listShops, { query: { search_value: 'given' } })
    const ids = shops.map(({ id }) => id)
    expect((await here.ask(contract.deleteShops, { body: { shop_id: ids } })).reason).toBe('permission.missing')
    await give([])
    expect(await add('taken back')).toEqual(['permission.missing', 'permission.missing'])
  })
})

onEach('the schema on %s', (_kind, database) => {
  it('keeps the accounts of the schema before, without permissions, to be found by name', async () => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, '0011-shops', async (db) => {
      const [company] = companies
      if (company === undefined) throw new Error('there is no company')
      await insertEarlier(db, 'companies', company)
      const { id, userId, name, email, scope, passwordHash } = account
      await sql`insert into accounts (id, company_id, user_id, name, email, scope, password_hash, is_active)
        values (${id}, ${demoCompany.id}, ${userId}, ${name}, ${email}, ${scope}, ${passwordHash}, 1)`.execute(db)
    })
    const { store } = await openStore(location)
    expect(await store.accounts.byUserId(account.userId)).toEqual({ ...account, ...plainAccount })
    expect(await store.accounts.byUserId('nobody@tokhai.example')).toBeNull()
    await store.close()
  })

  it('gives accounts of USER PIT what certificates ask for, and no other account', async () => {
    const location = await database.createEmpty()
    const given = (scope: string) => ({
      ...account,
      id: scope,
      userId: `${scope.replace(' ', '.').toLowerCase()}@tokhai.example`,
      scope,
    })
    const accounts = ['USER PIT', 'ADMIN PIT', 'USER'].map(given)
    await fillEarlierDatabase(location, '0057-pit-certificates', async (db) => {
      const [company] = companies
      if (company === undefined) throw new Error('there is no company')
      await insertEarlier(db, 'companies', company)
      for (const { id, userId, name, email, scope, passwordHash } of accounts)
        await sql`insert into accounts (id, company_id, user_id, name, email, scope, password_hash, is_active)
          values (${id}, ${demoCompany.id}, ${userId}, ${name}, ${email}, ${scope}, ${passwordHash}, 1)`.execute(db)
    })
    const { store } = await openStore(location)
    const found = await Promise.all(accounts.map(({ userId }) => store.accounts.byUserId(userId)))
    expect(found.map((each) => each?.permissions)).toEqual([pitPermissions, [], []])
    await store.close()
  })
})
