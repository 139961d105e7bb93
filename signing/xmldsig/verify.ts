import { verify } from 'node:crypto'
import { type XmlDocument, XmlError } from 'libxml2-wasm'
import { isMoment } from '../../src/domain/dates.ts'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/tax-code.ts'
import type { Certificate } from '../certificate.ts'
import { readKnownCertificate } from '../known-certificates.ts'
import { type Trust, type TrustCode, trustFailure } from '../trust.ts'
import { canonicalBytes, canonicalDigest } from './canonical.ts'
import { type DeclarationPlaces, ensureSignerPlace, locateDeclaration } from './declaration.ts'
import { type GuardCode, parseGuarded } from './guard.ts'
import { type SignatureElements, signatureElements, type SignatureText, signatureText } from './signature-parts.ts'
import { type ShapeCode, signatureShapeMismatch } from './signature-shape.ts'

export interface VerifyRequest {
  /** What was handed in, signed. */
  readonly xml: Uint8Array | string
  /** The declaration as this server generated it, unsigned. */
  readonly expectedXml: string
  readonly trust: Trust
  /** The seller's. */
  readonly taxCode: string
}

export type VerifyCode =
  | GuardCode
  | ShapeCode
  | 'digest'
  | 'certificate_malformed'
  | 'signature_value'
  | TrustCode
  | 'tax_code_missing'
  | 'tax_code_mismatch'
  | 'content_differs'

export interface VerifyFailure {
  readonly code: VerifyCode
  /** For the log and the audit, in English; not for showing. */
  readonly detail: string
}

export interface Signer {
  readonly serialNumber: string
  readonly issuer: string
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
  const { serialNumber, issuer, subject, notBefore, notAfter } = certificate
  if (certificate.taxCode === null) return refuse('tax_code_missing', subject)
  if (!isSameTaxCode(certificate.taxCode, taxCode)) return refuse('tax_code_mismatch', certificate.taxCode)
  return succeed({ serialNumber, issuer, subject, taxCode: certificate.taxCode, notBefore, notAfter })
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
  const signer = signerOf(certificate, request.taxCode)
  if (!signer.ok) return signer
  if (contentDiffers(document, located.value, request.expectedXml))
    return refuse('content_differs', 'not what was generated')
  return { ok: true, signer: signer.value, signingTime: text.signingTime }
}

/**
 * Verifies a signed declaration, cheapest and most suspicious checks first: size and text, well-formedness, exact structure,
 * digests and signature, certificate, tax code, and last that the document without its signature is C14N-equal to the generated
 * one. Whether the company has registered the certificate is for the caller to ask with `signer.serialNumber`. Throws only where
 * `expectedXml`, which is the server's own, is no declaration.
 */
export const verifyDeclaration = (request: VerifyRequest): VerifyResult => {
  const parsed = parseGuarded(request.xml)
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
