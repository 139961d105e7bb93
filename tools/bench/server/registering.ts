import { createPrivateKey, sign as rawSign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCertificate, type Certificate } from '../../../signing/certificate.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { openBags } from '../../../signing/keystores/pkcs12Bags.ts'
import { verifyDocument } from '../../../signing/xmldsig/verify.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { keptCollections } from '../../../server/areas/declarations/collections.ts'
import { demoCompany, demoTokenPin } from '../../../server/companies/demo/company.ts'
import { send } from '../../../server/documents/send.ts'
import { openStore } from '../../../server/openStore.ts'
import { demoKey, demoRoot, sign, signedDeclaration } from '../../product/server/filing.ts'
import { makeFolder, removeFolder, startTestServer, testConfig } from '../../product/server/runningServer.ts'
import { startProcess } from '../../product/server/serverProcess.ts'
import { signInAs, visit, type Visitor } from '../../product/server/visitor.ts'
import type { Figure } from '../figure.ts'
import { repeat, summarise, timed, type Timing } from './timing.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'

const filings = 200
const users = 50
const turns = 3

const both = (name: string, { p50, p95 }: Timing): readonly Figure[] => [
  { name: `${name} p50`, value: p50, unit: 'ms' },
  { name: `${name} p95`, value: p95, unit: 'ms' },
]

const rawKey = async (folder: string) => {
  const bags = openBags(await readFile(join(folder, 'demo-ca', 'demo-token.p12')), demoTokenPin)
  if (!bags.ok) throw new Error('the demo token does not open')
  const [privateKey] = bags.value.privateKeys
  if (privateKey === undefined) throw new Error('the demo token holds no key')
  return createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))
}

type Prepared = Awaited<ReturnType<typeof signedDeclaration>>

const prepare = async (visitor: Visitor, key: SigningKey, count: number): Promise<() => Prepared> => {
  const prepared: Prepared[] = []
  for (let index = 0; index < count; index += 1) prepared.push(await signedDeclaration(visitor, key))
  return () => {
    const next = prepared.pop()
    if (next === undefined) throw new Error('too few declarations are prepared')
    return next
  }
}

/**
 * Verifying alone and registering as the route calls it, in turns, so that both feel the same machine; the folder's server must
 * not run.
 */
const registerInside = async (folder: string, roots: readonly Certificate[], next: () => Prepared) => {
  const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
  const account = await store.accounts.byUserId('admin@tokhai.example')
  if (account === null) throw new Error('the demo data has no administrator')
  const parts = { store, clock: () => new Date(), roots, log: () => {}, sender: 'V0199999977', onQueued: () => {} }
  const collection = keptCollections.eInvoice
  const member = { account, companyId: demoCompany.id, expiresAt: 0 }
  const verifying: number[] = []
  const registering: number[] = []
  for (let index = 0; index < filings; index += 1) {
    const { generated, signedXml, body } = next()
    const request = {
      xml: signedXml,
      layout: declarationSignature,
      expectedXml: generated.xml_data,
      trust: { roots, at: new Date() },
      taxCode: body.sllr_tax_code,
      receivedAt: new Date(),
    }
    verifying.push(await timed(() => verifyDocument(request)))
    registering.push(await timed(() => send(collection, parts, member, { reqKey: generated.req_key, signedXml })))
  }
  await store.close()
  return { verifying: summarise(verifying), registering: summarise(registering) }
}

/**
 * 50 people who have the page open register at once, three times each after a first that does not count, at a server in a process of
 * its own, since their work is not the server's.
 */
const registerInACrowd = async (folder: string, cookie: string, next: () => Prepared): Promise<Timing> => {
  const { origin, end } = await startProcess({
    TOKHAI_DATA: folder,
    AUTHORITY_RECEIPT_SECONDS: '86400',
    AUTHORITY_DECISION_SECONDS: '86400',
  })
  const visitors = Array.from({ length: users }, () => visit(origin, cookie))
  await Promise.all(visitors.map((visitor) => visitor.get(contract.session)))
  const register = (visitor: Visitor): Promise<number> => {
    const { registration } = next()
    return timed(() => visitor.get(contract.registerDeclaration, { body: registration }))
  }
  const milliseconds: number[] = []
  const all = async (visitor: Visitor): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) milliseconds.push(await register(visitor))
  }
  await Promise.all(visitors.map(register))
  await Promise.all(visitors.map(all))
  await end('SIGTERM')
  return summarise(milliseconds)
}

/** Signing, verifying and registering against the raw RSA signature of the same key, alone and with 50 users at once. */
export const registerFigures = async (): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  let server = await startTestServer(testConfig(folder))
  const admin = await signInAs(server.origin, 'admin@tokhai.example')
  const key = await demoKey(folder)
  const privateKey = await rawKey(folder)
  const root = readCertificate(await demoRoot(folder))
  if (!root.ok) throw new Error('the demo root is unreadable')
  const roots = [root.value]
  const next = await prepare(admin, key, filings * 2.2 + users * (turns + 1) + 1)
  const { generated } = next()

  const raw = await repeat(filings, () => rawSign('sha256', Buffer.alloc(500), privateKey))
  const signing = await repeat(filings, () => sign(key, generated))
  await server.close()
  const { verifying, registering } = await registerInside(folder, roots, next)
  server = await startTestServer(testConfig(folder))
  const visitor = visit(server.origin, admin.cookie())
  const overHttp = await repeat(filings, () => visitor.get(contract.registerDeclaration, { body: next().registration }))
  await server.close()
  const crowd = await registerInACrowd(folder, admin.cookie(), next)
  await removeFolder(folder)
  return [
    ...both('raw RSA signature', raw),
    ...both('sign a declaration', signing),
    { name: 'sign / raw RSA signature', value: signing.p50 / raw.p50, unit: 'x' },
    ...both('verify a declaration', verifying),
    ...both('verify and register', registering),
    { name: 'verify and register / verify', value: registering.p50 / verifying.p50, unit: 'x', aim: 3 },
    ...both('verify and register over HTTP', overHttp),
    { name: `verify and register, ${users} users p50`, value: crowd.p50, unit: 'ms' },
    { name: `verify and register, ${users} users p95`, value: crowd.p95, unit: 'ms', aim: 300 },
  ]
}
