import { createPrivateKey } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import jsQR from 'jsqr'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoCompany, demoTokenOrder } from '../../server/companies/demo/company.ts'
import { accountRows, insertAccount } from '../../server/hsm/addAccount.ts'
import { openStore } from '../../server/openStore.ts'
import { masterKeyIn } from '../../server/secrets/masterKey.ts'
import { createSealing } from '../../server/secrets/sealing.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { makeDemoKey } from '../../signing/demoCa.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import { removeFolder } from '../../tools/product/server/runningServer.ts'
import { startProcess, type ServerProcess } from '../../tools/product/server/serverProcess.ts'
import { encryptedPassword, signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { codeAt } from '../server/support/hsm.ts'
import { makeDemoFolder } from '../server/support/demoFolder.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'
import { signaturePathOf } from '../../src/domain/documents/signedLayout.ts'

const registeredSchema = v.pipe(v.string(), v.parseJson(), v.object({ data: v.object({ digi_sign_id: v.string() }) }))

const userName = 'canary.user'
const password = 'Canary-hsm-4f1e-password'
const pin = 'Canary-hsm-9c27-pin'
const wrongPin = 'Canary-hsm-51ab-wrong'
const wrongPassword = 'Canary-hsm-77aa-guess'

let folder: string
let server: ServerProcess
let admin: Visitor
let serial = ''
let privateKeyPem = ''

const database = () => ({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') }) as const

const start = async (): Promise<void> => {
  server = await startProcess({ TOKHAI_DATA: folder })
  admin = await signInAs(server.origin, 'admin@tokhai.example')
}

beforeEach(async () => {
  folder = await makeDemoFolder()
  await start()
  const key = await makeDemoKey(demoTokenOrder(folder))
  privateKeyPem = key.privateKeyPem
  const { store } = await openStore(database())
  const sealing = createSealing(await masterKeyIn(folder))
  const account = { userName, password, token: null, keys: [{ ...key, pin }] }
  await insertAccount(store, await accountRows(sealing, account, new Date()))
  await store.close()
  const { certificates } = await admin.get(contract.hsmCertificates, {
    body: { username: userName, password: await encryptedPassword(admin, password) },
  })
  serial = certificates[0]?.serial ?? ''
})
afterEach(() => removeFolder(folder))

const secrets = async (given: Readonly<Record<string, string>>): Promise<Record<string, string>> => {
  const sealed: Record<string, string> = {}
  for (const [name, secret] of Object.entries(given)) sealed[name] = await encryptedPassword(admin, secret)
  return sealed
}

const documents = async (count: number) => {
  const body = await newBody(admin)
  return Promise.all(
    Array.from({ length: count }, async (_each, at) => {
      const {
        xml_data: xml,
        sign_id,
        req_key,
      } = await admin.get(contract.generateXml, {
        body: { ...body, contact_phone: `0912 ${at}` },
      })
      return { xml, signature_path: signaturePathOf(declarationSignature), sign_id, req_key }
    }),
  )
}

const signing = async (signing_xml: readonly unknown[], given: Readonly<Record<string, string>>) => ({
  body: { serial_no: serial, user_name: userName, ...(await secrets({ password, pin, ...given })), signing_xml },
})

const addressIn = async (qrCode: string): Promise<string> => {
  const { data, info } = await sharp(Buffer.from(qrCode, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
}

/** Registers the certificate, logs in, changes its status and updates it, with wrong secrets and right ones; gives what was answered. */
const manageCertificate = async (): Promise<readonly string[]> => {
  const entered = { org_nm: '', from_date: '', to_date: '', status: '1', otp_yn: 'N', org_nm_hsm: '' }
  const register = async (typed: string) => ({
    body: {
      ...entered,
      type: '2',
      serial_no: serial,
      user_nm: userName,
      ...(await secrets({ user_pw: password, pin: typed })),
    },
  })
  const refused = await admin.ask(contract.registerSignature, await register(wrongPin))
  const registered = await admin.ask(contract.registerSignature, await register(pin))
  const { data } = v.parse(registeredSchema, registered.text)
  const id = data.digi_sign_id
  const asked = [refused, registered]
  for (const typed of [wrongPassword, password]) {
    const body = { username: userName, ...(await secrets({ password: typed })) }
    asked.push(await admin.ask(contract.connectSigningServer, { body }))
  }
  for (const typed of [wrongPin, pin]) {
    const digital_signatures = [{ digi_sign_id: id, status: '3' }]
    const body = { digital_signatures, ...(await secrets({ pin: typed })) }
    asked.push(await admin.ask(contract.changeSignatureStatus, { body }))
  }
  for (const typed of [wrongPin, pin]) {
    const body = { status: '2', type: '2', user_nm: userName, ...(await secrets({ user_pw: password, pin: typed })) }
    asked.push(await admin.ask(contract.updateSignature, { params: { id }, body }))
  }
  asked.push(await admin.ask(contract.syncSignatures, { body: {} }))
  expect(asked.map(({ reason }) => reason)).toEqual([
    'hsm.pinWrong',
    null,
    'hsm.credentialsInvalid',
    null,
    'hsm.pinWrong',
    null,
    'hsm.pinWrong',
    null,
    null,
  ])
  asked.push(await admin.ask(contract.signatureDetail, { params: { id } }))
  asked.push(await admin.ask(contract.digitalSignatures))
  return asked.map(({ text }) => text)
}

it('no password, PIN, one-time code, its secret or private key reaches log, answers or database', async () => {
  const [document] = await documents(1)
  const answers: string[] = []
  const login = { username: userName, serial_no: serial }
  const listing = { body: { username: userName, ...(await secrets({ password: wrongPassword })) } }
  answers.push((await admin.ask(contract.hsmCertificates, listing)).text)
  answers.push(...(await manageCertificate()))
  const { qr_code, otpauth_uri } = await admin.get(contract.hsmQr2fa, {
    body: { ...login, ...(await secrets({ password, pin })) },
  })
  const address = await addressIn(qr_code)
  expect(otpauth_uri).toBe(address)
  const secret = new URL(address).searchParams.get('secret') ?? ''
  const otp = codeAt(address, new Date())
  answers.push((await admin.ask(contract.hsmIssueXmlList, await signing([document], { pin: wrongPin }))).text)
  answers.push((await admin.ask(contract.hsmIssueXmlList, await signing([document], { otp: wrongPin }))).text)
  const signed = await admin.ask(contract.hsmIssueXmlList, await signing([document], { otp }))
  expect(signed.text).toContain('"status":"OK"')
  answers.push(signed.text)
  answers.push((await admin.ask(contract.listAudit)).text)
  expect(await server.end('SIGTERM')).toBe(0)

  const names = (await readdir(folder)).filter((name) => name.startsWith('tokhai.sqlite'))
  const kept = (await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))).join('\n')
  const masterKey = (await readFile(join(folder, 'hsm.key'), 'utf8')).trim()
  const { d = '', p = '' } = createPrivateKey(privateKeyPem).export({ format: 'jwk' })
  const raw = [d, p].flatMap((part) => {
    const bytes = Buffer.from(part, 'base64url')
    return [bytes.toString('latin1'), bytes.toString('base64').slice(4, 60), bytes.toString('hex')]
  })
  const places = [
    ['log', server.lines.join('\n')],
    ['answers', answers.join('\n')],
    ['database', kept],
  ] as const
  expect(secret).toHaveLength(32)
  for (const [place, text] of places)
    for (const canary of [password, pin, wrongPin, wrongPassword, secret, masterKey, ...raw])
      expect(text.includes(canary), `${place} holds ${canary.slice(0, 20)}`).toBe(false)
  expect(places[0][1]).not.toContain(`"${otp}"`)
  expect(kept).toContain(userName)
})

it('a server that is killed while it signs leaves nothing signed or locked, and signs the same again', async () => {
  const all = await documents(20)
  for (let kill = 0; kill < 3; kill += 1) {
    const request = await signing(all, {})
    const asked = admin.ask(contract.hsmIssueXmlList, request)
    const ended = server.end('SIGKILL')
    await Promise.allSettled([asked, ended])
    await start()
  }
  const answer = await admin.get(contract.hsmIssueXmlList, await signing(all, {}))
  expect(answer.map(({ status }) => status)).toEqual(all.map(() => 'OK'))
  const { store, db } = await openStore(database())
  const account = await store.hsmAccounts.byUserName(userName)
  const keys = await store.hsmKeys.ofAccount(account?.id ?? '')
  const registered = await db
    .selectFrom('signed_documents')
    .select('req_key')
    .where('company_id', '=', demoCompany.id)
    .execute()
  await store.close()
  expect(keys.map(({ pinTries }) => pinTries)).toEqual([0])
  expect(registered.filter(({ req_key }) => all.some((document) => document.req_key === req_key))).toEqual([])
  expect(await server.end('SIGTERM')).toBe(0)
})
