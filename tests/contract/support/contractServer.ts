import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '../../../server/companies/demo/accounts.ts'
import { defaultSignInLimits } from '../../../server/companies/signInLimits.ts'
import type { Scope } from '../../../src/domain/session.ts'
import { makeFolder, removeFolder, startTestServer, testConfig } from '../../../tools/product/server/runningServer.ts'
import { signInAs, visit, type Visitor } from '../../../tools/product/server/visitor.ts'
import { createTestAuthority, readPem, type TestAuthority } from '../../signing/support/authority.ts'

/** A server with demo data and visitors of every kind, for what the contract says of each call. */
export interface ContractServer {
  readonly origin: string
  /** Its data. */
  readonly folder: string
  /** An administrator of the first demo company. */
  readonly admin: Visitor
  /** An administrator of the second. */
  readonly otherAdmin: Visitor
  /** Somebody who is not signed in, or a demo account of a scope. */
  readonly visitorOf: (scope: Scope | 'nobody') => Visitor
  /** Issues certificates that it trusts. */
  readonly authority: TestAuthority
  /** Sets its clock so many milliseconds ahead while the work is done. */
  readonly ahead: <Value>(milliseconds: number, work: () => Promise<Value>) => Promise<Value>
  readonly close: () => Promise<void>
}

/** A second failed sign-in of one account from one address is one too many. */
const signInLimits = { ...defaultSignInLimits, perAccountAndAddress: 1 }

export const startContractServer = async (): Promise<ContractServer> => {
  const folder = await makeFolder()
  const authority = await createTestAuthority()
  await (await startTestServer(testConfig(folder))).close()
  const demoRoot = readPem(await readFile(join(folder, 'demo-ca', 'demo-ca.crt.pem'), 'utf8'))
  let ahead = 0
  const { origin, close } = await startTestServer(testConfig(folder, { trustedRoots: [demoRoot, authority.root] }), {
    clock: () => new Date(Date.now() + ahead),
    signInLimits,
  })
  const visitors = new Map<Scope, Visitor>()
  for (const { userId, scope } of demoAccounts) visitors.set(scope, await signInAs(origin, userId))
  const visitorOf = (scope: Scope | 'nobody'): Visitor => {
    const visitor = scope === 'nobody' ? visit(origin) : visitors.get(scope)
    if (visitor === undefined) throw new Error(`no demo account has the scope ${scope}`)
    return visitor
  }
  return {
    origin,
    folder,
    authority,
    visitorOf,
    admin: visitorOf('ADMIN'),
    otherAdmin: await signInAs(origin, 'admin@huongque.example'),
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
