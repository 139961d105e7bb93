import { verify } from 'node:crypto'
import { type XmlDocument, XmlError } from 'libxml2-wasm'
import { isMoment, vietnamMoment } from '../../src/domain/dates.ts'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import type { Certificate } from '../certificate.ts'
import { isSameName } from '../distinguishedName.ts'
import { readKnownCertificate } from '../knownCertificates.ts'
import { type Trust, type TrustCode, trustFailure } from '../trust.ts'
import { canonicalBytes, canonicalDigest } from './canonical.ts'
import { type DeclarationPlaces, ensureSignerPlace, locateDeclaration } from './declaration.ts'
import { type GuardCode, MAX_XML_BYTES, parseGuarded } from './guard.ts'
import { type SignatureElements, signatureElements, type SignatureText, signatureText } from './signatureParts.ts'
import { type ShapeCode, signatureShapeMismatch } from './signatureShape.ts'

export interface VerifyRequest {
  /** What was handed in, signed. */
  readonly xml: Uint8Array | string
  /** The declaration as this server generated it, unsigned. */
  readonly expectedXml: string
  readonly trust: Trust
  /** The seller's. */
  readonly taxCode: string
  /** When the document came in: it was signed a day before or after at most. Null where it may have waited since. */
  readonly receivedAt: Date | null
}

export type VerifyCode =
  | GuardCode
  | ShapeCode
  | 'digest'
  | 'certificate_malformed'
  | 'signature_value'
  | TrustCode
  | 'subject_name'
  | 'tax_code_missing'
  | 'tax_code_mismatch'
  | 'signing_time'
  | 'content_differs'

export interface VerifyFailure {
  readonly code: VerifyCode
  /** For the log and the audit, in English; not for showing. */
  readonly detail: string
}

export interface Signer {
  /** SHA-256 of the certificate's DER in upper-case hexadecimal. */
  readonly fingerprint: string
  readonly serialNumber: string
  readonly issuer: string
  readonly issuerCommonName: string
  readonly subject: string
  readonly taxCode: string
  readonly notBefore: Date
  readonly notAfter: Date
}

export type VerifyResult =
  | { readonly ok: true; readonly signer: Signer; readonly signingTime: string }
  | { readonly ok: false; readonly failure: VerifyFailure }

const refuse = (code: VerifyCode, detail: string) => fail({ code, detail } satisfies VerifyFailure)

/** Strict base64, with line breaks allowed where signers fold long values; null for anything else. */
const decodeBase64 = (text: string): Buffer | null => {
  const compact = text.replace(/[\t\n\r ]/g, '')
  const bytes = Buffer.from(compact, 'base64')
  return bytes.toString('base64') === compact ? bytes : null
}

const referenceMismatch = (text: SignatureText, coreId: string): string | null => {
  const ids = new Set([coreId, text.id, text.objectId])
  if (ids.size < 3) return 'an Id is used twice'
  if (text.coreUri !== `#${coreId}`) return `the first reference names ${text.coreUri}`
  if (text.objectUri !== `#${text.objectId}`) return `the second reference names ${text.objectUri}`
  return text.target === `#${text.id}` ? null : `the signing time is about ${text.target}`
}

const signatureMismatch = (
  places: DeclarationPlaces,
  elements: SignatureElements,
  text: SignatureText,
  certificate: Certificate,
): VerifyFailure | null => {
  if (canonicalDigest(places.core) !== text.coreDigest) return { code: 'digest', detail: 'DLTKhai' }
  if (canonicalDigest(elements.object) !== text.objectDigest) return { code: 'digest', detail: 'Object' }
  const value = decodeBase64(text.value)
  if (value === null) return { code: 'signature_value', detail: 'no base64' }
  if (certificate.rsaBits === 0) return { code: 'algorithm', detail: 'the key is not RSA' }
  const isSigned = verify('sha256', canonicalBytes(elements.signedInfo), certificate.publicKey, value)
  return isSigned ? null : { code: 'signature_value', detail: 'the key of the certificate did not make it' }
}

const signerOf = (certificate: Certificate, taxCode: string): Result<Signer, VerifyFailure> => {
  const { fingerprint, serialNumber, issuer, issuerCommonName, subject, notBefore, notAfter } = certificate
  if (certificate.taxCode === null) return refuse('tax_code_missing', subject)
  if (!isSameTaxCode(certificate.taxCode, taxCode)) return refuse('tax_code_mismatch', certificate.taxCode)
  const signer = { fingerprint, serialNumber, issuer, issuerCommonName, subject, notBefore, notAfter }
  return succeed({ ...signer, taxCode: certificate.taxCode })
}

const DAY = 86_400_000

/** Moments of one zone and one form are in order when their texts are. */
const timeMismatch = (signingTime: string, { notBefore, notAfter }: Signer, receivedAt: Date | null): string | null => {
  const isBetween = (from: number, until: number) =>
    vietnamMoment(new Date(from)) <= signingTime && signingTime <= vietnamMoment(new Date(until))
  if (!isBetween(notBefore.getTime(), notAfter.getTime())) return 'SigningTime is out of the time of the certificate'
  const received = receivedAt?.getTime()
  if (received === undefined || isBetween(received - DAY, received + DAY)) return null
  return 'SigningTime is more than a day away'
}

/** Takes the signature out of `document` and compares what is left with what was generated. */
const contentDiffers = (document: XmlDocument, places: DeclarationPlaces, expectedXml: string): boolean => {
  const parsed = parseGuarded(expectedXml)
  if (!parsed.ok) throw new Error(`the expected declaration does not parse: ${parsed.failure.detail}`)
  using expected = parsed.value
  const located = locateDeclaration(expected)
  if (!located.ok) throw new Error(`the expected text is no declaration: ${located.failure.detail}`)
  ensureSignerPlace(expected, located.value)
  places.signature?.remove()
  return Buffer.compare(canonicalBytes(document), canonicalBytes(expected)) !== 0
}

const verifyParsed = (document: XmlDocument, request: VerifyRequest): VerifyResult => {
  const located = locateDeclaration(document)
  if (!located.ok) return located
  const { signature, id } = located.value
  if (signature === null) return refuse('structure', 'no signature')
  const shape = signatureShapeMismatch(signature)
  if (shape !== null) return fail(shape)
  const text = signatureText(signature)
  const reference = referenceMismatch(text, id)
  if (reference !== null) return refuse('reference', reference)
  if (!isMoment(text.signingTime)) return refuse('structure', 'SigningTime is no moment')
  const der = decodeBase64(text.certificate)
  if (der === null) return refuse('certificate_malformed', 'no base64')
  const read = readKnownCertificate(der)
  if (!read.ok) return read
  const certificate = read.value
  const mismatch = signatureMismatch(located.value, signatureElements(signature), text, certificate)
  if (mismatch !== null) return fail(mismatch)
  const distrust = trustFailure(certificate, request.trust)
  if (distrust !== null) return fail(distrust)
  if (!isSameName(text.subjectName, certificate.subject)) return refuse('subject_name', text.subjectName)
  const signer = signerOf(certificate, request.taxCode)
  if (!signer.ok) return signer
  const untimely = timeMismatch(text.signingTime, signer.value, request.receivedAt)
  if (untimely !== null) return refuse('signing_time', untimely)
  if (contentDiffers(document, located.value, request.expectedXml))
    return refuse('content_differs', 'not what was generated')
  return { ok: true, signer: signer.value, signingTime: text.signingTime }
}

/** White space, references and a signature make a signed declaration longer than the generated one, within reason. */
const largestSigned = (expectedXml: string): number =>
  Math.min(MAX_XML_BYTES, 8 * Buffer.byteLength(expectedXml) + 32 * 1024)

/**
 * Verifies a signed declaration, cheapest and most suspicious checks first: size and text, well-formedness, exact structure,
 * digests and signature, certificate, tax code, signing time, and last that the document without its signature is C14N-equal to the generated
 * one. Whether the company has registered the certificate is for the caller to ask with the signer's issuer and fingerprint. Throws only where
 * `expectedXml`, which is the server's own, is no declaration.
 */
export const verifyDeclaration = (request: VerifyRequest): VerifyResult => {
  const parsed = parseGuarded(request.xml, largestSigned(request.expectedXml))
  if (!parsed.ok) return parsed
  using document = parsed.value
  try {
    return verifyParsed(document, request)
  } catch (error) {
    // libxml2 refuses some canonical forms; whoever handed the text in is to blame, not the server.
    if (error instanceof XmlError) return refuse('structure', error.message.trim())
    throw error
  }
}
