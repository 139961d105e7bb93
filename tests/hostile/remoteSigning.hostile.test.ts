import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoTokenOrder } from '../../server/companies/demo/company.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { makeDemoKey } from '../../signing/demoCa.ts'
import { readCertificate } from '../../signing/certificate.ts'
import { newBody, registerBody } from '../../tools/product/server/filing.ts'
import { removeFolder } from '../../tools/product/server/runningServer.ts'
import { startProcess, type ServerProcess } from '../../tools/product/server/serverProcess.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startProvider, type TestProvider } from '../contract/support/remoteProvider.ts'
import { makeDemoFolder } from '../server/support/demoFolder.ts'

let folder: string
let provider: TestProvider
let server: ServerProcess
let admin: Visitor
let serial: string

const start = async (): Promise<void> => {
  const { url, clientId, clientSecret } = provider.config
  const esign = { ESIGN_URL: url, ESIGN_CLIENT_ID: clientId, ESIGN_CLIENT_SECRET: clientSecret }
  server = await startProcess({ TOKHAI_DATA: folder, ...esign })
  admin = await signInAs(server.origin, 'admin@tokhai.example')
}

const killAndStart = async (): Promise<void> => {
  await server.end('SIGKILL')
  await start()
}

beforeEach(async () => {
  folder = await makeDemoFolder()
  provider = await startProvider()
  await start()
  const key = await makeDemoKey(demoTokenOrder(folder))
  const certificate = readCertificate(key.certificatePem)
  if (!certificate.ok) throw new Error('the demo key has no certificate')
  serial = certificate.value.serialNumber
  const userName = provider.addUser({
    ...key,
    certificate: certificate.value,
    key: { certificate: certificate.value.raw, sign: () => Promise.reject(new Error('unused')) },
  })
  await admin.get(contract.registerSignature, {
    body: { type: '4', status: '1', org_nm: '', serial_no: serial, from_date: '', to_date: '', user_nm: userName },
  })
})
afterEach(async () => {
  await server.end('SIGKILL')
  await provider.close()
  await removeFolder(folder)
})

const ask = (req_key: string) => admin.get(contract.remoteSigningRequest, { body: { req_key, serial_no: serial } })
const check = (request_id: string) => admin.get(contract.remoteSigningCheck, { body: { request_id } })
const callsOf = (method: string) => provider.calls.filter((path) => path.endsWith(method)).length

const confirm = (controlCode: string): void => {
  const { books } = provider
  const asked = books.pending().find(({ description }) => description.startsWith(controlCode))
  expect(books.confirm(asked?.handle ?? '')).toBe(true)
}

it('a server that is killed at any step asks the holder once, signs once, and the flow goes on [000-4-15]', async () => {
  const body = await newBody(admin)
  const { req_key } = await admin.get(contract.generateXml, { body })
  const asked = await ask(req_key)
  await killAndStart()
  expect(await ask(req_key)).toEqual(asked)
  confirm(asked.control_code)
  await killAndStart()
  const { signed_xml } = await check(asked.request_id)
  await killAndStart()
  expect(await ask(req_key)).toEqual(asked)
  expect(await check(asked.request_id)).toEqual({ state: 'signed', req_key, signed_xml, others: [] })
  await admin.get(contract.registerDeclaration, { body: registerBody(body, req_key, signed_xml ?? '') })
  expect([callsOf('credentials/authorize'), callsOf('signHash')]).toEqual([1, 1])
})

it('a server that is killed while the provider signs leaves the request to nobody else until its time has passed', async () => {
  const { req_key } = await admin.get(contract.generateXml, { body: await newBody(admin) })
  const asked = await ask(req_key)
  confirm(asked.control_code)
  const arrived = Promise.withResolvers<null>()
  const never = Promise.withResolvers<Response>()
  const hanging = (path: string) => {
    if (!path.endsWith('signHash')) return null
    arrived.resolve(null)
    return never.promise
  }
  await provider.meddling(hanging, async () => {
    const checking = check(asked.request_id).catch(() => null)
    await arrived.promise
    await server.end('SIGKILL')
    await checking
  })
  never.resolve(Response.json({}))
  await start()
  // Another server may be at it still: nobody else signs until its time has passed.
  expect(await check(asked.request_id)).toEqual({ state: 'pending', req_key, signed_xml: null, others: [] })
  expect(callsOf('signHash')).toBe(1)
})
