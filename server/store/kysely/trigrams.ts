/** A term of SQLite's full-text queries, taken literally. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** The mark of a company in the index (migration 0008). */
const markOf = (company: number): string =>
  String.fromCodePoint(983_040 + (company % 60_000), 983_040 + Math.floor(company / 60_000), 1_048_576)

/** What may follow two characters in a searched text of ASCII: any of them, folded, or the end of the line. */
const followers = [...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)), '\n'].filter(
  (sign) => !/[A-Z]/.test(sign),
)

const trigramsOf = (word: string): readonly string[] => {
  const signs = Array.from(word)
  return signs.slice(2).map((_sign, start) => quoted(signs.slice(start, start + 3).join('')))
}

const isShort = (word: string): boolean => Array.from(word).length < 3

/** Every trigram that begins with the word. */
const beginnings = (word: string): string => `(${followers.map((sign) => quoted(word + sign)).join(' OR ')})`

/**
 * What a declaration has in the index if it is the company's and holds the words: trigrams, each once, and the company's mark. Words of
 * fewer than three characters are left to be checked where there are longer ones; two ASCII characters alone become all trigrams that begin
 * with them. Null where nothing is left.
 */
export const trigramTerms = (company: number, words: readonly string[]): readonly string[] | null => {
  const long = words.filter((word) => !isShort(word))
  const pairs = words.filter((word) => /^[\x21-\x7e]{2}$/.test(word))
  const terms = long.length > 0 ? long.flatMap(trigramsOf) : pairs.map(beginnings)
  return terms.length === 0 ? null : [...new Set([quoted(markOf(company)), ...terms])]
}
