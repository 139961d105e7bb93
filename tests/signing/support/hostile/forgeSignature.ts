import { createHash, createHmac, createPublicKey, sign } from 'node:crypto'
import { XmlC14NMode, XmlDocument, XmlElement, XmlStringOutputBufferHandler } from 'libxml2-wasm'
import { vietnamMoment } from '../../../../src/domain/dates.ts'
import { algorithms, XMLDSIG_NAMESPACE } from '../../../../signing/xmldsig/profile.ts'
import type { TestSigner } from '../authority.ts'

/** What a forged signature says; what is left out is as the profile wants it. */
export interface ForgedSignature {
  readonly canonicalization?: string
  /** Content of SignatureMethod and CanonicalizationMethod, such as parameters. */
  readonly methodContent?: string
  readonly method?: string
  /** Reference elements with empty DigestValues. */
  readonly references?: readonly string[]
  readonly keyInfo?: string
  readonly object?: string
  readonly signatureId?: string
}

export const names = { signature: 'Signature-1', object: 'SigningTime-1' } as const
export const signingTime = vietnamMoment(new Date())

export const forgedReference = (
  uri: string,
  options: { transforms?: readonly string[]; digest?: string; attributes?: string } = {},
): string => {
  const transforms = (options.transforms ?? []).map((transform) =>
    transform.startsWith('<') ? transform : `<Transform Algorithm="${transform}"/>`,
  )
  const block = transforms.length === 0 ? '' : `<Transforms>${transforms.join('')}</Transforms>`
  const digest = `<DigestMethod Algorithm="${options.digest ?? algorithms.digest}"/><DigestValue/>`
  return `<Reference URI="${uri}"${options.attributes ?? ''}>${block}${digest}</Reference>`
}

export const soundReferences = (coreId: string): readonly [string, string] => [
  forgedReference(`#${coreId}`, { transforms: [algorithms.envelopedSignature] }),
  forgedReference(`#${names.object}`),
]

export const soundProperties = `<SignatureProperties xmlns=""><SignatureProperty Target="#${names.signature}"><SigningTime>${signingTime}</SigningTime></SignatureProperty></SignatureProperties>`
export const objectOf = (properties: string): string => `<Object Id="${names.object}">${properties}</Object>`
export const soundObject = objectOf(soundProperties)

/** An Object that names another signing time. */
export const objectAt = (time: string): string =>
  objectOf(soundProperties.replace(/<SigningTime>[^<]*/, () => `<SigningTime>${time}`))

export const x509Data = (signer: TestSigner, subject = signer.certificate.subject): string =>
  `<X509Data><X509SubjectName>${subject.replaceAll('&', '&amp;')}</X509SubjectName>` +
  `<X509Certificate>${Buffer.from(signer.certificate.raw).toString('base64')}</X509Certificate></X509Data>`

const template = (coreId: string, signer: TestSigner, forged: ForgedSignature): string =>
  `<Signature xmlns="${XMLDSIG_NAMESPACE}" Id="${forged.signatureId ?? names.signature}"><SignedInfo>` +
  `<CanonicalizationMethod Algorithm="${forged.canonicalization ?? algorithms.canonicalization}"/>` +
  `<SignatureMethod Algorithm="${forged.method ?? algorithms.signature}">${forged.methodContent ?? ''}</SignatureMethod>` +
  `${(forged.references ?? soundReferences(coreId)).join('')}</SignedInfo><SignatureValue/>` +
  `<KeyInfo>${forged.keyInfo ?? x509Data(signer)}</KeyInfo>${forged.object ?? soundObject}</Signature>`

const canonical = (node: XmlDocument | XmlElement, algorithm: string): Buffer => {
  const handler = new XmlStringOutputBufferHandler()
  const mode = algorithm.includes('exc-c14n')
    ? XmlC14NMode.XML_C14N_EXCLUSIVE_1_0
    : algorithm.includes('c14n11')
      ? XmlC14NMode.XML_C14N_1_1
      : XmlC14NMode.XML_C14N_1_0
  node.canonicalize(handler, { mode, withComments: algorithm.endsWith('WithComments') })
  return Buffer.from(handler.result, 'utf8')
}

const hashName = (algorithm: string): string => /sha1|md5|sha512|sha384/.exec(algorithm)?.[0] ?? 'sha256'

const elementsIn = (scope: XmlDocument | XmlElement, path: string): readonly XmlElement[] =>
  scope.find(path, { ds: XMLDSIG_NAMESPACE }).flatMap((node) => (node instanceof XmlElement ? [node] : []))

const attribute = (element: XmlElement | undefined, name: string): string => element?.attr(name)?.value ?? ''

/** What a lenient verifier would digest for a reference: the element with the Id, or else the document without the signature. */
const referenced = (document: XmlDocument, reference: XmlElement): Buffer => {
  const id = attribute(reference, 'URI').replace(/^#/, '')
  const algorithm = attribute(elementsIn(reference, 'ds:Transforms/ds:Transform').at(-1), 'Algorithm')
  const [target] = id === '' ? [] : elementsIn(document, `//*[@Id="${id}"]`)
  if (target !== undefined) return canonical(target, algorithm)
  const whole = XmlDocument.fromString(document.toString({ format: false }))
  try {
    for (const signature of elementsIn(whole, '//ds:Signature')) signature.remove()
    return canonical(whole, algorithm)
  } finally {
    whole.dispose()
  }
}

const signatureBytes = (method: string, data: Buffer, signer: TestSigner): Buffer => {
  if (!method.includes('hmac')) return sign(hashName(method), data, signer.privateKeyPem)
  // The confusion attack: the public key, which everyone has, serves as the shared secret.
  const secret = createPublicKey(signer.certificatePem).export({ type: 'spki', format: 'pem' })
  return createHmac(hashName(method), secret).update(data).digest()
}

/** Fills digests and signature value of the one signature in the text, as its own methods say. */
const completeSignature = (text: string, signer: TestSigner): string => {
  const document = XmlDocument.fromString(text)
  try {
    for (const reference of elementsIn(document, '//ds:SignedInfo/ds:Reference')) {
      const method = attribute(elementsIn(reference, 'ds:DigestMethod')[0], 'Algorithm')
      const digest = createHash(hashName(method)).update(referenced(document, reference)).digest('base64')
      elementsIn(reference, 'ds:DigestValue')[0]?.addText(digest)
    }
    const [signedInfo] = elementsIn(document, '//ds:SignedInfo')
    if (signedInfo === undefined) throw new Error('nothing to sign')
    const data = canonical(signedInfo, attribute(elementsIn(signedInfo, 'ds:CanonicalizationMethod')[0], 'Algorithm'))
    const method = attribute(elementsIn(signedInfo, 'ds:SignatureMethod')[0], 'Algorithm')
    elementsIn(document, '//ds:SignatureValue')[0]?.addText(signatureBytes(method, data, signer).toString('base64'))
    return document.toString({ format: false })
  } finally {
    document.dispose()
  }
}

/**
 * Puts a signature into NNT of an unsigned declaration and completes it, so that a lenient verifier finds it sound: what a hostile
 * document is refused for is then the change alone.
 */
export const forgeSignature = (
  unsigned: string,
  coreId: string,
  signer: TestSigner,
  forged: ForgedSignature = {},
): string => {
  const place = /<NNT\s*\/>|<NNT><\/NNT>/
  if (!place.test(unsigned)) throw new Error('no empty NNT in the text')
  return completeSignature(
    unsigned.replace(place, () => `<NNT>${template(coreId, signer, forged)}</NNT>`),
    signer,
  )
}
