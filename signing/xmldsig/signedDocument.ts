import type { XmlDocument, XmlElement } from 'libxml2-wasm'
import type { SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { elementChildren, elementsWithin } from './elements.ts'
import { idPattern, XMLDSIG_NAMESPACE } from './profile.ts'

/** The places of a document that signing is about. Live nodes: they end with their document. */
export interface SignedPlaces {
  /** Value of the core's Id, which the first reference names. */
  readonly id: string
  readonly core: XmlElement
  /** Null where an unsigned text leaves them out. */
  readonly signers: XmlElement | null
  readonly signerPlace: XmlElement | null
  /** The one signature in its place, or null in an unsigned document. */
  readonly signature: XmlElement | null
}

export interface StructureOddity {
  readonly code: 'structure'
  readonly detail: string
}

const odd = (detail: string) => fail({ code: 'structure', detail } satisfies StructureOddity)

const isSignature = (element: XmlElement): boolean =>
  element.namespaceUri === XMLDSIG_NAMESPACE && element.name === 'Signature'

/** At most one child element, accepted by `isExpected`; what else stands there is odd. */
const soleChild = (
  parent: XmlElement | null,
  isExpected: (child: XmlElement) => boolean,
): Result<XmlElement | null, StructureOddity> => {
  if (parent === null) return succeed(null)
  const children = elementChildren(parent)
  if (children === null) return odd(`text in ${parent.name}`)
  const [child, second] = children
  if (second !== undefined) return odd(`${parent.name} holds more than one element`)
  return child === undefined || isExpected(child) ? succeed(child ?? null) : odd(`${child.name} in ${parent.name}`)
}

/** Business elements have no namespace and no attribute but the core's Id; the signature is judged by its own shape. */
const businessOddity = (root: XmlElement, core: XmlElement, signature: XmlElement | null): string | null => {
  for (const element of elementsWithin(root, signature)) {
    const isCore = element.isSameNode(core)
    if (element.name === core.name && !isCore) return `a second ${core.name}`
    if (element.namespaceUri !== '' || Object.keys(element.nsDeclarations).length > 0)
      return `a namespace on ${element.name}`
    if (element.attrs.length > 0 && !isCore) return `an attribute on ${element.name}`
  }
  return null
}

const idOf = (core: XmlElement): string | null => {
  const [only, second] = core.attrs
  if (only === undefined || second !== undefined || only.name !== 'Id' || only.namespaceUri !== '') return null
  return idPattern.test(only.value) ? only.value : null
}

/**
 * Finds the parts of a document by the layout of its kind and refuses whatever else it might hide: the root has the core and then
 * the signers (which unsigned text may leave out) and no other child; the signer's place is alone in the signers, the signature alone in that
 * place; the core has an Id; no namespace and no attribute elsewhere. Besides keeping wrappers out, the rule on namespaces bounds the cost of the
 * canonical form, which grows with their number times the number of elements.
 */
export const locateSigned = ({ root }: XmlDocument, layout: SignedLayout): Result<SignedPlaces, StructureOddity> => {
  if (root.name !== layout.root) return odd(`the root is ${root.name}`)
  const children = elementChildren(root)
  if (children === null) return odd(`text in ${layout.root}`)
  const [core, signers, third] = children
  if (core === undefined || core.name !== layout.core) return odd(`${layout.root} does not begin with ${layout.core}`)
  if (third !== undefined || (signers !== undefined && signers.name !== layout.signers))
    return odd(`${layout.root} holds more than ${layout.core} and ${layout.signers}`)
  const signerPlace = soleChild(signers ?? null, (child) => child.name === layout.signerPlace)
  if (!signerPlace.ok) return signerPlace
  const signature = soleChild(signerPlace.value, isSignature)
  if (!signature.ok) return signature
  const oddity = businessOddity(root, core, signature.value)
  if (oddity !== null) return odd(oddity)
  const id = idOf(core)
  if (id === null) return odd(`${layout.core} has no usable Id`)
  return succeed({ id, core, signers: signers ?? null, signerPlace: signerPlace.value, signature: signature.value })
}

/** The signer's place of an unsigned document; where the text leaves the path out, it is added, empty. */
export const ensureSignerPlace = (document: XmlDocument, places: SignedPlaces, layout: SignedLayout): XmlElement =>
  places.signerPlace ?? (places.signers ?? document.root.addElement(layout.signers)).addElement(layout.signerPlace)
