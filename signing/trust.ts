import type { Certificate } from './certificate.ts'

export type TrustCode =
  | 'certificate_untrusted'
  | 'certificate_not_yet_valid'
  | 'certificate_expired'
  | 'key_usage'
  | 'key_too_short'

export interface TrustFailure {
  readonly code: TrustCode
  readonly detail: string
}

/** The authorities that signing certificates may come from, and the moment to judge at. */
export interface Trust {
  /** Each a trust anchor of its own: documents carry no intermediate certificates, so an issuing sub-authority is listed too. */
  readonly roots: readonly Certificate[]
  readonly at: Date
}

const MINIMUM_RSA_BITS = 2048

const soundHashes: readonly string[] = ['SHA-256', 'SHA-384', 'SHA-512']

/** Key usage, basic constraints, extended key usage, certificate policies, alternative names: extensions understood here. */
const understoodExtensions: readonly string[] = ['2.5.29.15', '2.5.29.19', '2.5.29.37', '2.5.29.32', '2.5.29.17']

/**
 * Purposes of the extended key usage with which people sign documents (RFC 5280 4.2.1.12, RFC 9336; decision 0121): document
 * signing, e-mail protection, client authentication, the document signing of Microsoft and Adobe, and any purpose.
 */
const signingPurposes: readonly string[] = [
  '1.3.6.1.5.5.7.3.36',
  '1.3.6.1.5.5.7.3.4',
  '1.3.6.1.5.5.7.3.2',
  '1.3.6.1.4.1.311.10.3.12',
  '1.2.840.113583.1.1.5',
  '2.5.29.37.0',
]

const isWithinValidity = (certificate: Certificate, at: Date): boolean =>
  at >= certificate.notBefore && at <= certificate.notAfter

const mayIssue = (root: Certificate, at: Date): boolean =>
  root.isAuthority &&
  root.rsaBits >= MINIMUM_RSA_BITS &&
  root.keyUsage?.certificateSigning !== false &&
  isWithinValidity(root, at)

const isIssuedBy = (certificate: Certificate, root: Certificate): boolean =>
  Buffer.compare(certificate.issuerDer, root.subjectDer) === 0 &&
  certificate.x509.checkIssued(root.x509) &&
  certificate.x509.verify(root.publicKey)

const chainFailure = (certificate: Certificate, trust: Trust): string | null => {
  if (!soundHashes.includes(certificate.signatureHash)) return `signed with ${certificate.signatureHash}`
  const foreign = certificate.criticalExtensions.find((type) => !understoodExtensions.includes(type))
  if (foreign !== undefined) return `critical extension ${foreign}`
  const isTrusted = trust.roots.some((root) => mayIssue(root, trust.at) && isIssuedBy(certificate, root))
  return isTrusted ? null : `issued by ${certificate.issuer}`
}

const usageFailure = (certificate: Certificate): string | null => {
  if (certificate.isAuthority) return 'an authority does not sign declarations'
  const usage = certificate.keyUsage
  if (usage === null) return 'no key usage'
  if (!usage.digitalSignature && !usage.nonRepudiation) return 'neither digitalSignature nor nonRepudiation'
  const purposes = certificate.extendedKeyUsage
  const isForSigning = purposes === null || purposes.some((purpose) => signingPurposes.includes(purpose))
  return isForSigning ? null : `for ${purposes.join(', ').slice(0, 200)} only`
}

const validityFailure = ({ notBefore, notAfter }: Certificate, { at }: Trust): TrustFailure | null => {
  if (at < notBefore) return { code: 'certificate_not_yet_valid', detail: `from ${notBefore.toISOString()}` }
  return at > notAfter ? { code: 'certificate_expired', detail: `until ${notAfter.toISOString()}` } : null
}

type Judge = (certificate: Certificate, trust: Trust) => TrustFailure | null

const failing = (code: TrustCode, detail: string | null): TrustFailure | null =>
  detail === null ? null : { code, detail }

/**
 * How a signing certificate is judged: issued by a configured authority, within its validity, meant for signatures, RSA of 2048 bits or
 * more, in that order. Revocation is the business of the company's register of certificates.
 */
export const trustJudges = {
  issuer: (certificate, trust) => failing('certificate_untrusted', chainFailure(certificate, trust)),
  validity: validityFailure,
  usage: (certificate) => failing('key_usage', usageFailure(certificate)),
  keyLength: ({ rsaBits }) => failing('key_too_short', rsaBits < MINIMUM_RSA_BITS ? `${rsaBits} bits` : null),
} as const satisfies Readonly<Record<string, Judge>>

/** The first thing that speaks against a signing certificate; null where it may sign. */
export const trustFailure: Judge = (certificate, trust) => {
  for (const judge of Object.values<Judge>(trustJudges)) {
    const failure = judge(certificate, trust)
    if (failure !== null) return failure
  }
  return null
}
