import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type DemoTokenOrder, ensureDemoToken } from '../../signing/demoCa.ts'
import { createPkcs12Store } from '../../signing/keystores/pkcs12.ts'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { readPem } from './support/authority.ts'
import { declarationText, soundFacts } from './support/declarationText.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const parent = mkdtempSync(join(tmpdir(), 'tokhai-demo-ca-'))
afterAll(() => rmSync(parent, { recursive: true }))

const order: DemoTokenOrder = {
  directory: join(parent, 'demo'),
  companyName: 'CÔNG TY CỔ PHẦN MẪU ĐẶNG Ế',
  taxCode: soundFacts.taxCode,
  pin: '12345678',
}

describe('the demo token', () => {
  it('signs for its company with a certificate of the demo authority', async () => {
    const token = await ensureDemoToken(order)
    const opened = await createPkcs12Store(token.pkcs12Path).open(order.pin)
    if (!opened.ok) throw new Error(opened.failure.code)
    const request = {
      signId: soundFacts.id,
      layout: declarationSignature,
      key: opened.value,
      signingTime: new Date(),
    }
    const signed = await signDocument({ xml: declarationText(), ...request })
    if (!signed.ok) throw new Error(signed.failure.code)
    const trust = { roots: [readPem(token.rootPem)], at: new Date() }
    const verified = verifyDocument({
      layout: declarationSignature,
      xml: signed.value.xml,
      expectedXml: declarationText(),
      trust,
      taxCode: soundFacts.taxCode,
      receivedAt: new Date(),
    })
    expect(verified).toMatchObject({
      ok: true,
      signer: { serialNumber: token.serialNumber, taxCode: soundFacts.taxCode },
    })
  })

  it('is as the field issues them: Vietnamese name, UID, upper-case serial, three years', async () => {
    const token = await ensureDemoToken(order)
    const certificate = readPem(token.certificatePem)
    expect(certificate.subject).toBe('CN=CÔNG TY CỔ PHẦN MẪU ĐẶNG Ế, UID=MST:0101234567, C=VN')
    expect(token.serialNumber).toMatch(/^54[0-9A-F]{30}$/)
    expect(token.issuerCommonName).toBe('TOKHAI DEMO CA')
    expect(certificate).toMatchObject({ rsaBits: 2048, keyUsage: { digitalSignature: true, nonRepudiation: true } })
    const years = (token.notAfter.getTime() - token.notBefore.getTime()) / (365.25 * 86_400_000)
    expect(years).toBeGreaterThan(2.99)
    expect(years).toBeLessThan(3.02)
  })

  it('stays the same when asked for again', async () => {
    expect(await ensureDemoToken(order)).toEqual(await ensureDemoToken(order))
  })

  it('is issued anew, by the same authority, for another company, tax code or PIN', async () => {
    let before = await ensureDemoToken(order)
    for (const change of [{ companyName: 'CÔNG TY KHÁC' }, { taxCode: '0312345678' }, { pin: '87654321' }]) {
      const after = await ensureDemoToken({ ...order, ...change })
      expect(after.serialNumber).not.toBe(before.serialNumber)
      expect(after.rootPem).toBe(before.rootPem)
      before = await ensureDemoToken(order)
    }
  })

  it('keeps its keys from other users of the machine', async () => {
    await ensureDemoToken(order)
    for (const name of ['demo-ca.key.pem', 'demo-token.p12'])
      expect(statSync(join(order.directory, name)).mode & 0o077).toBe(0)
    expect(statSync(order.directory).mode & 0o077).toBe(0)
  })
})
