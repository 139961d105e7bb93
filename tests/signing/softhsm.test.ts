import { verify } from 'node:crypto'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readCertificate } from '../../signing/certificate.ts'
import { generateRsaKeys } from '../../signing/issueCertificate.ts'
import type { OpenKey } from '../../signing/keystores/keystore.ts'
import { createPkcs11Store, type Pkcs11Store } from '../../signing/keystores/pkcs11.ts'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { createTestAuthority, DAY, generateEcKeys } from './support/authority.ts'
import { declarationText, soundFacts } from './support/declarationText.ts'
import { countVerifiedByXmlsec1, hasXmlsec1 } from './support/secondOpinion.ts'
import { createSoftHsm, hasSoftHsm } from '../../tools/product/softHsm.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const PIN = '12345678'

describe.runIf(hasSoftHsm)('a token behind PKCS#11 (SoftHSM2)', async () => {
  const authority = await createTestAuthority()
  const signer = await authority.issue(soundFacts.taxCode)
  const hsm = createSoftHsm()
  const stores: Pkcs11Store[] = []

  const storeOf = (selection: { label?: string; slot?: number } = {}, modulePath = hsm.modulePath): Pkcs11Store => {
    const store = createPkcs11Store({ modulePath, ...selection })
    stores.push(store)
    return store
  }

  const open = async (store: Pkcs11Store): Promise<OpenKey> => {
    const opened = await store.open(PIN)
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure))
    return opened.value
  }

  // Not while tests are only listed, which also happens where they are then skipped.
  beforeAll(() => {
    hsm.addToken('company', PIN, signer)
    hsm.addToken('empty', PIN)
  })
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.dispose()))
  })
  afterAll(() => hsm.remove())

  it('shows its certificate without a PIN', async () => {
    const read = await storeOf({ label: 'company' }).readToken()
    expect(read).toMatchObject({ ok: true, value: { pinState: 'ready' } })
    expect(read.ok && signer.certificate.x509.raw.equals(read.value.certificate)).toBe(true)
  })

  const xml = declarationText()

  const signThree = async (): Promise<readonly string[]> => {
    const key = await open(storeOf())
    const documents: string[] = []
    for (const second of [1, 2, 3]) {
      const signingTime = new Date(Date.now() + second * 1000)
      const signed = await signDocument({
        xml,
        signId: soundFacts.id,
        layout: declarationSignature,
        key,
        signingTime,
      })
      if (!signed.ok) throw new Error(JSON.stringify(signed.failure))
      documents.push(signed.value.xml)
    }
    await key.close()
    return documents
  }

  it('signs several declarations with one PIN, and they verify', async () => {
    const trust = { roots: [authority.root], at: new Date() }
    for (const document of await signThree()) {
      expect(
        verifyDocument({
          layout: declarationSignature,
          xml: document,
          expectedXml: xml,
          trust,
          taxCode: soundFacts.taxCode,
          receivedAt: new Date(),
        }),
      ).toMatchObject({ ok: true })
    }
  })

  it.runIf(hasXmlsec1)('signs so that xmlsec1 agrees', async () => {
    expect(countVerifiedByXmlsec1(await signThree(), authority.rootPem)).toBe(3)
  })

  it('answers a wrong PIN as such, tries it once, and then warns of few attempts', async () => {
    hsm.addToken('wrong-pin', PIN, signer)
    const store = storeOf({ label: 'wrong-pin' })
    expect(await store.open('87654321')).toEqual({ ok: false, failure: { code: 'pin_wrong', attemptsLeft: null } })
    expect(await store.readToken()).toMatchObject({ ok: true, value: { pinState: 'few_attempts' } })
    await (await open(store)).close()
  })

  it('asks the PIN anew each time: an earlier login opens nothing', async () => {
    const store = storeOf({ label: 'company' })
    await (await open(store)).close()
    expect(await store.open('00000000')).toMatchObject({ ok: false, failure: { code: 'pin_wrong' } })
  })

  it('distinguishes a token without certificate from no token at all', async () => {
    expect(await storeOf({ label: 'empty' }).readToken()).toEqual({ ok: false, failure: { code: 'no_certificate' } })
    expect(await storeOf({ label: 'nobody' }).readToken()).toEqual({ ok: false, failure: { code: 'token_absent' } })
    expect(await storeOf({ slot: 99 }).open(PIN)).toEqual({ ok: false, failure: { code: 'token_absent' } })
  })

  it('says so when the module cannot be loaded', async () => {
    expect(await storeOf({}, '/nonexistent/vendor.so').readToken()).toMatchObject({
      ok: false,
      failure: { code: 'library_failed' },
    })
  })

  it('lets one at a time at the token: 20 at once all sign, in turn', async () => {
    const store = storeOf({ label: 'company' })
    let inside = 0
    const signOnce = async () => {
      const key = await open(store)
      inside += 1
      expect(inside).toBe(1)
      const signed = await key.sign(Buffer.from('data'))
      inside -= 1
      await key.close()
      return signed.ok
    }
    expect(await Promise.all(Array.from({ length: 20 }, signOnce))).toEqual(Array.from({ length: 20 }, () => true))
  })

  it('survives the death of the library’s process: that call fails, the next one works', async () => {
    const store = storeOf({ label: 'company' })
    const key = await open(store)
    const processId = store.processId()
    if (processId === null) throw new Error('the library has no process')
    process.kill(processId, 'SIGKILL')
    expect(await key.sign(Buffer.from('data'))).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
    await key.close()
    const again = await open(store)
    expect(await again.sign(Buffer.from('data'))).toMatchObject({ ok: true })
    expect(store.processId()).not.toBe(processId)
  })

  describe('with several certificates', () => {
    const inDays = (days: number) => new Date(Date.now() + days * DAY)
    const chosen = async (taxCode?: string, label?: string) => {
      const read = await storeOf(label === undefined ? {} : { label }).readToken({ taxCode })
      if (!read.ok) throw new Error(JSON.stringify(read.failure))
      const certificate = readCertificate(read.value.certificate)
      if (!certificate.ok) throw new Error(certificate.failure.detail)
      return certificate.value
    }

    it('is the one of the tax code that is wanted, whichever slot has it, and the PIN goes there', async () => {
      const other = await authority.issue('0312345678', { notAfter: inDays(900) })
      hsm.addToken('other', '11223344', other)
      expect((await chosen(soundFacts.taxCode)).serialNumber).toBe(signer.certificate.serialNumber)
      expect((await chosen('0312345678')).serialNumber).toBe(other.certificate.serialNumber)
      const wanted = { taxCode: '0312345678', certificate: other.certificate.raw }
      const opened = await storeOf().open('11223344', wanted)
      if (!opened.ok) throw new Error(JSON.stringify(opened.failure))
      const signed = await opened.value.sign(Buffer.from('data'))
      await opened.value.close()
      expect(signed.ok && verify('sha256', Buffer.from('data'), other.certificate.publicKey, signed.value)).toBe(true)
      expect(await storeOf({ label: 'company' }).open(PIN, wanted)).toMatchObject({
        failure: { code: 'no_certificate' },
      })
    })

    it('signs with the key of the renewed one, and not with one for encryption or one to come', async () => {
      const [renewing, encrypting, coming] = await Promise.all([
        generateRsaKeys(),
        generateRsaKeys(),
        generateRsaKeys(),
      ])
      const renewed = await authority.issue(soundFacts.taxCode, { notAfter: inDays(700), keys: renewing })
      const encryption = await authority.issue(soundFacts.taxCode, {
        notAfter: inDays(900),
        keys: encrypting,
        use: 'encipherment',
      })
      const next = await authority.issue(soundFacts.taxCode, {
        notBefore: inDays(30),
        notAfter: inDays(900),
        keys: coming,
      })
      hsm.addToken('several', PIN)
      // All under one CKA_ID, as some drivers write them: the modulus finds the key.
      for (const { certificate, privateKeyPem } of [encryption, renewed, next])
        hsm.addPair('several', PIN, { id: '07', certificate: certificate.raw, privateKeyPem })
      expect((await chosen(soundFacts.taxCode, 'several')).serialNumber).toBe(renewed.certificate.serialNumber)
      const key = await open(storeOf({ label: 'several' }))
      const signed = await key.sign(Buffer.from('data'))
      await key.close()
      expect(signed.ok && verify('sha256', Buffer.from('data'), renewed.certificate.publicKey, signed.value)).toBe(true)
    })

    it('is refused by the name of its key where that is EC', async () => {
      const ec = await authority.issue(soundFacts.taxCode, { keys: await generateEcKeys() })
      hsm.addToken('ec', PIN)
      hsm.addPair('ec', PIN, { id: '01', certificate: ec.certificate.raw, privateKeyPem: ec.privateKeyPem })
      const failure = { code: 'key_not_rsa', keyType: 'EC' }
      expect(await storeOf({ label: 'ec' }).readToken()).toEqual({ ok: false, failure })
      expect(await storeOf({ label: 'ec' }).open(PIN)).toEqual({ ok: false, failure })
    })
  })

  it('signs several with a key that wants the PIN each time', async () => {
    hsm.addToken('each-time', PIN)
    const { privateKeyPem, certificate } = signer
    hsm.addPair('each-time', PIN, {
      id: '01',
      privateKeyPem,
      certificate: certificate.raw,
      keyOptions: ['--always-auth'],
    })
    const key = await open(storeOf({ label: 'each-time' }))
    for (const data of ['one', 'two']) expect(await key.sign(Buffer.from(data))).toMatchObject({ ok: true })
    await key.close()
  })

  it('that is pulled out and put back is found again by the same store, before and after it was missed', async () => {
    const store = storeOf({ label: 'company' })
    const away = `${hsm.tokens}-away`
    await (await open(store)).close()
    renameSync(hsm.tokens, away)
    mkdirSync(hsm.tokens)
    try {
      expect(await store.readToken()).toEqual({ ok: false, failure: { code: 'token_absent' } })
    } finally {
      rmSync(hsm.tokens, { recursive: true })
      renameSync(away, hsm.tokens)
    }
    expect(await store.readToken()).toMatchObject({ ok: true })
    await (await open(store)).close()
  })

  it('refuses to sign with a closed key', async () => {
    const key = await open(storeOf({ label: 'company' }))
    await key.close()
    await key.close()
    expect(await key.sign(Buffer.from('data'))).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
  })
})
