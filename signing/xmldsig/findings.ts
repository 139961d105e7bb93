import { createHash, verify } from 'node:crypto'
import type { XmlDocument } from 'libxml2-wasm'
import { isMoment, vietnamMoment } from '../../src/domain/dates.ts'
import type { VerificationCheck } from '../../src/domain/documents/verification.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import type { Certificate } from '../certificate.ts'
import { isSameName } from '../distinguishedName.ts'
import { readKnownCertificate } from '../knownCertificates.ts'
import { trustJudges } from '../trust.ts'
import { canonicalBytes, canonicalDigest } from './canonical.ts'
import { parseGuarded } from './guard.ts'
import { ensureSignerPlace, locateSigned, type SignedPlaces } from './signedDocument.ts'
import { type SignatureElements, signatureElements, type SignatureText, signatureText } from './signatureParts.ts'
import { signatureShapeMismatch } from './signatureShape.ts'
import type { Finding, VerifyCode, VerifyFailure, VerifyRequest } from './verification.ts'

const failing = (code: VerifyCode, detail: string): VerifyFailure => ({ code, detail })

/** A failure of the code where something differs. */
const unless = (code: VerifyCode, mismatch: string | null): VerifyFailure | null =>
  mismatch === null ? null : failing(code, mismatch)

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

const valueMismatch = (elements: SignatureElements, text: SignatureText, certificate: Certificate) => {
  const value = decodeBase64(text.value)
  if (value === null) return failing('signature_value', 'no base64')
  if (certificate.rsaBits === 0) return failing('algorithm', 'the key is not RSA')
  const isSigned = verify('sha256', canonicalBytes(elements.signedInfo), certificate.publicKey, value)
  return isSigned ? null : failing('signature_value', 'the key of the certificate did not make it')
}

const taxCodeMismatch = ({ taxCode: named, subject }: Certificate, taxCode: string): VerifyFailure | null => {
  if (named === null) return failing('tax_code_missing', subject)
  return isSameTaxCode(named, taxCode) ? null : failing('tax_code_mismatch', named)
}

const DAY = 86_400_000

/** Moments of one zone and one form are in order when their texts are. */
const timeMismatch = (
  signingTime: string,
  { notBefore, notAfter }: Certificate,
  receivedAt: Date | null,
): string | null => {
  const isBetween = (from: number, until: number) =>
    vietnamMoment(new Date(from)) <= signingTime && signingTime <= vietnamMoment(new Date(until))
  if (!isBetween(notBefore.getTime(), notAfter.getTime())) return 'SigningTime is out of the time of the certificate'
  const received = receivedAt?.getTime()
  if (received === undefined || isBetween(received - DAY, received + DAY)) return null
  return 'SigningTime is more than a day away'
}

/** Takes the signature out of `document` and compares what is left with what was generated; or knows it for one that was compared so. */
const contentDiffers = (document: XmlDocument, places: SignedPlaces, request: VerifyRequest): boolean => {
  if ('comparedSha256' in request)
    return createHash('sha256').update(request.xml).digest('hex') !== request.comparedSha256
  const { expectedXml, layout } = request
  const parsed = parseGuarded(expectedXml)
  if (!parsed.ok) throw new Error(`the expected document does not parse: ${parsed.failure.detail}`)
  using expected = parsed.value
  const located = locateSigned(expected, layout)
  if (!located.ok) throw new Error(`the expected text is no document of its kind: ${located.failure.detail}`)
  ensureSignerPlace(expected, located.value, layout)
  places.signature?.remove()
  return Buffer.compare(canonicalBytes(document), canonicalBytes(expected)) !== 0
}

/** What a document says of its signature; null where that cannot be read. */
export interface SignatureFacts {
  readonly signingTime: string | null
  readonly certificate: Certificate | null
}

const found = (check: VerificationCheck, failure: VerifyFailure | null): Finding => ({ check, failure })

/** Nothing else can be read of a document that is not built as a document of its kind with one signature. */
const structureFailure = (places: SignedPlaces): VerifyFailure | null => {
  if (places.signature === null) return failing('structure', 'no signature')
  const shape = signatureShapeMismatch(places.signature)
  if (shape !== null) return shape
  return isMoment(signatureText(places.signature).signingTime) ? null : failing('structure', 'SigningTime is no moment')
}

function* ofSignature(
  places: SignedPlaces,
  elements: SignatureElements,
  text: SignatureText,
  certificate: Certificate,
): Generator<Finding, void> {
  const isDigest = (check: 'data' | 'signedObject', isSame: boolean, of: string) =>
    found(check, isSame ? null : failing('digest', of))
  yield isDigest('data', canonicalDigest(places.core) === text.coreDigest, places.core.name)
  yield isDigest('signedObject', canonicalDigest(elements.object) === text.objectDigest, 'Object')
  yield found('signature', valueMismatch(elements, text, certificate))
}

function* ofCertificate(
  text: SignatureText,
  certificate: Certificate,
  { trust, taxCode, receivedAt }: VerifyRequest,
): Generator<Finding, void> {
  yield found('issuer', trustJudges.issuer(certificate, trust))
  yield found('validity', trustJudges.validity(certificate, trust))
  yield found('usage', trustJudges.usage(certificate))
  yield found('keyLength', trustJudges.keyLength(certificate))
  const isNamed = isSameName(text.subjectName, certificate.subject)
  yield found('subjectName', isNamed ? null : failing('subject_name', text.subjectName))
  yield found('taxCode', taxCodeMismatch(certificate, taxCode))
  yield found('signingTime', unless('signing_time', timeMismatch(text.signingTime, certificate, receivedAt)))
}

/**
 * Checks a parsed document, one check at a time, for as long as somebody asks for the next; those that mean nothing after one that has failed
 * are left out. The document is changed by the last one. May throw XmlError where libxml2 refuses a canonical form.
 */
export function* findingsOf(document: XmlDocument, request: VerifyRequest): Generator<Finding, SignatureFacts> {
  const located = locateSigned(document, request.layout)
  const structure = located.ok ? structureFailure(located.value) : located.failure
  yield found('structure', structure)
  if (!located.ok || located.value.signature === null || structure !== null)
    return { signingTime: null, certificate: null }
  const { signature, id } = located.value
  const text = signatureText(signature)
  const references = unless('reference', referenceMismatch(text, id))
  yield found('references', references)
  const der = decodeBase64(text.certificate)
  const read = der === null ? null : readKnownCertificate(der)
  yield found(
    'certificate',
    read === null ? failing('certificate_malformed', 'no base64') : read.ok ? null : read.failure,
  )
  const certificate = read?.ok === true ? read.value : null
  if (certificate !== null) {
    if (references === null) yield* ofSignature(located.value, signatureElements(signature), text, certificate)
    yield* ofCertificate(text, certificate, request)
  }
  const isOther = contentDiffers(document, located.value, request)
  yield found('content', isOther ? failing('content_differs', 'not what was generated') : null)
  return { signingTime: text.signingTime, certificate }
}
