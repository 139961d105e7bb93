import { ParseOption, XmlDocument, XmlElement, XmlText } from 'libxml2-wasm'

/** An element as a plain tree: its tag with its text, or with its children in their order. */
export type Tree = readonly [tag: string, content: string | readonly Tree[]]

const children = (element: XmlElement): XmlElement[] => {
  const found: XmlElement[] = []
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) found.push(node)
    else if (!(node instanceof XmlText)) throw new Error(`<${element.name}> holds something beside elements and text`)
  }
  return found
}

const treeOf = (element: XmlElement): Tree => {
  if (element.namespaceUri !== '') throw new Error(`<${element.name}> has a namespace`)
  const inner = children(element)
  return [element.name, inner.length > 0 ? inner.map(treeOf) : element.content]
}

/** What libxml2 reads, strictly: the tree, the signing Id, and the document in C14N 1.0. */
export const readXml = (xml: string): { tree: Tree; signId: string; canonical: string } => {
  const document = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET })
  try {
    const declaration = document.get('/TKhai/DLTKhai/@Id')
    return {
      tree: treeOf(document.root),
      signId: declaration?.content ?? '',
      canonical: document.canonicalizeToString(),
    }
  } finally {
    document.dispose()
  }
}

const rowTags = ['CTS', 'TCGP', 'TCTN', 'DVHTPT', 'DVDUQTCuu']

/** Every element without children, as its path of tags and its text; rows of a list count from 1. */
export const leaves = (
  [tag, content]: Tree,
  path: readonly string[] = [],
): (readonly [path: string, text: string])[] => {
  const here = [...path, tag]
  if (typeof content === 'string') return [[here.join('/'), content]]
  return content.flatMap((child, index) => {
    const [name, inner] = child
    return leaves(rowTags.includes(name) ? [`${name}[${index + 1}]`, inner] : child, here)
  })
}

/** The content of the element at a path of tags from the root. */
export const contentAt = (tree: Tree, path: string): string | undefined =>
  leaves(tree).find(([found]) => found === path)?.[1]
