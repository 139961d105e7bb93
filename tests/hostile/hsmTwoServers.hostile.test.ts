import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRows, insertAccount } from '../../server/hsm/addAccount.ts'
import { unlockAccount } from '../../server/hsm/operate.ts'
import { mostTries } from '../../server/hsm/tries.ts'
import { demoHsm } from '../../server/hsm/demo/account.ts'
import { openStore } from '../../server/openStore.ts'
import { masterKeyIn } from '../../server/secrets/masterKey.ts'
import { createSealing } from '../../server/secrets/sealing.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import type { TestPostgres } from '../../tools/product/server/postgres.ts'
import { removeFolder } from '../../tools/product/server/runningServer.ts'
import { startProcess, type ServerProcess } from '../../tools/product/server/serverProcess.ts'
import { encryptedPassword, signInAs, visit, type Visitor } from '../../tools/product/server/visitor.ts'
import { workerPostgres } from '../support/workerPostgres.ts'
import { makeDemoDatabase } from './support/demoDatabase.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'
import { signaturePathOf } from '../../src/domain/documents/signedLayout.ts'

const cluster = await workerPostgres()
const { userName, password, pin } = demoHsm

describe.runIf(cluster !== null)('the signing server of two server processes on one PostgreSQL', () => {
  let url: string
  let folder: string
  let servers: readonly ServerProcess[]
  let visitors: readonly Visitor[]
  let serial: string
  let document: object

  const start = async (on: TestPostgres): Promise<void> => {
    ;({ url, folder } = await makeDemoDatabase(on))
    const environment = { DATABASE_URL: url, TOKHAI_DATA: folder }
    const first = await startProcess(environment)
    servers = [first, await startProcess(environment)]
    const admin = await signInAs(first.origin, 'admin@tokhai.example')
    visitors = servers.map(({ origin }) => visit(origin, admin.cookie()))
    const body = { username: userName, password: await encryptedPassword(admin, password) }
    serial = (await admin.get(contract.hsmCertificates, { body })).certificates[0]?.serial ?? ''
    const generated = await admin.get(contract.generateXml, { body: await newBody(admin) })
    const { xml_data: xml, sign_id, req_key } = generated
    document = { xml, signature_path: signaturePathOf(declarationSignature), sign_id, req_key }
  }

  beforeAll(async () => {
    if (cluster !== null) await start(cluster)
  })
  afterAll(async () => {
    for (const server of servers) await server.end('SIGTERM')
    await removeFolder(folder)
  })

  const at = (index: number): Visitor => {
    const visitor = visitors[index % 2]
    if (visitor === undefined) throw new Error('the servers are not started')
    return visitor
  }
  const signWith = async (
    index: number,
    typedPin: string,
    user: string = userName,
    typedPassword: string = password,
  ) => {
    const [sealedPassword, sealedPin] = [
      await encryptedPassword(at(index), typedPassword),
      await encryptedPassword(at(index), typedPin),
    ]
    const body = {
      serial_no: serial,
      user_name: user,
      password: sealedPassword,
      pin: sealedPin,
      signing_xml: [document],
    }
    return at(index).ask(contract.hsmIssueXmlList, { body })
  }
  const inStore = async <Value>(
    work: (store: Awaited<ReturnType<typeof openStore>>['store']) => Promise<Value>,
  ): Promise<Value> => {
    const { store } = await openStore({ kind: 'postgres', url, onConnectionLost: () => {} })
    const value = await work(store)
    await store.close()
    return value
  }

  it('one account signs at both, and a right PIN at one takes back what was wrong at the other', async () => {
    expect((await signWith(0, '00000000')).reason).toBe('hsm.pinWrong')
    const signed = await signWith(1, pin)
    expect(signed.text).toContain('"status":"OK"')
    expect((await signWith(0, '00000000')).text).toContain(`"attempts_left":${mostTries - 1}`)
    expect((await signWith(0, pin)).reason).toBeNull()
  })

  it('wrong PINs at both at once are counted together: no more are tried than one key allows', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => signWith(index, '00000000')))
    const reasons = replies.map(({ reason }) => reason)
    expect(reasons.filter((reason) => reason === 'hsm.pinWrong')).toHaveLength(mostTries - 1)
    expect(reasons.filter((reason) => reason === 'hsm.pinLocked')).toHaveLength(12 - mostTries + 1)
    for (const index of [0, 1]) expect((await signWith(index, pin)).reason).toBe('hsm.pinLocked')
    expect(await inStore((store) => unlockAccount(store, () => new Date(), userName))).toBe(true)
    for (const index of [0, 1]) expect((await signWith(index, pin)).reason).toBeNull()
  })

  it('wrong passwords at one make the other wait as well', async () => {
    const sealing = createSealing(await masterKeyIn(folder))
    const account = { userName: 'hai.may', password: 'HaiMay@2026', token: null, keys: [] }
    const rows = await accountRows(sealing, account, new Date())
    await inStore((store) => insertAccount(store, rows))
    const reasons = []
    for (let turn = 0; turn < 30 && reasons.at(-1) !== 'hsm.tooManyAttempts'; turn += 1)
      reasons.push((await signWith(turn, pin, 'hai.may', 'wrong')).reason)
    expect(reasons.at(-1)).toBe('hsm.tooManyAttempts')
    const other = reasons.length % 2
    expect((await signWith(other, pin, 'hai.may', account.password)).reason).toBe('hsm.tooManyAttempts')
  })

  it('a PIN that was sealed once counts once, whichever server it comes to', async () => {
    const sealed = [await encryptedPassword(at(0), password), await encryptedPassword(at(0), pin)]
    const body = {
      serial_no: serial,
      user_name: userName,
      password: sealed[0],
      pin: sealed[1],
      signing_xml: [document],
    }
    const replies = await Promise.all([0, 1].map((index) => at(index).ask(contract.hsmIssueXmlList, { body })))
    expect(new Set(replies.map(({ reason }) => reason))).toEqual(new Set(['password.keyExpired', null]))
  })
})
