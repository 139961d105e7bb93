import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textBetween, textOnly } from './elements.ts'
import { algorithms, idPattern, signingTimePattern, XMLDSIG_NAMESPACE } from './profile.ts'

export type ShapeCode = 'structure' | 'algorithm' | 'reference'

export interface ShapeMismatch {
  readonly code: ShapeCode
  readonly detail: string
}

/** What an element of the signature must look like. Attributes are all required and no other is allowed. */
interface Shape {
  readonly name: string
  readonly attributes?: Readonly<Record<string, RegExp | string>>
  readonly children?: readonly Shape[]
  readonly text?: RegExp
  /** Longest text in characters; `shortText` where not given. */
  readonly max?: number
  readonly isOptional?: true
  /** The field writes the signing time without a namespace; the standard's own namespace is taken as well. */
  readonly mayLackNamespace?: true
  /** Reported where name, attributes or children differ; `structure` where not given. */
  readonly code?: ShapeCode
}

const base64Text = /^[A-Za-z0-9+/=\t\n\r ]+$/
const noText = /^[\t\n\r ]*$/

/**
 * Bounds of what the signature does not cover, in characters: an RSA signature of 16,384 bits, a certificate of 16 kB and the
 * longest names in use fit, with line breaks and indentation.
 */
const shortText = 200
const signatureValueText = 4096
const subjectNameText = 2000
const certificateText = 24_000
const indentation = 400
const longestPrefix = 20
const fragment = /^#[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/

const algorithm = (name: string, uri: string): Shape => ({ name, attributes: { Algorithm: uri }, code: 'algorithm' })

const reference = (transforms: readonly Shape[]): Shape => ({
  name: 'Reference',
  attributes: { URI: fragment },
  code: 'reference',
  children: [...transforms, algorithm('DigestMethod', algorithms.digest), { name: 'DigestValue', text: base64Text }],
})

const enveloped: Shape = {
  name: 'Transforms',
  isOptional: true,
  code: 'algorithm',
  children: [algorithm('Transform', algorithms.envelopedSignature)],
}

const signatureShape: Shape = {
  name: 'Signature',
  attributes: { Id: idPattern },
  children: [
    {
      name: 'SignedInfo',
      children: [
        algorithm('CanonicalizationMethod', algorithms.canonicalization),
        algorithm('SignatureMethod', algorithms.signature),
        reference([enveloped]),
        reference([]),
      ],
    },
    { name: 'SignatureValue', text: base64Text, max: signatureValueText },
    {
      name: 'KeyInfo',
      children: [
        {
          name: 'X509Data',
          children: [
            { name: 'X509SubjectName', text: /\S/, max: subjectNameText },
            { name: 'X509Certificate', text: base64Text, max: certificateText },
          ],
        },
      ],
    },
    {
      name: 'Object',
      attributes: { Id: idPattern },
      children: [
        {
          name: 'SignatureProperties',
          mayLackNamespace: true,
          children: [
            {
              name: 'SignatureProperty',
              attributes: { Target: fragment },
              mayLackNamespace: true,
              children: [{ name: 'SigningTime', text: signingTimePattern, mayLackNamespace: true }],
            },
          ],
        },
      ],
    },
  ],
}

const mismatch = (shape: Shape, detail: string): ShapeMismatch => ({ code: shape.code ?? 'structure', detail })

const attributesMismatch = (element: XmlElement, shape: Shape): string | null => {
  const expected = shape.attributes ?? {}
  const { attrs } = element
  for (const attribute of attrs) {
    const rule =
      attribute.namespaceUri === '' && Object.hasOwn(expected, attribute.name) ? expected[attribute.name] : undefined
    if (rule === undefined) return `attribute ${attribute.name} on ${shape.name}`
    const isMet = typeof rule === 'string' ? attribute.value === rule : rule.test(attribute.value)
    if (!isMet) return `${shape.name}/@${attribute.name} is ${attribute.value.slice(0, 100)}`
  }
  return attrs.length === Object.keys(expected).length ? null : `${shape.name} lacks an attribute`
}

const namespaceMismatch = (element: XmlElement, shape: Shape): string | null => {
  const isKnown = (uri: string) => uri === XMLDSIG_NAMESPACE || (uri === '' && shape.mayLackNamespace === true)
  if (!isKnown(element.namespaceUri)) return `namespace of ${shape.name}`
  const declared = Object.entries(element.nsDeclarations)
  const isPlain = declared.every(([prefix, uri]) => prefix.length <= longestPrefix && isKnown(uri))
  return declared.length < 2 && isPlain ? null : `namespaces declared on ${shape.name}`
}

const childrenMismatch = (element: XmlElement, shape: Shape, expected: readonly Shape[]): ShapeMismatch | null => {
  const actual = elementChildren(element)
  if (actual === null) return mismatch(shape, `text in ${shape.name}`)
  if (textBetween(element) > indentation) return mismatch(shape, `too much white space in ${shape.name}`)
  let position = 0
  for (const next of expected) {
    const child = actual[position]
    if (child === undefined || child.name !== next.name) {
      if (next.isOptional) continue
      return mismatch(next, `${next.name} expected in ${shape.name}, ${child?.name ?? 'nothing'} found`)
    }
    const found = shapeMismatch(child, next)
    if (found !== null) return found
    position += 1
  }
  const surplus = actual[position]
  if (surplus === undefined) return null
  return mismatch(
    surplus.name === 'Reference' ? { ...shape, code: 'reference' } : shape,
    `${surplus.name} in ${shape.name}`,
  )
}

const contentMismatch = (element: XmlElement, shape: Shape): ShapeMismatch | null => {
  if (shape.children !== undefined) return childrenMismatch(element, shape, shape.children)
  const text = textOnly(element)
  if (text === null) return mismatch(shape, `elements in ${shape.name}`)
  if (text.length > (shape.max ?? shortText)) return mismatch(shape, `the text of ${shape.name} is too long`)
  const rule = shape.text ?? noText
  return rule.test(text) ? null : mismatch(shape, `text of ${shape.name}`)
}

const shapeMismatch = (element: XmlElement, shape: Shape): ShapeMismatch | null => {
  if (element.name !== shape.name) return mismatch(shape, `${element.name} stands for ${shape.name}`)
  const namespace = namespaceMismatch(element, shape)
  if (namespace !== null) return { code: 'structure', detail: namespace }
  const attributes = attributesMismatch(element, shape)
  return attributes === null ? contentMismatch(element, shape) : mismatch(shape, attributes)
}

/** Compares a signature with the profile, element by element; null where it has exactly that shape. */
export const signatureShapeMismatch = (signature: XmlElement): ShapeMismatch | null =>
  shapeMismatch(signature, signatureShape)
