import { createPrivateKey, type KeyObject } from 'node:crypto'
import forge from 'node-forge'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import type { KeyStoreFailure } from './keystore.ts'
import './nativeKeyDerivation.ts'

// node-forge unwraps here and nothing else: names, keys and signatures are the business of node:crypto and @peculiar/x509.
const { asn1, pki, pkcs12 } = forge

const oids = {
  data: '1.2.840.113549.1.7.1',
  encryptedData: '1.2.840.113549.1.7.6',
  keyBag: '1.2.840.113549.1.12.10.1.1',
  shroudedKeyBag: '1.2.840.113549.1.12.10.1.2',
  certificateBag: '1.2.840.113549.1.12.10.1.3',
} as const

const binary = (bytes: Uint8Array): string => Buffer.from(bytes).toString('binary')
const bytesOf = (binaryText: string): Uint8Array => Buffer.from(binaryText, 'binary')

const partsOf = (node: forge.asn1.Asn1 | undefined): readonly forge.asn1.Asn1[] =>
  node !== undefined && Array.isArray(node.value) ? node.value : []

/** Content of an OCTET STRING, which BER may cut into pieces. */
const octets = (node: forge.asn1.Asn1 | undefined): string =>
  node === undefined ? '' : typeof node.value === 'string' ? node.value : node.value.map(octets).join('')

const oidOf = (node: forge.asn1.Asn1 | undefined): string =>
  node !== undefined && typeof node.value === 'string' ? asn1.derToOid(node.value) : ''

const certificateInBag = (bag: forge.asn1.Asn1): readonly Uint8Array[] => {
  const [bagId, bagValue] = partsOf(bag)
  if (oidOf(bagId) !== oids.certificateBag) return []
  const [, certificateValue] = partsOf(partsOf(bagValue)[0])
  return [bytesOf(octets(partsOf(certificateValue)[0]))]
}

/** The certificates that lie in the file without encryption, and whether some part of it is encrypted as a whole. */
export interface PublicBags {
  readonly certificates: readonly Uint8Array[]
  readonly hasEncryptedPart: boolean
}

/** Reads what a PKCS#12 file (RFC 7292) shows without its passphrase. */
export const readPublicBags = (file: Uint8Array): Result<PublicBags, KeyStoreFailure> => {
  try {
    const [, authenticatedSafe] = partsOf(asn1.fromDer(binary(file), true))
    const contents = partsOf(asn1.fromDer(octets(partsOf(partsOf(authenticatedSafe)[1])[0]), false))
    const plain = contents.filter((content) => oidOf(partsOf(content)[0]) === oids.data)
    const bags = plain.flatMap((content) => partsOf(asn1.fromDer(octets(partsOf(partsOf(content)[1])[0]), false)))
    const hasEncryptedPart = contents.some((content) => oidOf(partsOf(content)[0]) === oids.encryptedData)
    return succeed({ certificates: bags.flatMap(certificateInBag), hasEncryptedPart })
  } catch (error) {
    return fail({ code: 'library_failed', detail: `no PKCS#12: ${reasonOf(error)}` })
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unreadable')

const passphraseIsWrong = /MAC could not be verified|Unable to decrypt|Failed to decrypt/

export interface OpenedBags {
  readonly privateKeys: readonly KeyObject[]
  readonly certificates: readonly Uint8Array[]
}

const bagsOf = (pfx: forge.pkcs12.Pkcs12Pfx, bagType: string) => pfx.getBags({ bagType })[bagType] ?? []

/** node-forge takes apart what is RSA and leaves the rest as it lies in the bag. */
const keysIn = ({ key, asn1: bare }: forge.pkcs12.Bag): readonly KeyObject[] => {
  const info = key ? pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key)) : bare
  if (!info) return []
  const der = Buffer.from(bytesOf(asn1.toDer(info).getBytes()))
  return [createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })]
}

const certificatesIn = ({ cert, asn1: bare }: forge.pkcs12.Bag): readonly Uint8Array[] => {
  const certificate = cert ? pki.certificateToAsn1(cert) : bare
  return certificate ? [bytesOf(asn1.toDer(certificate).getBytes())] : []
}

/**
 * What one passphrase may have been to the file's maker: as it is typed; with its accents put together or taken apart, as keyboards
 * differ; and as OpenSSL before 1.1 wrote it, each byte of its UTF-8 a letter.
 */
const variantsOf = (passphrase: string): readonly string[] => [
  ...new Set([
    passphrase,
    passphrase.normalize('NFC'),
    passphrase.normalize('NFD'),
    Buffer.from(passphrase, 'utf8').toString('binary'),
  ]),
]

const openWith = (file: Uint8Array, passphrase: string): Result<OpenedBags, KeyStoreFailure> => {
  try {
    const pfx = pkcs12.pkcs12FromAsn1(asn1.fromDer(binary(file), true), false, passphrase)
    const keys = [...bagsOf(pfx, oids.shroudedKeyBag), ...bagsOf(pfx, oids.keyBag)]
    return succeed({
      privateKeys: keys.flatMap(keysIn),
      certificates: bagsOf(pfx, oids.certificateBag).flatMap(certificatesIn),
    })
  } catch (error) {
    const reason = reasonOf(error)
    if (passphraseIsWrong.test(reason)) return fail({ code: 'pin_wrong', attemptsLeft: null })
    return fail({ code: 'library_failed', detail: reason })
  }
}

/** Opens a PKCS#12 file: PBES2 with AES as well as the older 3DES and RC2. A wrong passphrase is `pin_wrong`. */
export const openBags = (file: Uint8Array, passphrase: string): Result<OpenedBags, KeyStoreFailure> => {
  let opened: Result<OpenedBags, KeyStoreFailure> = fail({ code: 'pin_wrong', attemptsLeft: null })
  for (const variant of variantsOf(passphrase)) {
    opened = openWith(file, variant)
    if (opened.ok || opened.failure.code !== 'pin_wrong') return opened
  }
  return opened
}

/** Makes a PKCS#12 file: the key under AES-256 and the passphrase, the certificate readable without it, as on a token. */
export const writePkcs12 = (privateKeyPem: string, certificatePem: string, passphrase: string): Uint8Array => {
  const pfx = pkcs12.toPkcs12Asn1(
    pki.privateKeyFromPem(privateKeyPem),
    pki.certificateFromPem(certificatePem),
    passphrase,
    {
      algorithm: 'aes256',
      count: 10_000,
    },
  )
  return bytesOf(asn1.toDer(pfx).getBytes())
}
