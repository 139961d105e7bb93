import { describe, expect, it } from 'vitest'
import { readCertificate } from '../../signing/certificate.ts'
import { readKnownCertificate } from '../../signing/knownCertificates.ts'
import { trustFailure } from '../../signing/trust.ts'
import { createTestAuthority, DAY } from './support/authority.ts'

const authority = await createTestAuthority()

describe('a certificate that was read before', () => {
  it('is taken for the same by its very bytes alone', async () => {
    const { certificate } = await authority.issue('0101234567')
    const first = readKnownCertificate(certificate.raw)
    expect(first).toEqual(readCertificate(certificate.raw))
    const again = readKnownCertificate(Buffer.from(certificate.raw))
    expect(again.ok && first.ok && again.value === first.value).toBe(true)
    const altered = Buffer.from(certificate.raw)
    altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1)
    const other = readKnownCertificate(altered)
    expect(other.ok && first.ok && other.value === first.value).toBe(false)
    expect(readKnownCertificate(Buffer.concat([certificate.raw, Buffer.alloc(1)])).ok).toBe(false)
  })

  it('is judged anew each time', async () => {
    const { certificate } = await authority.issue('0101234567', { notAfter: new Date(Date.now() + DAY) })
    const trusted = { roots: [authority.root], at: new Date() }
    const late = { ...trusted, at: new Date(Date.now() + 2 * DAY) }
    const judge = (trust: typeof trusted) => {
      const read = readKnownCertificate(certificate.raw)
      return read.ok ? (trustFailure(read.value, trust)?.code ?? 'trusted') : read.failure.code
    }
    expect([judge(trusted), judge({ ...trusted, roots: [] }), judge(trusted)]).toEqual([
      'trusted',
      'certificate_untrusted',
      'trusted',
    ])
    expect(judge(late)).toBe('certificate_expired')
  })

  it('is forgotten once 200 others came after it', async () => {
    const { certificate } = await authority.issue('0101234567')
    const first = readKnownCertificate(certificate.raw)
    const isStillKnown = (): boolean => {
      const read = readKnownCertificate(certificate.raw)
      return read.ok && first.ok && read.value === first.value
    }
    for (let count = 0; count < 199; count += 1)
      readKnownCertificate((await authority.issue('0101234567')).certificate.raw)
    expect(isStillKnown()).toBe(true)
    readKnownCertificate((await authority.issue('0101234567')).certificate.raw)
    expect(isStillKnown()).toBe(false)
  })
})
