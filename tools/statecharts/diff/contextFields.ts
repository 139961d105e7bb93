/** What a flow remembers, by the name of each field: how its first value is written. What the flow is given as a whole is `...input`. */
export type ContextFields = ReadonlyMap<string, string>

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const quotes = ["'", '"', '`']

/** The text split at commas outside of brackets and quoted texts. */
const partsOf = (text: string): readonly string[] => {
  const parts = ['']
  const open: string[] = []
  for (const [at, letter] of [...text].entries()) {
    const inner = open.at(-1)
    const isQuoted = inner !== undefined && quotes.includes(inner)
    if (letter === ',' && inner === undefined) {
      parts.push('')
      continue
    }
    if (letter === inner && text[at - 1] !== '\\') open.pop()
    else if (!isQuoted && quotes.includes(letter)) open.push(letter)
    else if (!isQuoted) open.push(...[closing[letter] ?? []].flat())
    parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The fields of a context as a chart has it: `({ input }) => ({ ...input, failure: null })`, a function that ends by returning it, or JSON. Null where it is written otherwise. */
export const contextFieldsOf = (source: string | undefined): ContextFields | null => {
  if (source === undefined) return new Map()
  const [, body] = /^(?:\(.*?\) => (?:\(|\{ .* return )?)?\{(.*?)\}(?:\)| \})?$/.exec(source) ?? []
  if (body === undefined) return null
  return new Map(
    partsOf(body).map((part) => {
      const [, name, value] = /^["']?([\w$]+)["']?: (.*)$/.exec(part) ?? /^["']?([\w$]+)["']?:(.*)$/.exec(part) ?? []
      return name === undefined || value === undefined ? [part, part] : [name, value]
    }),
  )
}

/** Whether a value is written as one, so that a reader of no code understands it. */
export const isPlainValue = (value: string): boolean => /^(?:null|true|false|-?[\d.]+|'[^']*'|"[^"]*")$/.test(value)
