import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OpenKey } from '../../signing/keystores/keystore.ts'
import { createPkcs11Store, type Pkcs11Store } from '../../signing/keystores/pkcs11.ts'
import { signDeclaration } from '../../signing/xmldsig/sign.ts'
import { verifyDeclaration } from '../../signing/xmldsig/verify.ts'
import { createTestAuthority } from './support/authority.ts'
import { declarationText, soundFacts } from './support/declarationText.ts'
import { countVerifiedByXmlsec1, hasXmlsec1 } from './support/secondOpinion.ts'
import { createSoftHsm, hasSoftHsm } from '../../tools/product/softHsm.ts'

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
      const signed = await signDeclaration({
        xml,
        signId: soundFacts.id,
        signaturePath: 'TKhai/DSCKS/NNT',
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
        verifyDeclaration({
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

  it('refuses to sign with a closed key', async () => {
    const key = await open(storeOf({ label: 'company' }))
    await key.close()
    await key.close()
    expect(await key.sign(Buffer.from('data'))).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
  })
})
