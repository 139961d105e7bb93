import { createPrivateKey, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSecureContext } from 'node:tls'
import { type Certificate, readCertificate, UID_OID, uidOf } from './certificate.ts'
import {
  exportPrivateKey,
  generateRsaKeys,
  type Issuer,
  issueCertificate,
  type KeyPair,
  type NamePart,
} from './issueCertificate.ts'
import { writePkcs12 } from './keystores/pkcs12Bags.ts'

/** Whom a demo certificate belongs to. */
interface DemoOwner {
  readonly companyName: string
  readonly taxCode: string
}

export interface DemoTokenOrder extends DemoOwner {
  /** Where the files live; made where missing. It holds private keys: keep it out of reach of others. */
  readonly directory: string
  readonly pin: string
}

/** A key beside the demo token, with a certificate of the same company and authority. */
export interface DemoKey {
  /** PKCS#8 PEM. */
  readonly privateKeyPem: string
  readonly certificatePem: string
}

export interface DemoToken {
  readonly rootPem: string
  readonly certificatePem: string
  readonly pkcs12Path: string
  readonly serialNumber: string
  readonly issuerCommonName: string
  readonly notBefore: Date
  readonly notAfter: Date
}

const rootName: readonly NamePart[] = [
  ['CN', 'TOKHAI DEMO CA'],
  ['O', 'Chứng thư thử nghiệm, không có giá trị pháp lý'],
  ['C', 'VN'],
]

const yearsAfter = (moment: Date, years: number): Date => {
  const later = new Date(moment)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return later
}

/** A year back: documents of the demo were signed in the course of it. */
const yearBefore = (moment: Date): Date => yearsAfter(moment, -1)

const readIfThere = async (path: string): Promise<Buffer | null> => {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Whole or not at all: a process that dies on the way leaves the old file. */
const writeWhole = async (path: string, content: string | Uint8Array): Promise<void> => {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, path)
}

const importKeys = async (pem: string): Promise<KeyPair> => {
  const der = createPrivateKey(pem).export({ format: 'der', type: 'pkcs8' })
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const privateKey = await crypto.subtle.importKey('pkcs8', der, algorithm, true, ['sign'])
  const { n, e } = await crypto.subtle.exportKey('jwk', privateKey)
  if (n === undefined || e === undefined) throw new Error('the demo authority has no RSA key')
  const publicKey = await crypto.subtle.importKey('jwk', { kty: 'RSA', n, e }, algorithm, true, ['verify'])
  return { privateKey, publicKey }
}

const ensureRoot = async (directory: string, now: Date): Promise<{ rootPem: string; issuer: Issuer }> => {
  const keyPath = join(directory, 'demo-ca.key.pem')
  const certificatePath = join(directory, 'demo-ca.crt.pem')
  const [key, certificate] = await Promise.all([readIfThere(keyPath), readIfThere(certificatePath)])
  if (key !== null && certificate !== null) {
    return {
      rootPem: certificate.toString('utf8'),
      issuer: { name: rootName, keys: await importKeys(key.toString('utf8')) },
    }
  }
  const keys = await generateRsaKeys()
  const root = await issueCertificate({
    subject: rootName,
    notBefore: yearBefore(now),
    notAfter: yearsAfter(now, 20),
    keys,
    use: 'authority',
  })
  await writeWhole(keyPath, await exportPrivateKey(keys))
  await writeWhole(certificatePath, root.pem)
  return { rootPem: root.pem, issuer: { name: rootName, keys } }
}

const isUsable = (certificate: Certificate, root: Certificate, order: DemoTokenOrder, now: Date): boolean =>
  certificate.taxCode === order.taxCode &&
  certificate.subjectCommonName === order.companyName &&
  certificate.notAfter > now &&
  certificate.x509.verify(root.publicKey)

const readPem = (pem: string): Certificate => {
  const read = readCertificate(pem)
  if (!read.ok) throw new Error(`unreadable demo certificate: ${read.failure.detail}`)
  return read.value
}

/** Asks OpenSSL: the library that takes a key out derives its key in JavaScript, an eighth of a server's start. */
const isOpenedBy = (pfx: Buffer, passphrase: string): boolean => {
  try {
    createSecureContext({ pfx, passphrase })
    return true
  } catch {
    return false
  }
}

const existingToken = async (
  paths: TokenPaths,
  root: Certificate,
  order: DemoTokenOrder,
  now: Date,
): Promise<string | null> => {
  const [pkcs12, pem] = await Promise.all([readIfThere(paths.pkcs12), readIfThere(paths.certificate)])
  if (pkcs12 === null || pem === null || !isOpenedBy(pkcs12, order.pin)) return null
  return isUsable(readPem(pem.toString('utf8')), root, order, now) ? pem.toString('utf8') : null
}

interface TokenPaths {
  readonly pkcs12: string
  readonly certificate: string
}

/** A certificate of the company, for three years, the first of which is over. */
const certify = (keys: KeyPair, issuer: Issuer, { companyName, taxCode }: DemoOwner, now: Date) =>
  issueCertificate({
    subject: [
      ['CN', companyName],
      [UID_OID, uidOf(taxCode)],
      ['C', 'VN'],
    ],
    notBefore: yearBefore(now),
    notAfter: yearsAfter(now, 2),
    keys,
    use: 'signing',
    issuer,
  })

const issueToken = async (paths: TokenPaths, issuer: Issuer, order: DemoTokenOrder, now: Date): Promise<string> => {
  const keys = await generateRsaKeys()
  const issued = await certify(keys, issuer, order, now)
  await writeWhole(paths.pkcs12, writePkcs12(await exportPrivateKey(keys), issued.pem, order.pin))
  await writeWhole(paths.certificate, issued.pem)
  return issued.pem
}

/**
 * A token to try the product with: a demo authority and, from it, a real key and certificate of the company in a PKCS#12 file.
 * Calling it again gives the same token while company, tax code and PIN stay the same and it has not expired.
 */
export const ensureDemoToken = async (order: DemoTokenOrder): Promise<DemoToken> => {
  const now = new Date()
  await mkdir(order.directory, { recursive: true, mode: 0o700 })
  const { rootPem, issuer } = await ensureRoot(order.directory, now)
  const paths = {
    pkcs12: join(order.directory, 'demo-token.p12'),
    certificate: join(order.directory, 'demo-token.crt.pem'),
  }
  const certificatePem =
    (await existingToken(paths, readPem(rootPem), order, now)) ?? (await issueToken(paths, issuer, order, now))
  const certificate = readPem(certificatePem)
  return {
    rootPem,
    certificatePem,
    pkcs12Path: paths.pkcs12,
    serialNumber: certificate.serialNumber,
    issuerCommonName: certificate.issuerCommonName,
    notBefore: certificate.notBefore,
    notAfter: certificate.notAfter,
  }
}

/** A new key of the demo token's company, kept nowhere, and its certificate from the demo authority. */
export const makeDemoKey = async (order: DemoTokenOrder): Promise<DemoKey> => {
  const now = new Date()
  const [{ issuer }, keys] = await Promise.all([ensureRoot(order.directory, now), generateRsaKeys()])
  const { pem } = await certify(keys, issuer, order, now)
  return { privateKeyPem: await exportPrivateKey(keys), certificatePem: pem }
}
