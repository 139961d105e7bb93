import { describe, expect, it } from 'vitest'
import { readCertificate } from '../../signing/certificate.ts'
import { chooseSigningCertificate } from '../../signing/keystores/signingCertificate.ts'
import { createTestAuthority, DAY, subjectOf } from './support/authority.ts'

const authority = await createTestAuthority()
const taxCodeOf = async (...subject: Parameters<typeof subjectOf>) =>
  (await authority.issue('0101234567', { subject: subjectOf(...subject) })).certificate.taxCode

describe('the tax code of a certificate', () => {
  it('is that of its one UID, which begins with MST:', async () => {
    expect(await taxCodeOf('A', 'MST:0101234567')).toBe('0101234567')
    expect(await taxCodeOf('A', 'MST:0101234567-001')).toBe('0101234567-001')
  })

  it('is never taken from another attribute that looks alike', async () => {
    expect(await taxCodeOf('X, UID=MST:0999999999')).toBeNull()
    expect(await taxCodeOf('X, UID=MST:0999999999', 'MST:0101234567')).toBe('0101234567')
    expect(await taxCodeOf('MST:0999999999', 'CCCD:001234567890')).toBeNull()
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
})
