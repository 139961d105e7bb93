/** One character of a text, a code unit or a code point as the pattern's flags have it. */
export interface OneOf {
  readonly kind: 'oneOf'
  readonly has: (character: string) => boolean
  readonly source: string
}

/** A part of a pattern that takes a step at a time. */
export type Part =
  | OneOf
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  | { readonly kind: 'choice'; readonly options: readonly Part[] }
  | {
      readonly kind: 'repeated'
      readonly part: Part
      readonly min: number
      readonly max: number
      readonly isLazy: boolean
    }
  | { readonly kind: 'look'; readonly part: Part; readonly isBehind: boolean; readonly isWanted: boolean }
  | { readonly kind: 'edge'; readonly at: '^' | '$' | 'b' | 'B' }
  | { readonly kind: 'group'; readonly part: Part; readonly name: string }
  | { readonly kind: 'again'; readonly name: string }

interface Reading {
  readonly source: string
  readonly flags: string
  at: number
  groups: number
}

const isAhead = ({ source, at }: Reading, text: string): boolean => source.startsWith(text, at)

const taken = (reading: Reading, text: string): boolean => {
  if (!isAhead(reading, text)) return false
  reading.at += text.length
  return true
}

const takenBy = (reading: Reading, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = reading.at
  const found = pattern.exec(reading.source)
  if (found !== null) reading.at += found[0].length
  return found
}

/** What one character of the source stands for: the pattern of that character alone says which characters it takes. */
const oneOf = ({ flags }: Reading, source: string): OneOf => {
  const alone = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gym]/g, ''))
  const known = new Map<string, boolean>()
  const has = (character: string): boolean => {
    const before = known.get(character)
    if (before !== undefined) return before
    const answer = alone.test(character)
    known.set(character, answer)
    return answer
  }
  return { kind: 'oneOf', has, source }
}

/** The end of a class that begins at `[`, those within it included. */
const classEnd = ({ source, at, flags }: Reading): number => {
  let depth = 0
  for (let index = at; index < source.length; index += 1) {
    const character = source[index]
    if (character === '\\') index += 1
    else if (character === '[' && (depth === 0 || flags.includes('v'))) depth += 1
    else if (character === ']') depth -= 1
    if (depth === 0) return index + 1
  }
  throw new Error(`a class does not end: ${source}`)
}

const lookarounds = [
  ['(?=', false, true],
  ['(?!', false, false],
  ['(?<=', true, true],
  ['(?<!', true, false],
] as const

const readGroup = (reading: Reading): Part => {
  for (const [opening, isBehind, isWanted] of lookarounds)
    if (taken(reading, opening)) return { kind: 'look', part: readChoice(reading), isBehind, isWanted }
  if (taken(reading, '(?:')) return readChoice(reading)
  const named = takenBy(reading, /\(\?<(\w+)>/y)
  if (named === null && !taken(reading, '(')) throw new Error(`not a group: ${reading.source}`)
  if (isAhead(reading, '?')) throw new Error(`a group of an unknown kind: ${reading.source}`)
  reading.groups += 1
  const name = named?.[1] ?? String(reading.groups)
  return { kind: 'group', part: readChoice(reading), name }
}

const characterEscape = /\\(?:[pPu]\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|[^])/y

const readAtom = (reading: Reading): Part => {
  const { source, flags } = reading
  if (isAhead(reading, '(')) {
    const part = readGroup(reading)
    if (!taken(reading, ')')) throw new Error(`a group does not end: ${source}`)
    return part
  }
  if (isAhead(reading, '[')) {
    const from = reading.at
    reading.at = classEnd(reading)
    return oneOf(reading, source.slice(from, reading.at))
  }
  for (const at of ['^', '$'] as const) if (taken(reading, at)) return { kind: 'edge', at }
  for (const at of ['b', 'B'] as const) if (taken(reading, `\\${at}`)) return { kind: 'edge', at }
  const again = takenBy(reading, /\\(?:k<(\w+)>|([1-9]))/y)
  if (again !== null) return { kind: 'again', name: again[1] ?? again[2] ?? '' }
  const escape = takenBy(reading, characterEscape)
  if (escape !== null) return oneOf(reading, escape[0])
  const [character = ''] = /[uv]/.test(flags) ? source.slice(reading.at) : (source[reading.at] ?? '')
  reading.at += character.length
  return oneOf(reading, character)
}

const readRepeated = (reading: Reading): Part => {
  const part = readAtom(reading)
  const found = takenBy(reading, /(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/y)
  if (found === null) return part
  const [, sign, from = '', comma, to = '', lazy] = found
  const isLazy = lazy === '?'
  if (sign !== undefined)
    return { kind: 'repeated', part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity, isLazy }
  const max = comma === '' ? Number(from) : to === '' ? Infinity : Number(to)
  return { kind: 'repeated', part, min: Number(from), max, isLazy }
}

const readSequence = (reading: Reading): Part => {
  const parts: Part[] = []
  while (reading.at < reading.source.length && !isAhead(reading, '|') && !isAhead(reading, ')'))
    parts.push(readRepeated(reading))
  return { kind: 'sequence', parts }
}

const readChoice = (reading: Reading): Part => {
  const options = [readSequence(reading)]
  while (taken(reading, '|')) options.push(readSequence(reading))
  return options.length === 1 && options[0] !== undefined ? options[0] : { kind: 'choice', options }
}

/** The parts of a pattern. Case and kinds of characters are the business of `OneOf`. */
export const partsOf = ({ source, flags }: RegExp): Part => {
  const reading: Reading = { source, flags, at: 0, groups: 0 }
  const part = readChoice(reading)
  if (reading.at !== source.length) throw new Error(`not read to its end: ${source}`)
  return part
}
