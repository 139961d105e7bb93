import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { SIGNATURE_PATH } from '../../../signing/xmldsig/profile.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { newBody } from '../../product/server/filing.ts'
import { makeFolder, removeFolder } from '../../product/server/runningServer.ts'
import { startProcess } from '../../product/server/serverProcess.ts'
import { encryptedPassword, signInAs, type Visitor } from '../../product/server/visitor.ts'
import type { Figure } from '../figure.ts'
import { summarise, timed } from './timing.ts'

const rounds = 60
const longRounds = 10
const most = 50

const { userName, password, pin } = demoHsm

const documentsOf = async (visitor: Visitor) => {
  const body = await newBody(visitor)
  const documents = []
  for (let at = 0; at < most; at += 1) {
    const {
      xml_data: xml,
      sign_id,
      req_key,
    } = await visitor.get(contract.generateXml, {
      body: { ...body, contact_phone: `0912 ${at}` },
    })
    documents.push({ xml, signature_path: SIGNATURE_PATH, sign_id, req_key })
  }
  return documents
}

const serialOf = async (visitor: Visitor): Promise<string> => {
  const body = { username: userName, password: await encryptedPassword(visitor, password) }
  const { certificates } = await visitor.get(contract.hsmCertificates, { body })
  return certificates[0]?.serial ?? ''
}

/** Milliseconds of one call with these documents; what the page does before it, encrypting, is not the server's. */
const signingTime = async (visitor: Visitor, serial_no: string, signing_xml: readonly unknown[]): Promise<number> => {
  const [sealedPassword, sealedPin] = [
    await encryptedPassword(visitor, password),
    await encryptedPassword(visitor, pin),
  ]
  const body = { serial_no, user_name: userName, password: sealedPassword, pin: sealedPin, signing_xml }
  return timed(() => visitor.get(contract.hsmIssueXmlList, { body }))
}

/** Signing by the signing server over HTTP against the bare operation of such a key, in turns in the same run. */
export const hsmFigures = async (): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  const server = await startProcess({ TOKHAI_DATA: folder })
  const visitor = await signInAs(server.origin, 'admin@tokhai.example')
  const [serial, documents] = [await serialOf(visitor), await documentsOf(visitor)]
  const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' })
  const key = createPrivateKey(pem)
  const bareTime = (count: number) =>
    timed(() => {
      for (let at = 0; at < count; at += 1) sign('sha256', Buffer.alloc(500), key)
    })
  const times: Record<'bare' | 'one' | 'bareMany' | 'many', number[]> = { bare: [], one: [], bareMany: [], many: [] }
  await signingTime(visitor, serial, documents)
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await bareTime(1))
    times.one.push(await signingTime(visitor, serial, documents.slice(0, 1)))
  }
  for (let round = 0; round < longRounds; round += 1) {
    times.bareMany.push(await bareTime(most))
    times.many.push(await signingTime(visitor, serial, documents))
  }
  await server.end('SIGTERM')
  await removeFolder(folder)
  const [bare, one, bareMany, many] = [times.bare, times.one, times.bareMany, times.many].map(summarise)
  const p50 = (timing: typeof one): number => timing?.p50 ?? Number.NaN
  return [
    { name: 'HSM: bare signature p50', value: p50(bare), unit: 'ms' },
    { name: 'HSM: one document in a call p50', value: p50(one), unit: 'ms' },
    { name: 'HSM: one document against a bare signature', value: p50(one) / p50(bare), unit: 'x', aim: 4 },
    { name: `HSM: ${most} bare signatures p50`, value: p50(bareMany), unit: 'ms' },
    { name: `HSM: ${most} documents in a call p50`, value: p50(many), unit: 'ms' },
    {
      name: `HSM: ${most} documents against ${most} bare signatures`,
      value: p50(many) / p50(bareMany),
      unit: 'x',
      aim: 1.5,
    },
  ]
}
