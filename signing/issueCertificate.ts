import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { BasicConstraintsExtension, Extension, Name, X509CertificateGenerator } from '@peculiar/x509'

/** One attribute of a name by its short name or OID, such as `['CN', '…']` or `['0.9.2342.19200300.100.1.1', 'MST:…']`. */
export type NamePart = readonly [type: string, value: string]

/** A key of Web Crypto, as whichever of the DOM's and Node's types is in force describes it. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>

/** What `generateRsaKeys` makes. */
export interface KeyPair {
  readonly publicKey: Key
  readonly privateKey: Key
}

/** Who vouches for a certificate: its own key and name. */
export interface Issuer {
  readonly name: readonly NamePart[]
  readonly keys: KeyPair
}

export interface CertificateOrder {
  readonly subject: readonly NamePart[]
  readonly notBefore: Date
  readonly notAfter: Date
  /** Hexadecimal; random where not given. */
  readonly serialNumber?: string
  /** The subject's keys, such as `generateRsaKeys` makes. */
  readonly keys: KeyPair
  /** `signing` sets digitalSignature and nonRepudiation, `authority` keyCertSign, `none` leaves the extension out. */
  readonly use: 'signing' | 'authority' | 'encipherment' | 'none'
  /** Left out for a certificate that vouches for itself. */
  readonly issuer?: Issuer
  /** Further extensions after the basic constraints and key usage. */
  readonly extensions?: readonly Extension[]
}

export interface IssuedCertificate {
  readonly der: Uint8Array
  readonly pem: string
}

const rsa = { name: 'RSASSA-PKCS1-v1_5', publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }

export const generateRsaKeys = (bits = 2048): Promise<KeyPair> =>
  crypto.subtle.generateKey({ ...rsa, modulusLength: bits }, true, ['sign', 'verify'])

/** The private key as PKCS#8 PEM. */
export const exportPrivateKey = async (keys: KeyPair): Promise<string> => {
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey))
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()
  return `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`
}

const KEY_USAGE_OID = '2.5.29.15'

/** DER of the BIT STRING: digitalSignature and nonRepudiation; keyCertSign and cRLSign; keyEncipherment (RFC 5280, 4.2.1.3). */
const usageBits = { signing: '030206c0', authority: '03020106', encipherment: '03020520' } as const

const extensionsFor = (use: CertificateOrder['use']): Extension[] => [
  new BasicConstraintsExtension(use === 'authority', undefined, true),
  ...(use === 'none' ? [] : [new Extension(KEY_USAGE_OID, true, Buffer.from(usageBits[use], 'hex'))]),
]

const jsonName = (parts: readonly NamePart[]) => parts.map(([type, value]) => ({ [type]: [{ utf8String: value }] }))

/** 16 random bytes, the first neither zero nor negative, so that the number is written the same everywhere. */
const randomSerialNumber = (): string => {
  const bytes = randomBytes(16)
  bytes[0] = 0x54
  return bytes.toString('hex').toUpperCase()
}

/** Issues an X.509 v3 certificate, signed with the issuer's key and the hash that key is made for. Names are UTF8String. */
export const issueCertificate = async (order: CertificateOrder): Promise<IssuedCertificate> => {
  const issuer = order.issuer ?? { name: order.subject, keys: order.keys }
  const certificate = await X509CertificateGenerator.create({
    serialNumber: order.serialNumber ?? randomSerialNumber(),
    subject: new Name(jsonName(order.subject)),
    issuer: new Name(jsonName(issuer.name)),
    notBefore: order.notBefore,
    notAfter: order.notAfter,
    publicKey: order.keys.publicKey,
    signingKey: issuer.keys.privateKey,
    extensions: [...extensionsFor(order.use), ...(order.extensions ?? [])],
  })
  return { der: Buffer.from(certificate.rawData), pem: `${certificate.toString('pem')}\n` }
}
