import type { XmlDocument, XmlElement } from 'libxml2-wasm'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { elementChildren, elementsWithin } from './elements.ts'
import { idPattern, XMLDSIG_NAMESPACE } from './profile.ts'

/** The places of a declaration that signing is about. Live nodes: they end with their document. */
export interface DeclarationPlaces {
  /** Value of DLTKhai/@Id, which the first reference names. */
  readonly id: string
  readonly core: XmlElement
  /** TKhai/DSCKS and TKhai/DSCKS/NNT, or null where an unsigned text leaves them out. */
  readonly signers: XmlElement | null
  readonly signerPlace: XmlElement | null
  /** The one signature in NNT, or null in an unsigned declaration. */
  readonly signature: XmlElement | null
}

export interface DeclarationOddity {
  readonly code: 'structure'
  readonly detail: string
}

const odd = (detail: string) => fail({ code: 'structure', detail } satisfies DeclarationOddity)

const isSignature = (element: XmlElement): boolean =>
  element.namespaceUri === XMLDSIG_NAMESPACE && element.name === 'Signature'

/** At most one child element, accepted by `isExpected`; what else stands there is odd. */
const soleChild = (
  parent: XmlElement | null,
  isExpected: (child: XmlElement) => boolean,
): Result<XmlElement | null, DeclarationOddity> => {
  if (parent === null) return succeed(null)
  const children = elementChildren(parent)
  if (children === null) return odd(`text in ${parent.name}`)
  const [child, second] = children
  if (second !== undefined) return odd(`${parent.name} holds more than one element`)
  return child === undefined || isExpected(child) ? succeed(child ?? null) : odd(`${child.name} in ${parent.name}`)
}

/** Business elements have no namespace and no attribute but DLTKhai/@Id; the signature is judged by its own shape. */
const businessOddity = (root: XmlElement, core: XmlElement, signature: XmlElement | null): string | null => {
  for (const element of elementsWithin(root, signature)) {
    const isCore = element.isSameNode(core)
    if (element.name === 'DLTKhai' && !isCore) return 'a second DLTKhai'
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
 * Finds the parts of a declaration and refuses whatever else the document might hide: the root is TKhai, with DLTKhai and then
 * DSCKS (which unsigned text may leave out) and no other child; NNT is alone in DSCKS, the signature alone in NNT; DLTKhai has an
 * Id; no namespace and no attribute elsewhere. Besides keeping wrappers out, the rule on namespaces bounds the cost of the
 * canonical form, which grows with their number times the number of elements.
 */
export const locateDeclaration = (document: XmlDocument): Result<DeclarationPlaces, DeclarationOddity> => {
  const { root } = document
  if (root.name !== 'TKhai') return odd(`the root is ${root.name}`)
  const children = elementChildren(root)
  if (children === null) return odd('text in TKhai')
  const [core, signers, third] = children
  if (core === undefined || core.name !== 'DLTKhai') return odd('TKhai does not begin with DLTKhai')
  if (third !== undefined || (signers !== undefined && signers.name !== 'DSCKS'))
    return odd('TKhai holds more than DLTKhai and DSCKS')
  const signerPlace = soleChild(signers ?? null, (child) => child.name === 'NNT')
  if (!signerPlace.ok) return signerPlace
  const signature = soleChild(signerPlace.value, isSignature)
  if (!signature.ok) return signature
  const oddity = businessOddity(root, core, signature.value)
  if (oddity !== null) return odd(oddity)
  const id = idOf(core)
  if (id === null) return odd('DLTKhai has no usable Id')
  return succeed({ id, core, signers: signers ?? null, signerPlace: signerPlace.value, signature: signature.value })
}

/** TKhai/DSCKS/NNT of an unsigned declaration; where the text leaves the path out, it is added, empty. */
export const ensureSignerPlace = (document: XmlDocument, places: DeclarationPlaces): XmlElement =>
  places.signerPlace ?? (places.signers ?? document.root.addElement('DSCKS')).addElement('NNT')
