import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { signGenerated } from '../../server/hsm/xmlSigning.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { join } from 'node:path'
import { createTestAuthority } from '../signing/support/authority.ts'
import { declarationText, soundFacts } from '../signing/support/declarationText.ts'
import { createSoftHsm, hasSoftHsm } from '../../tools/product/softHsm.ts'
import { login, startHsm } from './support/hsm.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const pin = '12345678'

describe.runIf(hasSoftHsm)('the signing server in front of a PKCS#11 device (SoftHSM2)', async () => {
  const device = createSoftHsm()
  const authority = await createTestAuthority()
  const signer = await authority.issue(soundFacts.taxCode)
  const choice = { serialNumber: signer.certificate.serialNumber, pin, taxCode: soundFacts.taxCode, code: null }
  const started: Awaited<ReturnType<typeof startHsm>>[] = []
  let folder: string

  const start = async (label: string) => {
    const config = { device: { modulePath: device.modulePath, label, slot: undefined } }
    const path = join(folder, `${started.length}.sqlite`)
    const one = await startHsm({ kind: 'sqlite', path }, () => new Date(), config)
    started.push(one)
    return one.hsm
  }

  beforeAll(async () => {
    folder = await makeFolder()
    device.addToken('company', pin, signer)
    device.addToken('empty', pin)
  })
  afterAll(async () => {
    for (const one of started) await one.close()
    await removeFolder(folder)
    device.remove()
  })

  it('lists its certificate and signs what was generated, for many at the same time [000-4-15]', async () => {
    const hsm = await start('company')
    expect(await hsm.certificates(login)).toMatchObject({
      value: [{ isActive: true, certificate: { fingerprint: signer.certificate.fingerprint } }],
    })
    const xml = declarationText()
    const document = { reqKey: 'k', xml, signId: soundFacts.id, signaturePath: 'TKhai/DSCKS/NNT' }
    const signOne = async () => {
      const opened = await hsm.open(login, choice)
      if (!opened.ok) throw new Error(opened.failure.reason)
      const generated = { xml, signId: soundFacts.id, layout: declarationSignature }
      const signed = await signGenerated([{ ...document, generated }], opened.value.key, new Date())
      await opened.value.close()
      return signed[0]?.signedXml ?? ''
    }
    const now = new Date()
    for (const signed of await Promise.all([signOne(), signOne(), signOne()]))
      expect(
        verifyDocument({
          layout: declarationSignature,
          xml: signed,
          expectedXml: xml,
          trust: { roots: [authority.root], at: now },
          taxCode: soundFacts.taxCode,
          receivedAt: now,
        }),
      ).toMatchObject({ ok: true })
  })

  it('tries each PIN once, and does not say how many attempts are left where the device does not', async () => {
    const hsm = await start('company')
    expect(await hsm.open(login, { ...choice, pin: '00000000' })).toEqual({
      ok: false,
      failure: { reason: 'hsm.pinWrong' },
    })
    expect(await hsm.keyState(login, choice.serialNumber)).toMatchObject({ value: { attemptsLeft: null } })
    const opened = await hsm.open(login, choice)
    if (opened.ok) await opened.value.close()
    expect(opened.ok).toBe(true)
  })

  it('has no certificate in an empty token, and is not reached where there is no such token', async () => {
    expect(await (await start('empty')).certificates(login)).toEqual({ ok: true, value: [] })
    expect(await (await start('absent')).certificates(login)).toMatchObject({ failure: { reason: 'hsm.unreachable' } })
  })
})
