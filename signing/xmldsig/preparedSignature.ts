import { createHash, randomUUID, verify } from 'node:crypto'
import { XmlElement, type XmlDocument } from 'libxml2-wasm'
import { vietnamMoment } from '../../src/domain/dates.ts'
import type { SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { isXmlText } from '../../src/domain/text.ts'
import { escapedText } from '../../src/domain/xml/escape.ts'
import type { Certificate, MalformedCertificate } from '../certificate.ts'
import { canonicalBytes, canonicalDigest } from './canonical.ts'
import { type GuardFailure, parseGuarded } from './guard.ts'
import { algorithms, XMLDSIG_NAMESPACE } from './profile.ts'
import { ensureSignerPlace, locateSigned, type SignedPlaces, type StructureOddity } from './signedDocument.ts'
import { type SignatureElements, signatureElements } from './signatureParts.ts'

export interface PrepareRequest {
  /** The generated document, unsigned. */
  readonly xml: string
  /** `sign_id` of the generated document, which is the Id of its core (seed 000 §7). */
  readonly signId: string
  /** Where documents of its kind are signed. */
  readonly layout: SignedLayout
  readonly certificate: Certificate
  readonly signingTime: Date
}

/** A document with all of its signature but the value. */
export interface PreparedSignature {
  readonly xml: string
  /** As written into the document: `yyyy-MM-ddTHH:mm:ss`, Vietnam's local time. */
  readonly signingTime: string
  /** What the key signs: SignedInfo in its canonical form. */
  readonly signedInfo: Uint8Array
  /** SHA-256 of `signedInfo`, for keys that sign hashes. */
  readonly digest: Uint8Array
}

export type PrepareFailure =
  | GuardFailure
  | StructureOddity
  | MalformedCertificate
  | { readonly code: 'already_signed' | 'sign_id_differs'; readonly detail: string }

interface SignatureNames {
  readonly signature: string
  readonly object: string
}

const referenceText = (id: string, transforms: string): string =>
  `<Reference URI="#${id}">${transforms}<DigestMethod Algorithm="${algorithms.digest}"/><DigestValue/></Reference>`

const signatureTemplate = (
  coreId: string,
  names: SignatureNames,
  certificate: Certificate,
  signingTime: string,
): string =>
  `<Signature xmlns="${XMLDSIG_NAMESPACE}" Id="${names.signature}"><SignedInfo>` +
  `<CanonicalizationMethod Algorithm="${algorithms.canonicalization}"/><SignatureMethod Algorithm="${algorithms.signature}"/>` +
  referenceText(coreId, `<Transforms><Transform Algorithm="${algorithms.envelopedSignature}"/></Transforms>`) +
  referenceText(names.object, '') +
  '</SignedInfo><SignatureValue/><KeyInfo><X509Data>' +
  `<X509SubjectName>${escapedText(certificate.subject)}</X509SubjectName>` +
  `<X509Certificate>${Buffer.from(certificate.raw).toString('base64')}</X509Certificate></X509Data></KeyInfo>` +
  `<Object Id="${names.object}"><SignatureProperties xmlns=""><SignatureProperty Target="#${names.signature}">` +
  `<SigningTime>${signingTime}</SigningTime></SignatureProperty></SignatureProperties></Object></Signature>`

const documentText = (document: XmlDocument): string => document.toString({ format: false })

/** Puts the template where a unique mark stands, so that the library alone decides how the rest is written. */
const withSignature = (document: XmlDocument, places: SignedPlaces, layout: SignedLayout, template: string): string => {
  const mark = randomUUID()
  ensureSignerPlace(document, places, layout).addText(mark)
  return documentText(document).replace(mark, () => template)
}

const signatureOf = (document: XmlDocument, { signers, signerPlace }: SignedLayout): XmlElement => {
  const signature = document.get(`${signers}/${signerPlace}/ds:Signature`, { ds: XMLDSIG_NAMESPACE })
  if (signature instanceof XmlElement) return signature
  throw new Error('the signature that was just put in is missing')
}

const coreOf = (document: XmlDocument, layout: SignedLayout): XmlElement => {
  const core = document.get(layout.core)
  if (core instanceof XmlElement) return core
  throw new Error(`${layout.core} of a located document is missing`)
}

/** Throws where the text is not one that this module wrote. */
const parsePrepared = (xml: string): XmlDocument => {
  const parsed = parseGuarded(xml)
  if (!parsed.ok) throw new Error(`the prepared document does not parse: ${parsed.failure.detail}`)
  return parsed.value
}

const withTemplate = (request: PrepareRequest, signingTime: string): Result<string, PrepareFailure> => {
  const parsed = parseGuarded(request.xml)
  if (!parsed.ok) return parsed
  using document = parsed.value
  const located = locateSigned(document, request.layout)
  if (!located.ok) return located
  const { id, signature } = located.value
  if (signature !== null) return fail({ code: 'already_signed', detail: id })
  if (id !== request.signId) return fail({ code: 'sign_id_differs', detail: id })
  const unique = randomUUID().replaceAll('-', '')
  const names = { signature: `Signature-${unique}`, object: `SigningTime-${unique}` }
  const template = signatureTemplate(id, names, request.certificate, signingTime)
  return succeed(withSignature(document, located.value, request.layout, template))
}

/** A document with all of its signature but the value, in the library's memory until it is disposed of. */
export interface BegunSignature extends Disposable, Pick<PreparedSignature, 'signingTime' | 'signedInfo'> {
  readonly text: () => string
  /** The same with the value; null where that is not the certificate's signature of it. Once only. */
  readonly complete: (value: Uint8Array) => string | null
}

interface Unvalued extends Pick<PreparedSignature, 'signedInfo'>, Pick<PrepareRequest, 'certificate'> {
  readonly document: XmlDocument
  readonly elements: SignatureElements
}

const withValue = ({ document, elements, certificate, signedInfo }: Unvalued, value: Uint8Array): string | null => {
  if (!verify('sha256', signedInfo, certificate.publicKey, value)) return null
  elements.signatureValue.addText(Buffer.from(value).toString('base64'))
  return documentText(document)
}

/** Writes everything of the signature but its value. Refuses what `register` would refuse, before any key is asked. */
export const beginSignature = (request: PrepareRequest): Result<BegunSignature, PrepareFailure> => {
  const { certificate, layout } = request
  if (!isXmlText(certificate.subject))
    return fail({ code: 'certificate_malformed', detail: 'the subject holds what XML cannot carry' })
  const signingTime = vietnamMoment(request.signingTime)
  const written = withTemplate(request, signingTime)
  if (!written.ok) return written
  const document = parsePrepared(written.value)
  const elements = signatureElements(signatureOf(document, layout))
  elements.coreDigestValue.addText(canonicalDigest(coreOf(document, layout)))
  elements.objectDigestValue.addText(canonicalDigest(elements.object))
  const signedInfo = canonicalBytes(elements.signedInfo)
  return succeed({
    signingTime,
    signedInfo,
    text: () => documentText(document),
    complete: (value) => withValue({ document, elements, certificate, signedInfo }, value),
    [Symbol.dispose]: () => document.dispose(),
  })
}

/** The same as a text, for a value that comes later. */
export const prepareSignature = (request: PrepareRequest): Result<PreparedSignature, PrepareFailure> => {
  const begun = beginSignature(request)
  if (!begun.ok) return begun
  using signature = begun.value
  const { signingTime, signedInfo } = signature
  const digest = createHash('sha256').update(signedInfo).digest()
  return succeed({ xml: signature.text(), signingTime, signedInfo, digest })
}

/** The prepared document with the signature's value; null where the value is not the certificate's signature of it. */
export const completeSignature = (
  preparedXml: string,
  { certificate, layout }: Pick<PrepareRequest, 'certificate' | 'layout'>,
  value: Uint8Array,
): string | null => {
  using document = parsePrepared(preparedXml)
  const elements = signatureElements(signatureOf(document, layout))
  return withValue({ document, elements, certificate, signedInfo: canonicalBytes(elements.signedInfo) }, value)
}
