/** An element as it is written: its name with prefix, its attributes by name, its children in order. Runs of text are joined. */
export interface ElementTree {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (ElementTree | string)[]
}

interface OpenElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: (ElementTree | string)[]
}

const nameText = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?'
const attributeText = `\\s+(${nameText})\\s*=\\s*("[^"<]*"|'[^'<]*')`
const declaration = /^\uFEFF?<\?xml\s[^?]*\?>/
const token = new RegExp(`<(${nameText})((?:${attributeText})*)\\s*(/?)>|</(${nameText})\\s*>|[^<]+`, 'y')
/** The attributes of a list of them stand next to each other. */
const attribute = new RegExp(attributeText, 'gy')
const reference = /&(?:#(\d+)|#x([\da-fA-F]+)|(\w+));|&/g
const namedCharacters: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])
const deepest = 64

/** The text with its references resolved, or null where one is not of XML's own. */
const resolved = (text: string): string | null => {
  let isSound = true
  const plain = text.replace(reference, (_, decimal?: string, hexadecimal?: string, named?: string) => {
    const code =
      decimal !== undefined
        ? Number.parseInt(decimal, 10)
        : hexadecimal !== undefined
          ? Number.parseInt(hexadecimal, 16)
          : NaN
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : namedCharacters.get(named ?? '')
    isSound &&= character !== undefined
    return character ?? ''
  })
  return isSound ? plain : null
}

const attributesOf = (text: string): ReadonlyMap<string, string> | null => {
  const found = new Map<string, string>()
  for (const [, name = '', quoted = ''] of text.matchAll(attribute)) {
    const value = resolved(quoted.slice(1, -1))
    if (value === null || found.has(name)) return null
    found.set(name, value)
  }
  return found
}

const addText = (children: (ElementTree | string)[], text: string): void => {
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}

/**
 * Reads the plain XML that declarations and their signatures are: elements, attributes and text. Null for everything
 * else, also for comments, processing instructions, CDATA and document types, which neither of them holds
 * (docs/decisions/0070).
 */
export const readDocument = (text: string): ElementTree | null => {
  const source = text.replace(declaration, '').replaceAll(/\r\n?/g, '\n').trim()
  const top: OpenElement = { name: '', attributes: new Map(), children: [] }
  const open: OpenElement[] = [top]
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const found = token.exec(source)
    const parent = open.at(-1)
    if (found === null || parent === undefined) return null
    const [whole, started, attributeList = '', , , closesItself, ended] = found
    if (started !== undefined) {
      const attributes = attributesOf(attributeList)
      if (attributes === null || open.length > deepest) return null
      const element: OpenElement = { name: started, attributes, children: [] }
      parent.children.push(element)
      if (closesItself === '') open.push(element)
    } else if (ended !== undefined) {
      if (open.length === 1 || open.pop()?.name !== ended) return null
    } else {
      const plain = resolved(whole)
      if (plain === null) return null
      addText(parent.children, plain)
    }
  }
  const [root, ...others] = top.children
  return open.length === 1 && others.length === 0 && root !== undefined && typeof root !== 'string' ? root : null
}

type Plain = readonly [
  name: string,
  attributes: readonly (readonly [string, string])[],
  children: readonly (Plain | string)[],
]

const plainOf = (element: ElementTree): Plain => [
  element.name,
  [...element.attributes].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  element.children.map((child) => (typeof child === 'string' ? child : plainOf(child))),
]

/** Whether both say the same: names, attributes in any order, text, children in order. */
export const isSameTree = (one: ElementTree, other: ElementTree): boolean =>
  JSON.stringify(plainOf(one)) === JSON.stringify(plainOf(other))
