/** A part of what pdfmake draws, as far as its texts are concerned. */
type Node = Readonly<Record<string, unknown>>

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && !Array.isArray(part)

const inside = ['text', 'stack', 'columns', 'content'] as const

/** What a part says: texts beside one another, and those below one another in lines. */
export const textIn = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (Array.isArray(part)) return part.map(textIn).join('')
  if (!isNode(part)) return ''
  if (Array.isArray(part['stack'])) return part['stack'].map(textIn).join('\n')
  return inside.map((name) => textIn(part[name])).join('')
}

const partsOf = (part: unknown): readonly unknown[] => {
  if (Array.isArray(part)) return part
  return isNode(part) ? inside.map((name) => part[name]) : []
}

/** The tables in what is drawn, in their order, each as the texts of its cells. */
export const tablesIn = (part: unknown): readonly (readonly (readonly string[])[])[] => {
  const table = isNode(part) ? part['table'] : undefined
  if (!isNode(table)) return partsOf(part).flatMap(tablesIn)
  const body: readonly unknown[] = Array.isArray(table['body']) ? table['body'] : []
  return [body.map((row) => (Array.isArray(row) ? row.map(textIn) : []))]
}

/** The texts that stand outside tables and begin in one way. */
export const textsFrom = (part: unknown, beginning: string): readonly string[] => {
  if (isNode(part) && 'table' in part) return []
  const text = isNode(part) && 'text' in part ? textIn(part['text']) : ''
  return text.startsWith(beginning) ? [text] : partsOf(part).flatMap((each) => textsFrom(each, beginning))
}
