import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '../../../server/companies/demo/accounts.ts'
import { defaultSignInLimits } from '../../../server/companies/signInLimits.ts'
import { openStore } from '../../../server/openStore.ts'
import type { Scope } from '../../../src/domain/session.ts'
import { removeFolder, startTestServer, testConfig } from '../../../tools/product/server/runningServer.ts'
import { signInAs, visit, type Visitor } from '../../../tools/product/server/visitor.ts'
import { makeDemoFolder } from '../../server/support/demoFolder.ts'
import { startProvider, type TestProvider } from './remoteProvider.ts'
import { createTestAuthority, readPem, type TestAuthority } from '../../signing/support/authority.ts'

/** A server with demo data and visitors of every kind, for what the contract says of each call. */
export interface ContractServer {
  readonly origin: string
  /** Its data. */
  readonly folder: string
  /** Every line of its log so far. */
  readonly lines: readonly string[]
  /** An administrator of the first demo company. */
  readonly admin: Visitor
  /** An administrator of the second. */
  readonly otherAdmin: Visitor
  /** Somebody of the first company who may make every call of e-PIT, and somebody of the second. */
  readonly pit: Visitor
  readonly otherPit: Visitor
  /** Somebody who is not signed in, or a demo account of a scope. */
  readonly visitorOf: (scope: Scope | 'nobody') => Visitor
  /** The provider of remote signatures that it is configured with. */
  readonly provider: TestProvider
  /** An administrator at another server, which is configured with none; started where it is asked for. */
  readonly withoutProvider: () => Promise<Visitor>
  /** Issues certificates that it trusts. */
  readonly authority: TestAuthority
  /** Sets its clock so many milliseconds ahead while the work is done. */
  readonly ahead: <Value>(milliseconds: number, work: () => Promise<Value>) => Promise<Value>
  readonly close: () => Promise<void>
}

const adminName = demoAccounts.find(({ scope }) => scope === 'ADMIN')?.userId ?? ''

/** A second failed sign-in of one account from one address is one too many; all calls guess from one address. */
const signInLimits = { ...defaultSignInLimits, perAccountAndAddress: 1, perAddress: 100 }

/** A server of its own with nothing configured, once it is needed. */
const bareServer = () => {
  let started: Promise<{ admin: Visitor; close: () => Promise<void> }> | null = null
  const start = async () => {
    const folder = await makeDemoFolder()
    const { origin, close } = await startTestServer(testConfig(folder))
    return {
      admin: await signInAs(origin, adminName),
      async close() {
        await close()
        await removeFolder(folder)
      },
    }
  }
  return {
    admin: async () => (await (started ??= start())).admin,
    close: async () => (await started)?.close(),
  }
}

/** Takes from demo accounts what they were given: who may make a call goes by the scope, and one that asks for a right refuses them. */
const withoutRights = async (folder: string): Promise<void> => {
  const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
  for (const { userId } of demoAccounts) {
    const account = await store.accounts.byUserId(userId)
    if (account !== null) await store.accounts.change(account.id, { permissions: [] })
  }
  await store.close()
}

export const startContractServer = async (): Promise<ContractServer> => {
  const folder = await makeDemoFolder()
  const authority = await createTestAuthority()
  const demoRoot = readPem(await readFile(join(folder, 'demo-ca', 'demo-ca.crt.pem'), 'utf8'))
  const provider = await startProvider()
  const bare = bareServer()
  let ahead = 0
  const settings = { trustedRoots: [demoRoot, authority.root], remoteSigning: provider.config }
  const { origin, lines, close } = await startTestServer(testConfig(folder, settings), {
    clock: () => new Date(Date.now() + ahead),
    signInLimits,
  })
  await withoutRights(folder)
  const visitors = new Map<Scope, Visitor>()
  for (const { userId, scope } of demoAccounts) visitors.set(scope, await signInAs(origin, userId))
  const visitorOf = (scope: Scope | 'nobody'): Visitor => {
    const visitor = scope === 'nobody' ? visit(origin) : visitors.get(scope)
    if (visitor === undefined) throw new Error(`no demo account has the scope ${scope}`)
    return visitor
  }
  return {
    origin,
    lines,
    folder,
    authority,
    provider,
    withoutProvider: bare.admin,
    visitorOf,
    admin: visitorOf('ADMIN'),
    otherAdmin: await signInAs(origin, 'admin@huongque.example'),
    pit: visitorOf('SYS_ADMIN'),
    otherPit: await signInAs(origin, 'pit.admin@huongque.example'),
    async ahead(milliseconds, work) {
      ahead = milliseconds
      try {
        return await work()
      } finally {
        ahead = 0
      }
    },
    async close() {
      await close()
      await provider.close()
      await bare.close()
      await removeFolder(folder)
    },
  }
}

/** Makes something once for each server. */
export const onceFor = <Value>(
  make: (server: ContractServer) => Promise<Value>,
): ((server: ContractServer) => Promise<Value>) => {
  const made = new WeakMap<ContractServer, Promise<Value>>()
  return (server) => {
    const value = made.get(server) ?? make(server)
    made.set(server, value)
    return value
  }
}
