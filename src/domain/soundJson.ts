import { fail, succeed, type Result } from './result.ts'

/** Brackets within brackets, and separate values, of the largest JSON that most calls have to read: an issue run of 10,000 documents has three of each. */
const deepest = 16
const usualValues = 40_000

/** Where a string that begins after `from` ends; the text's length where it does not. */
const endOfString = (text: string, from: number): number => {
  for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (end - 1 - slashes >= from && text[end - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return end
  }
  return text.length
}

/** Whether a text of JSON is small enough in depth and values to be parsed. It reads each character outside of strings once. */
const isBounded = (text: string, mostValues: number): boolean => {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at + 1)
    else if (sign === ',') values += 1
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === '[' || sign === '{') {
      depth += 1
      values += 1
    }
    if (depth > deepest || values > mostValues) return false
  }
  return true
}

/** Whether every database and XML can hold the text: PostgreSQL has no U+0000, UTF-8 no half of a surrogate pair. */
const isSoundText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether each text of a value of JSON, names included, is one that can be kept. */
export const areTextsSound = (value: unknown): boolean => {
  if (typeof value === 'string') return isSoundText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, member]) => isSoundText(name) && areTextsSound(member))
}

/** Whether what such a text says can hold nothing else than the text itself does: without escapes, U+0000 is no JSON. */
const isSoundAsWritten = (text: string): boolean => !text.includes(String.raw`\u`) && text.isWellFormed()

/**
 * JSON that somebody else has sent. Its size is bounded before it is parsed, at 16 levels and 40,000 values unless more are expected, and
 * its texts hold neither U+0000 nor lone surrogates.
 */
export const readSoundJson = (text: string, mostValues = usualValues): Result<unknown, 'malformed'> => {
  if (!isBounded(text, mostValues)) return fail('malformed')
  try {
    const value: unknown = JSON.parse(text)
    return isSoundAsWritten(text) || areTextsSound(value) ? succeed(value) : fail('malformed')
  } catch (error) {
    if (error instanceof SyntaxError) return fail('malformed')
    throw error
  }
}
