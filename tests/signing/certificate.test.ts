import { describe, expect, it } from 'vitest'
import { readCertificate } from '../../signing/certificate.ts'
import type { CertificateOrder } from '../../signing/issueCertificate.ts'
import { chooseSigningCertificate, keyFailure } from '../../signing/keystores/signingCertificate.ts'
import { createTestAuthority, DAY, generateEcKeys, subjectOf, type TestSigner } from './support/authority.ts'

const authority = await createTestAuthority()
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const sound = await authority.issue('0101234567', { notAfter: inDays(10) })
const ecKeys = await generateEcKeys()
const taxCodeOf = async (...subject: Parameters<typeof subjectOf>) =>
  (await authority.issue('0101234567', { subject: subjectOf(...subject) })).certificate.taxCode

describe('the tax code of a certificate', () => {
  it('is that of its one UID, which begins with MST:', async () => {
    expect(await taxCodeOf('A', 'MST:0101234567')).toBe('0101234567')
    expect(await taxCodeOf('A', 'MST:0101234567-001')).toBe('0101234567-001')
  })

  it('is the personal id of 12 digits behind CCCD:, as certificates of natural persons name the holder', async () => {
    expect(await taxCodeOf('NGUYỄN VĂN A', 'CCCD:001185012345')).toBe('001185012345')
    expect(await taxCodeOf('HỘ KINH DOANH A', 'MST:001185012345')).toBe('001185012345')
  })

  it.each([
    'CCCD:0101234567',
    'CCCD:0101234567-001',
    'CCCD:00118501234a',
    'CCCD:0011850123456',
    'CCCD:',
    'CMND:012345678',
  ])('is not %s: it is no personal id of 12 digits', async (uid) => {
    expect(await taxCodeOf('A', uid)).toBeNull()
  })

  it('is never taken from another attribute that looks alike', async () => {
    expect(await taxCodeOf('X, UID=MST:0999999999')).toBeNull()
    expect(await taxCodeOf('X, UID=MST:0999999999', 'MST:0101234567')).toBe('0101234567')
    expect(await taxCodeOf('MST:0999999999', 'CMND:012345678')).toBeNull()
    expect(await taxCodeOf('CCCD:001234567890')).toBeNull()
    expect(await taxCodeOf('X\nUID=MST:0999999999')).toBeNull()
  })

  it('is unknown where there are none, two, or only the mark', async () => {
    expect(await taxCodeOf('A')).toBeNull()
    expect(await taxCodeOf('A', 'MST:0101234567', 'MST:0999999999')).toBeNull()
    expect(await taxCodeOf('A', 'CCCD:001234567890', 'MST:0101234567')).toBeNull()
    expect(await taxCodeOf('A', 'MST:0101234567', 'CCCD:001234567890')).toBeNull()
    expect(await taxCodeOf('A', 'MST:')).toBeNull()
    expect(await taxCodeOf('A', 'mst:0101234567')).toBeNull()
  })
})

describe('reading a certificate', () => {
  it('keeps Vietnamese names and writes the serial number in upper case', async () => {
    const { certificate } = await authority.issue('0101234567', {
      serialNumber: '54abcdef',
      subject: subjectOf('CÔNG TY Ế, "Ợ"', 'MST:0101234567'),
    })
    expect(certificate).toMatchObject({
      subjectCommonName: 'CÔNG TY Ế, "Ợ"',
      subject: String.raw`CN=CÔNG TY Ế\, \"Ợ\", UID=MST:0101234567, C=VN`,
      issuerCommonName: 'TEST CA',
      serialNumber: '54ABCDEF',
      rsaBits: 2048,
      isAuthority: false,
      keyUsage: { digitalSignature: true, nonRepudiation: true, certificateSigning: false },
    })
  })

  it('refuses anything but the exact DER of one certificate', () => {
    const der = Buffer.from(authority.root.raw)
    expect(readCertificate(der).ok).toBe(true)
    for (const wrong of [
      Buffer.concat([der, Buffer.from([0])]),
      Buffer.concat([der, der]),
      der.subarray(0, -1),
      Buffer.alloc(0),
      Buffer.from('text'),
      Buffer.from(authority.rootPem),
    ]) {
      expect(readCertificate(wrong)).toMatchObject({ ok: false, failure: { code: 'certificate_malformed' } })
    }
  })
})

describe('among several certificates on a token', () => {
  const chosenBeside = (other: TestSigner, wanted = {}) =>
    chooseSigningCertificate([other.certificate.raw, sound.certificate.raw], wanted)?.serialNumber

  it('a company’s comes before one without tax code, the one that lasts longest before the others, never an authority’s', async () => {
    const nameless = await authority.issue('', {
      subject: subjectOf('Nguyễn Văn A'),
      notAfter: new Date(Date.now() + 900 * DAY),
    })
    const older = await authority.issue('0101234567', { notAfter: new Date(Date.now() + 10 * DAY) })
    const newer = await authority.issue('0101234567', { notAfter: new Date(Date.now() + 20 * DAY) })
    const ders = [authority.root, nameless.certificate, older.certificate, newer.certificate].map(({ raw }) => raw)
    expect(chooseSigningCertificate([Buffer.from('junk'), ...ders])?.serialNumber).toBe(newer.certificate.serialNumber)
    expect(chooseSigningCertificate([authority.root.raw, nameless.certificate.raw])?.serialNumber).toBe(
      nameless.certificate.serialNumber,
    )
    expect(chooseSigningCertificate([authority.root.raw, Buffer.from('junk')])).toBeNull()
  })

  it('an organisation’s comes before a person’s that lasts longer, which the household’s tax code chooses', async () => {
    const person = await authority.issue('', {
      subject: subjectOf('NGUYỄN VĂN A', 'CCCD:001185012345'),
      notAfter: inDays(900),
    })
    expect(chosenBeside(person)).toBe(sound.certificate.serialNumber)
    expect(chosenBeside(person, { taxCode: '001185012345' })).toBe(person.certificate.serialNumber)
    const ders = [(await authority.issue('', { subject: subjectOf('A'), notAfter: inDays(950) })).certificate.raw]
    expect(chooseSigningCertificate([...ders, person.certificate.raw])?.serialNumber).toBe(
      person.certificate.serialNumber,
    )
  })

  it.each<[string, Partial<CertificateOrder>]>([
    ['for encryption alone', { use: 'encipherment', notAfter: inDays(900) }],
    ['that has not begun', { notBefore: inDays(1), notAfter: inDays(900) }],
    ['that has ended', { notBefore: inDays(-20), notAfter: inDays(-1) }],
    ['with an EC key', { keys: ecKeys, notAfter: inDays(900) }],
  ])('one %s never comes before one that signs', async (_, order) => {
    expect(chosenBeside(await authority.issue('0101234567', order))).toBe(sound.certificate.serialNumber)
  })

  it('one for encryption alone is none to sign with', async () => {
    const { certificate } = await authority.issue('0101234567', { use: 'encipherment' })
    expect(chooseSigningCertificate([certificate.raw])).toBeNull()
  })

  it('the wanted tax code comes before all, with and without the dash of a dependent unit', async () => {
    const other = await authority.issue('0312345678-001', { notAfter: inDays(5) })
    expect(chosenBeside(other, { taxCode: '0312345678001' })).toBe(other.certificate.serialNumber)
    expect(chosenBeside(other, { taxCode: '0101234567' })).toBe(sound.certificate.serialNumber)
  })

  it('of the wanted tax code, one that cannot sign says why, before another company’s that can', async () => {
    const expired = await authority.issue('0312345678', { notBefore: inDays(-20), notAfter: inDays(-1) })
    expect(chosenBeside(expired, { taxCode: '0312345678' })).toBe(expired.certificate.serialNumber)
    const ec = await authority.issue('0312345678', { keys: ecKeys })
    const chosen = chooseSigningCertificate([sound.certificate.raw, ec.certificate.raw], { taxCode: '0312345678' })
    expect(chosen === null ? null : keyFailure(chosen)).toEqual({ code: 'key_not_rsa', keyType: 'EC' })
  })

  it('no other is taken for the one that was shown', async () => {
    const { certificate } = await authority.issue('0101234567')
    expect(chooseSigningCertificate([sound.certificate.raw], { certificate: certificate.raw })).toBeNull()
  })
})
