import type { XmlElement } from 'libxml2-wasm'
import type { SignedLayout } from '../src/domain/documents/signedLayout.ts'
import type { Result } from '../src/domain/result.ts'
import { isWithin } from '../src/domain/documents/xml/limits.ts'
import { nodesIn, type AnyNode, type AnyText } from '../src/domain/documents/xml/layout.ts'
import type { FormVersion } from '../src/domain/form/definition.ts'
import type { PromptLocale, PromptTexts } from './prompt/locale.ts'
import { elementChildren, textOnly } from '../signing/xmldsig/elements.ts'

/** What a document says of itself, on a line of its own. */
export interface ShownFact {
  readonly label: PromptTexts
  /** As the document says it; in every language where the agent has words for a code. */
  readonly value: string | PromptTexts
}

/** What a document says of itself, for the person who signs it. */
export interface DocumentFacts {
  /** What the person is shown of it, one at least; documents of which all of this is alike are shown as one, with their number. */
  readonly shown: readonly ShownFact[]
  readonly taxpayer: string
  readonly taxCode: string
}

export type UnknownDocument = 'unknown_form' | 'unknown_element'

/** How the documents of a kind are called in a sentence. */
interface Words {
  /** Several of them. */
  readonly name: string
  readonly counted: (count: number) => string
}

/** The same in every language. */
export type KindWords = Readonly<Record<PromptLocale, Words>>

/** A kind of document that the agent signs. */
export interface KnownKind {
  readonly words: KindWords
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
