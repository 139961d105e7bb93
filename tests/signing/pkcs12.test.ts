import { spawnSync } from 'node:child_process'
import { verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createPkcs12Store } from '../../signing/keystores/pkcs12.ts'
import { writePkcs12 } from '../../signing/keystores/pkcs12Bags.ts'
import { createTestAuthority, generateEcKeys, subjectOf, type TestSigner } from './support/authority.ts'

const PIN = 'mat-khau-12345'
const directory = mkdtempSync(join(tmpdir(), 'tokhai-pkcs12-'))
afterAll(() => rmSync(directory, { recursive: true }))

const authority = await createTestAuthority()
const signer = await authority.issue('0101234567', { subject: subjectOf('CÔNG TY Ế & "Ợ", Huế', 'MST:0101234567') })

const write = (name: string, content: Uint8Array | string): string => {
  const path = join(directory, name)
  writeFileSync(path, content)
  return path
}

const ownFile = write('own.p12', writePkcs12(signer.privateKeyPem, signer.certificatePem, PIN))

const hasOpenssl = spawnSync('openssl', ['version']).status === 0
if (!hasOpenssl) console.info('skipped: PKCS#12 files of other makers, since openssl is not installed')

const opensslFileOf = (of: TestSigner, name: string, ...options: readonly string[]): string => {
  const key = write('key.pem', of.privateKeyPem)
  const certificate = write('certificate.pem', of.certificatePem)
  const chain = write('chain.pem', authority.rootPem)
  const path = join(directory, name)
  const files = ['-inkey', key, '-in', certificate, '-certfile', chain, '-out', path, '-passout', `pass:${PIN}`]
  const { status, stderr } = spawnSync('openssl', ['pkcs12', '-export', ...files, ...options], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return path
}

const opensslFile = (name: string, ...options: readonly string[]): string => opensslFileOf(signer, name, ...options)

const opensAndSigns = async (path: string): Promise<boolean> => {
  const opened = await createPkcs12Store(path).open(PIN)
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure))
  const signed = await opened.value.sign(Buffer.from('data'))
  await opened.value.close()
  const { x509, publicKey } = signer.certificate
  return (
    x509.raw.equals(opened.value.certificate) &&
    signed.ok &&
    verify('sha256', Buffer.from('data'), publicKey, signed.value)
  )
}

describe('a PKCS#12 file', () => {
  it('of this product shows its certificate without the PIN, letter for letter, and signs with it', async () => {
    const read = await createPkcs12Store(ownFile).readToken()
    expect(read).toMatchObject({ ok: true, value: { pinState: 'ready' } })
    expect(read.ok && signer.certificate.x509.raw.equals(read.value.certificate)).toBe(true)
    expect(await opensAndSigns(ownFile)).toBe(true)
  })

  it('takes a wrong passphrase for a wrong PIN with unknown attempts left', async () => {
    for (const pin of ['', 'wrong', `${PIN} `]) {
      expect(await createPkcs12Store(ownFile).open(pin)).toEqual({
        ok: false,
        failure: { code: 'pin_wrong', attemptsLeft: null },
      })
    }
  })

  it('that is missing is an absent token', async () => {
    const store = createPkcs12Store(join(directory, 'nowhere.p12'))
    expect(await store.readToken()).toEqual({ ok: false, failure: { code: 'token_absent' } })
    expect(await store.open(PIN)).toEqual({ ok: false, failure: { code: 'token_absent' } })
  })

  it('that holds something else, or cannot be read, is a failure of the library', async () => {
    for (const path of [
      write('junk.p12', 'no key here'),
      write('cut.p12', writePkcs12(signer.privateKeyPem, signer.certificatePem, PIN).subarray(0, 900)),
      directory,
    ]) {
      expect(await createPkcs12Store(path).readToken()).toMatchObject({
        ok: false,
        failure: { code: 'library_failed' },
      })
      expect(await createPkcs12Store(path).open(PIN)).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
    }
  })

  it('whose key is not the certificate’s has no certificate to sign with', async () => {
    const { generateRsaKeys, exportPrivateKey } = await import('../../signing/issueCertificate.ts')
    const otherKey = await exportPrivateKey(await generateRsaKeys())
    const path = write('mixed.p12', writePkcs12(otherKey, signer.certificatePem, PIN))
    expect(await createPkcs12Store(path).open(PIN)).toEqual({ ok: false, failure: { code: 'no_certificate' } })
  })

  it('with an authority’s certificate alone has none to sign with', async () => {
    const path = write('authority.p12', writePkcs12(signer.privateKeyPem, authority.rootPem, PIN))
    expect(await createPkcs12Store(path).readToken()).toEqual({ ok: false, failure: { code: 'no_certificate' } })
  })
})

describe.runIf(hasOpenssl)('the passphrase', () => {
  const accented = 'Mật khẩu ₫ 密碼 🔑'
  const pbes2 = ['-keypbe', 'AES-256-CBC', '-certpbe', 'AES-256-CBC', '-macalg', 'sha256']
  const older = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']

  it.each([
    ['PBES2', pbes2],
    ['3DES', older],
  ])('of a file with %s may hold any letter, its accents put together or apart', async (name, options) => {
    const path = opensslFile(`accented-${name}.p12`, ...options, '-passout', `pass:${accented.normalize('NFD')}`)
    for (const typed of [accented.normalize('NFC'), accented.normalize('NFD')])
      expect(await createPkcs12Store(path).open(typed)).toMatchObject({ ok: true })
    expect(await createPkcs12Store(path).open('Mat khau')).toEqual({
      ok: false,
      failure: { code: 'pin_wrong', attemptsLeft: null },
    })
  })
})

describe.runIf(hasOpenssl)('a PKCS#12 file of OpenSSL', () => {
  it('with an EC key is refused by the name of its key, as soon as its certificate is seen', async () => {
    const ec = await authority.issue('0101234567', { keys: await generateEcKeys() })
    const failure = { code: 'key_not_rsa', keyType: 'EC' }
    const hidden = createPkcs12Store(opensslFileOf(ec, 'ec-hidden.p12'))
    expect(await hidden.readToken()).toEqual({ ok: false, failure: { code: 'pin_needed' } })
    expect(await hidden.open(PIN)).toEqual({ ok: false, failure })
    const shown = createPkcs12Store(opensslFileOf(ec, 'ec-shown.p12', '-certpbe', 'NONE'))
    expect(await shown.readToken()).toEqual({ ok: false, failure })
  })

  it.each([
    ['PBES2 with AES-256 and a chain', []],
    ['3DES throughout', ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']],
    ['the legacy mixture of 3DES and RC2', ['-legacy']],
    ['certificates in the clear', ['-certpbe', 'NONE']],
  ])('with %s opens and signs', async (name, options) => {
    expect(await opensAndSigns(opensslFile(`${name.replaceAll(' ', '-')}.p12`, ...options))).toBe(true)
  })

  it('that hides its certificate needs the PIN once, and remembers the certificate afterwards', async () => {
    const store = createPkcs12Store(opensslFile('hidden.p12'))
    expect(await store.readToken()).toEqual({ ok: false, failure: { code: 'pin_needed' } })
    expect(await store.open('wrong')).toMatchObject({ ok: false, failure: { code: 'pin_wrong' } })
    expect((await store.open(PIN)).ok).toBe(true)
    expect(await store.readToken()).toMatchObject({ ok: true, value: { pinState: 'ready' } })
  })

  it('that takes the place of another is not taken for it', async () => {
    const path = opensslFile('exchanged.p12')
    const store = createPkcs12Store(path)
    expect((await store.open(PIN)).ok).toBe(true)
    opensslFile('exchanged.p12')
    expect(await store.readToken()).toEqual({ ok: false, failure: { code: 'pin_needed' } })
  })
})
