import { XmlElement, XmlText } from 'libxml2-wasm'

/** White space as XML knows it (XML 1.0 §2.3, S): no-break spaces and their like are text. */
const onlyWhiteSpace = /^[\t\n\r ]*$/

/** The element children, or null where anything but XML white space stands between them. */
export const elementChildren = (parent: XmlElement): readonly XmlElement[] | null => {
  const children: XmlElement[] = []
  for (let node = parent.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(node)
    else if (!(node instanceof XmlText) || !onlyWhiteSpace.test(node.content)) return null
  }
  return children
}

/**
 * Every element of the subtree in document order, its root first, without `omitted` and what is in it. Iterative, since the
 * depth is the sender's choice.
 */
export function* elementsWithin(root: XmlElement, omitted: XmlElement | null): Generator<XmlElement> {
  const waiting: XmlElement[] = [root]
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    if (omitted?.isSameNode(element)) continue
    yield element
    for (let node = element.lastChild; node !== null; node = node.prev)
      if (node instanceof XmlElement) waiting.push(node)
  }
}

/** Characters of text that stand between the children of an element. */
export const textBetween = (parent: XmlElement): number => {
  let length = 0
  for (let node = parent.firstChild; node !== null; node = node.next)
    if (node instanceof XmlText) length += node.content.length
  return length
}

/** Text of an element without element children, or null where it has some. */
export const textOnly = (element: XmlElement): string | null => {
  for (let node = element.firstChild; node !== null; node = node.next) if (!(node instanceof XmlText)) return null
  return element.content
}

const childOf = (element: XmlElement | undefined, tag: string): XmlElement | undefined =>
  element === undefined ? undefined : elementChildren(element)?.find(({ name }) => name === tag)

/** The text of the element that these tags lead to, each time the first of its name; empty where there is none. */
export const textAt = (root: XmlElement, path: readonly string[]): string => {
  const found = path.reduce<XmlElement | undefined>(childOf, root)
  return found === undefined ? '' : (textOnly(found)?.trim() ?? '')
}
