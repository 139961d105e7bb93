import { createPrivateKey, sign } from 'node:crypto'
import { type Certificate, readCertificate, UID_OID } from '../../../signing/certificate.ts'
import {
  type CertificateOrder,
  exportPrivateKey,
  generateRsaKeys,
  type Issuer,
  issueCertificate,
  type KeyPair,
  type NamePart,
} from '../../../signing/issueCertificate.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'

export const DAY = 86_400_000

export interface TestSigner {
  readonly key: SigningKey
  readonly certificate: Certificate
  readonly certificatePem: string
  readonly privateKeyPem: string
}

export interface TestAuthority {
  readonly root: Certificate
  readonly rootPem: string
  readonly issuer: Issuer
  /** Issues from this authority; what `order` leaves out is as on a sound certificate of `taxCode`. */
  readonly issue: (taxCode: string, order?: Partial<CertificateOrder>) => Promise<TestSigner>
}

export const subjectOf = (commonName: string, ...uids: readonly string[]): readonly NamePart[] => [
  ['CN', commonName],
  ...uids.map((uid): NamePart => [UID_OID, uid]),
  ['C', 'VN'],
]

export const readPem = (pem: string): Certificate => {
  const read = readCertificate(pem)
  if (!read.ok) throw new Error(read.failure.detail)
  return read.value
}

/** A key that lies in memory, for documents that no key store would sign. */
const memoryKey = (certificate: Certificate, privateKeyPem: string): SigningKey => {
  const privateKey = createPrivateKey(privateKeyPem)
  return { certificate: certificate.raw, sign: async (data) => ({ ok: true, value: sign('sha256', data, privateKey) }) }
}

/** Keys that no declaration is signed with. */
export const generateEcKeys = (): Promise<KeyPair> =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])

// Making RSA keys is the slow part, so signers share one pair unless their order brings its own.
const sharedKeys = generateRsaKeys()

export const createTestAuthority = async (commonName = 'TEST CA', now = new Date()): Promise<TestAuthority> => {
  const keys = await generateRsaKeys()
  const name: readonly NamePart[] = [['CN', commonName]]
  const rootOrder = {
    subject: name,
    notBefore: new Date(now.getTime() - 1000 * DAY),
    notAfter: new Date(now.getTime() + 1000 * DAY),
  }
  const root = await issueCertificate({ ...rootOrder, keys, use: 'authority' })
  return {
    root: readPem(root.pem),
    rootPem: root.pem,
    issuer: { name, keys },
    issue: async (taxCode, order = {}) => {
      const complete: CertificateOrder = {
        subject: subjectOf('CÔNG TY TNHH THƯƠNG MẠI ĐẶNG THỊ Ế', `MST:${taxCode}`),
        notBefore: new Date(now.getTime() - DAY),
        notAfter: new Date(now.getTime() + 365 * DAY),
        keys: await sharedKeys,
        use: 'signing',
        issuer: { name, keys },
        ...order,
      }
      const issued = await issueCertificate(complete)
      const certificate = readPem(issued.pem)
      const privateKeyPem = await exportPrivateKey(complete.keys)
      return { key: memoryKey(certificate, privateKeyPem), certificate, certificatePem: issued.pem, privateKeyPem }
    },
  }
}
