import { describe, expect, it } from 'vitest'
import { trustFailure } from '../../signing/trust.ts'
import { generateRsaKeys, issueCertificate } from '../../signing/issueCertificate.ts'
import { createTestAuthority, DAY, readPem } from './support/authority.ts'

const now = Date.now()
const at = new Date(now)
const [authority, lapsed] = await Promise.all([
  createTestAuthority(),
  createTestAuthority('LAPSED CA', new Date(now - 2000 * DAY)),
])
const validNow = { notBefore: new Date(now - DAY), notAfter: new Date(now + DAY) }
const { certificate } = await authority.issue('0101234567')

describe('a configured authority', () => {
  it('vouches for what it has issued, beside others', () => {
    expect(trustFailure(certificate, { roots: [lapsed.root, authority.root], at })).toBeNull()
  })

  it('may be one that another has issued: each configured one is an anchor', async () => {
    const keys = await generateRsaKeys()
    const name = [['CN', 'SUB CA']] as const
    const order = { subject: name, ...validNow, keys, use: 'authority', issuer: authority.issuer } as const
    const sub = readPem((await issueCertificate(order)).pem)
    const { certificate: leaf } = await authority.issue('0101234567', { ...validNow, issuer: { name, keys } })
    expect(trustFailure(leaf, { roots: [sub], at })).toBeNull()
    expect(trustFailure(leaf, { roots: [authority.root], at })).toMatchObject({ code: 'certificate_untrusted' })
  })

  it('that has lapsed vouches for nothing', async () => {
    const { certificate: leaf } = await lapsed.issue('0101234567', validNow)
    expect(trustFailure(leaf, { roots: [lapsed.root], at })).toMatchObject({ code: 'certificate_untrusted' })
  })

  it.each([
    ['is no authority', { isAuthority: false }],
    ['has a short key', { rsaBits: 1024 }],
    [
      'may not sign certificates',
      { keyUsage: { digitalSignature: true, nonRepudiation: true, certificateSigning: false } },
    ],
  ])('that %s vouches for nothing', (_what, change) => {
    const roots = [{ ...authority.root, ...change }]
    expect(trustFailure(certificate, { roots, at })).toMatchObject({ code: 'certificate_untrusted' })
  })
})

describe('a signing certificate', () => {
  const trust = { roots: [authority.root], at }

  it('of an authority signs no declaration, whatever its key usage', () => {
    expect(trustFailure({ ...certificate, isAuthority: true }, trust)).toMatchObject({ code: 'key_usage' })
  })

  it.each([
    [true, false, null],
    [false, true, null],
    [false, false, 'key_usage'],
  ])('with digitalSignature %s and nonRepudiation %s is judged %s', (digitalSignature, nonRepudiation, code) => {
    const keyUsage = { digitalSignature, nonRepudiation, certificateSigning: false }
    expect(trustFailure({ ...certificate, keyUsage }, trust)?.code ?? null).toBe(code)
  })

  it.each([
    ['no purposes', null, null],
    ['document signing', ['1.3.6.1.5.5.7.3.36'], null],
    ['e-mail protection', ['1.3.6.1.5.5.7.3.4'], null],
    ['client authentication beside a smart card’s logon', ['1.3.6.1.4.1.311.20.2.2', '1.3.6.1.5.5.7.3.2'], null],
    ['any purpose', ['2.5.29.37.0'], null],
    ['servers', ['1.3.6.1.5.5.7.3.1'], 'key_usage'],
    ['code signing', ['1.3.6.1.5.5.7.3.3'], 'key_usage'],
    ['a purpose that nobody knows', ['1.3.6.1.4.1.99999.2'], 'key_usage'],
  ])('with the extended key usage of %s is judged', (_what, extendedKeyUsage, code) => {
    expect(trustFailure({ ...certificate, extendedKeyUsage }, trust)?.code ?? null).toBe(code)
  })

  it('is valid from its first moment to its last, both included', () => {
    const judge = (moment: number) => trustFailure(certificate, { ...trust, at: new Date(moment) })?.code ?? null
    const [first, last] = [certificate.notBefore.getTime(), certificate.notAfter.getTime()]
    expect([first - 1, first, last, last + 1].map(judge)).toEqual([
      'certificate_not_yet_valid',
      null,
      null,
      'certificate_expired',
    ])
  })
})
