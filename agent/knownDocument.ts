import type { XmlElement } from 'libxml2-wasm'
import type { SignedLayout } from '../src/domain/documents/signedLayout.ts'
import type { Result } from '../src/domain/result.ts'
import { isWithin } from '../src/domain/documents/xml/limits.ts'
import { nodesIn, type AnyNode, type AnyText } from '../src/domain/documents/xml/layout.ts'
import type { FormVersion } from '../src/domain/form/definition.ts'
import { elementChildren, textOnly } from '../signing/xmldsig/elements.ts'

/** What a document says of itself, for the person who signs it. */
export interface DocumentFacts {
  /** Such as 01/ĐKTĐ-HĐĐT. */
  readonly formNumber: string
  readonly formName: string
  /** HThuc: 1 new registration, 2 change of information. */
  readonly type: string
  readonly taxpayer: string
  readonly taxCode: string
}

export type UnknownDocument = 'unknown_form' | 'unknown_element'

/** A kind of document that the agent signs. */
export interface KnownKind {
  readonly layout: SignedLayout
  /** Reads all that a signature of the core covers, and refuses what nobody knows (docs/decisions/0122). */
  readonly read: (core: XmlElement) => Result<DocumentFacts, UnknownDocument>
}

/** Whether a text element holds a text and no more of it than its element may. */
const isKnownText = (element: XmlElement, known: AnyText): boolean => {
  const text = textOnly(element)
  return text !== null && isWithin(known, text)
}

/**
 * Whether an element holds what the layout has in its place and nothing else: no unknown element, nothing but rows twice, no text beside
 * elements, none that is too long. A signature covers what the person who gives it cannot see, so nothing may stand there that nobody knows.
 */
export const holdsOnlyKnown = (parent: XmlElement, nodes: readonly AnyNode[], version: FormVersion): boolean => {
  const known = new Map(nodesIn(nodes, version).map((node) => [node.tag, node]))
  const seen = new Set<string>()
  const children = elementChildren(parent)
  if (children === null) return false
  return children.every((child) => {
    const node = known.get(child.name)
    if (node === undefined) return false
    if ('rows' in node) return holdsOnlyKnown(child, node.holds, version)
    if (seen.has(child.name)) return false
    seen.add(child.name)
    return 'takes' in node ? isKnownText(child, node) : holdsOnlyKnown(child, node.holds, version)
  })
}
