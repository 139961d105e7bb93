import type { XmlElement } from 'libxml2-wasm'
import type { SignedLayout } from '../src/domain/documents/signedLayout.ts'
import type { Result } from '../src/domain/result.ts'
import type { KnownGroup } from '../src/domain/xml/knownElements.ts'
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

export type Texts = ReadonlyMap<string, string>

/** The texts of a group, or null where it holds an element that is not known, twice there, or too long. */
export const textsOf = (group: XmlElement, known: KnownGroup): Texts | null => {
  const texts = new Map<string, string>()
  for (const element of elementChildren(group) ?? [group]) {
    const [max, text] = [known.get(element.name), textOnly(element)]
    if (max === undefined || text === null || texts.has(element.name) || Array.from(text).length > max) return null
    texts.set(element.name, text.trim())
  }
  return texts
}

/** Whether every child is one of `known`, at most once. */
export const areKnown = (children: readonly XmlElement[], isKnown: (child: XmlElement) => boolean): boolean =>
  new Set(children.map(({ name }) => name)).size === children.length && children.every(isKnown)
