import { XmlElement, XmlXPath } from 'libxml2-wasm'
import { XMLDSIG_NAMESPACE } from './profile.ts'

const compile = (path: string): XmlXPath => XmlXPath.compile(path, { ds: XMLDSIG_NAMESPACE })

// Compiled once for the life of the process, so they are never disposed.
const paths = {
  id: compile('string(@Id)'),
  coreUri: compile('string(ds:SignedInfo/ds:Reference[1]/@URI)'),
  coreDigest: compile('string(ds:SignedInfo/ds:Reference[1]/ds:DigestValue)'),
  objectUri: compile('string(ds:SignedInfo/ds:Reference[2]/@URI)'),
  objectDigest: compile('string(ds:SignedInfo/ds:Reference[2]/ds:DigestValue)'),
  value: compile('string(ds:SignatureValue)'),
  subjectName: compile('string(ds:KeyInfo/ds:X509Data/ds:X509SubjectName)'),
  certificate: compile('string(ds:KeyInfo/ds:X509Data/ds:X509Certificate)'),
  objectId: compile('string(ds:Object/@Id)'),
  target: compile("string(ds:Object//*[local-name()='SignatureProperty']/@Target)"),
  signingTime: compile("string(ds:Object//*[local-name()='SigningTime'])"),
} as const

const elementPaths = {
  signedInfo: compile('ds:SignedInfo'),
  signatureValue: compile('ds:SignatureValue'),
  object: compile('ds:Object'),
  coreDigestValue: compile('ds:SignedInfo/ds:Reference[1]/ds:DigestValue'),
  objectDigestValue: compile('ds:SignedInfo/ds:Reference[2]/ds:DigestValue'),
} as const

export type SignatureText = Readonly<Record<keyof typeof paths, string>>
export type SignatureElements = Readonly<Record<keyof typeof elementPaths, XmlElement>>

const textAt = (signature: XmlElement, path: XmlXPath): string => {
  const value = signature.eval(path)
  return typeof value === 'string' ? value : ''
}

const elementAt = (signature: XmlElement, path: XmlXPath): XmlElement => {
  const node = signature.get(path)
  if (node instanceof XmlElement) return node
  throw new Error(`${path.toString()} is missing in a signature of the checked shape`)
}

/** The texts of a signature whose shape has been checked. */
export const signatureText = (signature: XmlElement): SignatureText => ({
  id: textAt(signature, paths.id),
  coreUri: textAt(signature, paths.coreUri),
  coreDigest: textAt(signature, paths.coreDigest),
  objectUri: textAt(signature, paths.objectUri),
  objectDigest: textAt(signature, paths.objectDigest),
  value: textAt(signature, paths.value),
  subjectName: textAt(signature, paths.subjectName),
  certificate: textAt(signature, paths.certificate),
  objectId: textAt(signature, paths.objectId),
  target: textAt(signature, paths.target),
  signingTime: textAt(signature, paths.signingTime),
})

/** The elements of a signature whose shape has been checked. */
export const signatureElements = (signature: XmlElement): SignatureElements => ({
  signedInfo: elementAt(signature, elementPaths.signedInfo),
  signatureValue: elementAt(signature, elementPaths.signatureValue),
  object: elementAt(signature, elementPaths.object),
  coreDigestValue: elementAt(signature, elementPaths.coreDigestValue),
  objectDigestValue: elementAt(signature, elementPaths.objectDigestValue),
})
