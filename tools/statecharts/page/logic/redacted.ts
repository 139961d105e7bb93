/** Words of the product's own, such as codes of failures and names of starts; what people enter has blanks, digits or accents. */
const codeWord = /^[A-Za-z]+(?:[A-Z][a-z]+)*(?:\.[a-zA-Z]+)*$/
const longestWord = 32

/** A value as it may be shown: texts that are no words of the product's own read `•••`, numbers and truth values stay. */
export const redacted = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value === '' || (codeWord.test(value) && value.length <= longestWord) ? value : '•••'
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redacted(inner)]))
}
