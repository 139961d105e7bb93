import { XmlElement } from 'libxml2-wasm'
import { ownNamespace } from './names.ts'

export const childrenOf = (parent: XmlElement): readonly XmlElement[] => {
  const children: XmlElement[] = []
  for (let child = parent.firstChild; child !== null; child = child.next)
    if (child instanceof XmlElement) children.push(child)
  return children
}

export const childrenNamed = (parent: XmlElement, name: string): readonly XmlElement[] =>
  childrenOf(parent).filter((child) => child.name === name)

/** An attribute of SCXML. */
export const plainOf = (element: XmlElement, name: string): string | null => element.attr(name)?.value ?? null

/** An attribute of ours. */
export const ownOf = (element: XmlElement, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name && attribute.namespaceUri === ownNamespace)?.value ?? null

/** The ids or words in an attribute. */
export const listOf = (text: string | null): readonly string[] => (text === null ? [] : text.split(' '))
