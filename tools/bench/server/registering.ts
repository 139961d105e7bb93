import { createPrivateKey, sign as rawSign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCertificate } from '../../../signing/certificate.ts'
import { openBags } from '../../../signing/keystores/pkcs12-bags.ts'
import { verifyDeclaration } from '../../../signing/xmldsig/verify.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { demoTokenPin } from '../../../server/demo/company.ts'
import { demoKey, demoRoot, sign, signedDeclaration } from '../../../tests/server/support/filing.ts'
import { makeFolder, removeFolder, startTestServer, testConfig } from '../../../tests/server/support/running-server.ts'
import { signInAs } from '../../../tests/server/support/visitor.ts'
import type { Figure } from '../figure.ts'
import { repeat, summarise, timed, type Timing } from './timing.ts'

const filings = 200
const users = 50

const both = (name: string, { p50, p95 }: Timing): readonly Figure[] => [
  { name: `${name} p50`, value: p50, unit: 'ms' },
  { name: `${name} p95`, value: p95, unit: 'ms' },
]

const rawKey = async (folder: string) => {
  const bags = openBags(await readFile(join(folder, 'demo-ca', 'demo-token.p12')), demoTokenPin)
  if (!bags.ok) throw new Error('the demo token does not open')
  return createPrivateKey(bags.value.privateKey.export({ format: 'pem', type: 'pkcs8' }))
}

/** Signing, verifying and registering against the raw RSA signature of the same key, alone and with 50 users at once. */
export const registerFigures = async (): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  const server = await startTestServer(testConfig(folder))
  const admin = await signInAs(server.origin, 'admin@tokhai.example')
  const key = await demoKey(folder)
  const privateKey = await rawKey(folder)
  const root = readCertificate(await demoRoot(folder))
  if (!root.ok) throw new Error('the demo root is unreadable')
  const trust = { roots: [root.value], at: new Date() }
  const prepared: Awaited<ReturnType<typeof signedDeclaration>>[] = []
  for (let index = 0; index < filings * 1.1 + users * 4; index += 1) prepared.push(await signedDeclaration(admin, key))
  const at = (index: number) => {
    const one = prepared[index]
    if (one === undefined) throw new Error('too few declarations are prepared')
    return one
  }

  const raw = await repeat(filings, () => rawSign('sha256', Buffer.alloc(500), privateKey))
  const signing = await repeat(filings, (index) => sign(key, at(index).generated))
  const verifying = await repeat(filings, (index) => {
    const { signedXml, generated, body } = at(index)
    return verifyDeclaration({ xml: signedXml, expectedXml: generated.xml_data, trust, taxCode: body.sllr_tax_code })
  })
  let next = 0
  const register = () => {
    next += 1
    return admin.get(contract.registerDeclaration, { body: at(next - 1).registration })
  }
  const registering = await repeat(filings, register)
  const crowd: number[] = []
  await Promise.all(
    Array.from({ length: users }, async () => {
      for (let turn = 0; turn < 3; turn += 1) crowd.push(await timed(register))
    }),
  )
  await server.close()
  await removeFolder(folder)
  const busy = summarise(crowd)
  return [
    ...both('raw RSA signature', raw),
    ...both('sign a declaration', signing),
    { name: 'sign / raw RSA signature', value: signing.p50 / raw.p50, unit: 'x' },
    ...both('verify a declaration', verifying),
    ...both('verify and register over HTTP', registering),
    { name: 'verify and register / verify', value: registering.p50 / verifying.p50, unit: 'x', aim: 3 },
    { name: `verify and register, ${users} users p50`, value: busy.p50, unit: 'ms' },
    { name: `verify and register, ${users} users p95`, value: busy.p95, unit: 'ms', aim: 300 },
  ]
}
