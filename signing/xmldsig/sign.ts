import { randomUUID, verify } from 'node:crypto'
import { XmlElement, type XmlDocument } from 'libxml2-wasm'
import { vietnamMoment } from '../../src/domain/dates.ts'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { isXmlText } from '../../src/domain/text.ts'
import { escapedText } from '../../src/domain/xml/escape.ts'
import type { Certificate, MalformedCertificate } from '../certificate.ts'
import { readKnownCertificate } from '../knownCertificates.ts'
import type { KeyStoreFailure, SigningKey } from '../keystores/keystore.ts'
import { canonicalBytes, canonicalDigest } from './canonical.ts'
import { type DeclarationOddity, type DeclarationPlaces, ensureSignerPlace, locateDeclaration } from './declaration.ts'
import { type GuardFailure, parseGuarded } from './guard.ts'
import { algorithms, SIGNATURE_PATH, XMLDSIG_NAMESPACE } from './profile.ts'
import { signatureElements } from './signatureParts.ts'

export interface SignRequest {
  /** The generated declaration, unsigned. */
  readonly xml: string
  /** `sign_id` of the generated declaration, which is DLTKhai/@Id (seed 000 §7). */
  readonly signId: string
  /** Only TKhai/DSCKS/NNT is signed. */
  readonly signaturePath: string
  readonly key: SigningKey
  readonly signingTime: Date
}

export interface SignedDeclaration {
  readonly xml: string
  /** As written into the document: `yyyy-MM-ddTHH:mm:ss`, Vietnam's local time. */
  readonly signingTime: string
}

export type SignFailure =
  | GuardFailure
  | DeclarationOddity
  | MalformedCertificate
  | { readonly code: 'already_signed' | 'sign_id_differs' | 'signature_path_unknown'; readonly detail: string }
  | KeyStoreFailure

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
const withSignature = (document: XmlDocument, places: DeclarationPlaces, template: string): string => {
  const mark = randomUUID()
  ensureSignerPlace(document, places).addText(mark)
  return documentText(document).replace(mark, () => template)
}

const signatureOf = (document: XmlDocument): XmlElement => {
  const signature = document.get('DSCKS/NNT/ds:Signature', { ds: XMLDSIG_NAMESPACE })
  if (signature instanceof XmlElement) return signature
  throw new Error('the signature that was just put in is missing')
}

const coreOf = (document: XmlDocument): XmlElement => {
  const core = document.get('DLTKhai')
  if (core instanceof XmlElement) return core
  throw new Error('DLTKhai of a located declaration is missing')
}

const prepare = (request: SignRequest, certificate: Certificate, signingTime: string): Result<string, SignFailure> => {
  const parsed = parseGuarded(request.xml)
  if (!parsed.ok) return parsed
  using document = parsed.value
  const located = locateDeclaration(document)
  if (!located.ok) return located
  const { id, signature } = located.value
  if (signature !== null) return fail({ code: 'already_signed', detail: id })
  if (id !== request.signId) return fail({ code: 'sign_id_differs', detail: id })
  const unique = randomUUID().replaceAll('-', '')
  const names = { signature: `Signature-${unique}`, object: `SigningTime-${unique}` }
  return succeed(withSignature(document, located.value, signatureTemplate(id, names, certificate, signingTime)))
}

const complete = async (
  prepared: string,
  key: SigningKey,
  certificate: Certificate,
): Promise<Result<string, KeyStoreFailure>> => {
  const parsed = parseGuarded(prepared)
  if (!parsed.ok) throw new Error(`the prepared declaration does not parse: ${parsed.failure.detail}`)
  using document = parsed.value
  const elements = signatureElements(signatureOf(document))
  elements.coreDigestValue.addText(canonicalDigest(coreOf(document)))
  elements.objectDigestValue.addText(canonicalDigest(elements.object))
  const signedInfo = canonicalBytes(elements.signedInfo)
  const signed = await key.sign(signedInfo)
  if (!signed.ok) return signed
  if (!verify('sha256', signedInfo, certificate.publicKey, signed.value)) {
    return fail({ code: 'library_failed', detail: 'the signature does not belong to the certificate' })
  }
  elements.signatureValue.addText(Buffer.from(signed.value).toString('base64'))
  return succeed(documentText(document))
}

/**
 * Signs a declaration after the profile (XMLDSig core; security page, "Signatures on XML"). Refuses what `register` would refuse,
 * before the key is touched, and checks the key's answer against the certificate before giving it out.
 */
export const signDeclaration = async (request: SignRequest): Promise<Result<SignedDeclaration, SignFailure>> => {
  if (request.signaturePath !== SIGNATURE_PATH)
    return fail({ code: 'signature_path_unknown', detail: request.signaturePath })
  const certificate = readKnownCertificate(request.key.certificate)
  if (!certificate.ok) return certificate
  if (!isXmlText(certificate.value.subject))
    return fail({ code: 'certificate_malformed', detail: 'the subject holds what XML cannot carry' })
  const signingTime = vietnamMoment(request.signingTime)
  const prepared = prepare(request, certificate.value, signingTime)
  if (!prepared.ok) return prepared
  const xml = await complete(prepared.value, request.key, certificate.value)
  return xml.ok ? succeed({ xml: xml.value, signingTime }) : xml
}
