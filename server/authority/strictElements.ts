import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textOnly } from '../../signing/xmldsig/elements.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'

export interface Unreadable {
  readonly code: 'unreadable'
  /** Names of elements, never their content. */
  readonly detail: string
}

export const unreadable = (detail: string) => fail({ code: 'unreadable', detail } satisfies Unreadable)

/** An element that may stand in a list: its longest text in characters, and whether it must be there and not empty. */
export interface Slot {
  readonly tag: string
  readonly max: number
  readonly isRequired: boolean
}

export const required = (tag: string, max: number): Slot => ({ tag, max, isRequired: true })
export const optional = (tag: string, max: number): Slot => ({ tag, max, isRequired: false })

const isPlain = (element: XmlElement): boolean => element.attrs.length === 0 && element.namespaceUri === ''

/**
 * Children by tag: elements only, each at most once, in the order of `tags`, nothing else. The place of those of `anywhere` is not
 * published, so that they may stand before or after each other one.
 */
export const childrenByTag = (
  parent: XmlElement,
  tags: readonly string[],
  anywhere: readonly string[] = [],
): Result<ReadonlyMap<string, XmlElement>, Unreadable> => {
  const children = elementChildren(parent)
  if (children === null) return unreadable(`text in ${parent.name}`)
  const found = new Map<string, XmlElement>()
  let last = -1
  for (const child of children) {
    const isAnywhere = anywhere.includes(child.name) && !found.has(child.name)
    const position = isAnywhere ? last : tags.indexOf(child.name)
    if ((position <= last && !isAnywhere) || child.namespaceUri !== '')
      return unreadable(`${child.name} in ${parent.name}`)
    last = position
    found.set(child.name, child)
  }
  return succeed(found)
}

/** The text of each slot, empty where an optional one is absent. */
export const readTexts = (
  children: ReadonlyMap<string, XmlElement>,
  slots: readonly Slot[],
): Result<(tag: string) => string, Unreadable> => {
  const texts = new Map<string, string>()
  for (const { tag, max, isRequired } of slots) {
    const element = children.get(tag)
    const text = element === undefined || !isPlain(element) ? '' : textOnly(element)
    if (text === null || text.length > max || (isRequired && text.trim() === '')) return unreadable(tag)
    texts.set(tag, text.trim())
  }
  return succeed((tag) => texts.get(tag) ?? '')
}
