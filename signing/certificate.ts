import 'reflect-metadata'
import { createHash, type KeyObject, X509Certificate as NodeCertificate } from 'node:crypto'
import {
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  X509Certificate as ParsedCertificate,
} from '@peculiar/x509'
import { isTaxCodeOf } from '../src/domain/companyType.ts'
import { fail, type Result, succeed } from '../src/domain/result.ts'

/** OID of the UID attribute: Vietnamese authorities write `MST:` and the tax code there, for a natural person `CCCD:` and the personal id. */
export const UID_OID = '0.9.2342.19200300.100.1.1'
const TAX_CODE_MARK = 'MST:'
const PERSONAL_ID_MARK = 'CCCD:'

/** The UID of who has a tax code. */
export const uidOf = (taxCode: string): string =>
  (isTaxCodeOf('household', taxCode) ? PERSONAL_ID_MARK : TAX_CODE_MARK) + taxCode

/** The tax code of a UID: a personal id of 12 digits is that of its household (docs/decisions/0488). */
const taxCodeIn = (uid: string): string | null => {
  if (uid.startsWith(PERSONAL_ID_MARK)) {
    const personalId = uid.slice(PERSONAL_ID_MARK.length).trim()
    return /^\d{12}$/.test(personalId) ? personalId : null
  }
  const taxCode = uid.startsWith(TAX_CODE_MARK) ? uid.slice(TAX_CODE_MARK.length).trim() : ''
  return taxCode === '' ? null : taxCode
}

export interface KeyUsage {
  readonly digitalSignature: boolean
  readonly nonRepudiation: boolean
  readonly certificateSigning: boolean
}

/** An X.509 certificate, read once. Names are in RFC 4514 form in the certificate's own order, UID written as such. */
export interface Certificate {
  /** The DER bytes as given. */
  readonly raw: Uint8Array
  /** SHA-256 of `raw` in upper-case hexadecimal: with the issuer's name, what a certificate is known by. */
  readonly fingerprint: string
  readonly subject: string
  readonly subjectCommonName: string
  readonly issuer: string
  readonly issuerCommonName: string
  /** Upper-case hexadecimal, as the form's certificate rows write it. */
  readonly serialNumber: string
  /** The bare tax code of the subject's UID; null unless there is exactly one UID and it has `MST:`, or `CCCD:` and 12 digits. */
  readonly taxCode: string | null
  readonly notBefore: Date
  readonly notAfter: Date
  readonly publicKey: KeyObject
  /** Size of an RSA modulus in bits; 0 for any other kind of key. */
  readonly rsaBits: number
  /** Null where the certificate has no such extension. */
  readonly keyUsage: KeyUsage | null
  /** OIDs of the purposes of the extended key usage; null where the certificate has no such extension. */
  readonly extendedKeyUsage: readonly string[] | null
  readonly isAuthority: boolean
  readonly signatureHash: string
  readonly criticalExtensions: readonly string[]
  /** For verifying signatures between certificates. */
  readonly x509: NodeCertificate
  readonly subjectDer: Uint8Array
  readonly issuerDer: Uint8Array
}

export interface MalformedCertificate {
  readonly code: 'certificate_malformed'
  readonly detail: string
}

const malformed = (detail: string) => fail({ code: 'certificate_malformed', detail } satisfies MalformedCertificate)

const readName = (name: Name) => {
  const named = new Name(name.toArrayBuffer(), { UID: UID_OID })
  const [uid, second] = named.getField(UID_OID)
  return {
    text: named.toString(),
    commonName: named.getField('CN')[0] ?? '',
    taxCode: uid !== undefined && second === undefined ? taxCodeIn(uid) : null,
    der: Buffer.from(name.toArrayBuffer()),
  }
}

const readKeyUsage = (parsed: ParsedCertificate): KeyUsage | null => {
  const extension = parsed.getExtension(KeyUsagesExtension)
  if (extension === null) return null
  const has = (flag: number) => (extension.usages & flag) !== 0
  return {
    digitalSignature: has(KeyUsageFlags.digitalSignature),
    nonRepudiation: has(KeyUsageFlags.nonRepudiation),
    certificateSigning: has(KeyUsageFlags.keyCertSign),
  }
}

const read = (x509: NodeCertificate): Certificate => {
  const parsed = new ParsedCertificate(x509.raw)
  const subject = readName(parsed.subjectName)
  const issuer = readName(parsed.issuerName)
  const { publicKey } = x509
  return {
    raw: x509.raw,
    fingerprint: createHash('sha256').update(x509.raw).digest('hex').toUpperCase(),
    subject: subject.text,
    subjectCommonName: subject.commonName,
    issuer: issuer.text,
    issuerCommonName: issuer.commonName,
    serialNumber: x509.serialNumber.toUpperCase(),
    taxCode: subject.taxCode,
    notBefore: parsed.notBefore,
    notAfter: parsed.notAfter,
    publicKey,
    rsaBits: publicKey.asymmetricKeyType === 'rsa' ? (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) : 0,
    keyUsage: readKeyUsage(parsed),
    extendedKeyUsage: parsed.getExtension(ExtendedKeyUsageExtension)?.usages.map(String) ?? null,
    isAuthority: parsed.getExtension(BasicConstraintsExtension)?.ca ?? false,
    signatureHash: parsed.signatureAlgorithm.hash?.name ?? '',
    criticalExtensions: parsed.extensions.filter((extension) => extension.critical).map((extension) => extension.type),
    x509,
    subjectDer: subject.der,
    issuerDer: issuer.der,
  }
}

/**
 * Reads one certificate from DER bytes or PEM text. DER must be exactly the certificate: bytes after it, or another encoding of
 * it, are refused, so that what is stored, compared and checked is one and the same.
 */
export const readCertificate = (source: Uint8Array | string): Result<Certificate, MalformedCertificate> => {
  try {
    const x509 = new NodeCertificate(source)
    if (typeof source !== 'string' && Buffer.compare(x509.raw, source) !== 0)
      return malformed('not the exact DER of one certificate')
    return succeed(read(x509))
  } catch (error) {
    // Both readers report bad bytes by throwing whatever their decoder threw.
    return malformed(error instanceof Error ? error.message : 'unreadable')
  }
}
