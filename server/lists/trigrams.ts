/** A term of SQLite's full-text queries, taken literally. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** The mark of a company in the index (migration 0008). */
const markOf = (company: number): string =>
  String.fromCodePoint(983_040 + (company % 60_000), 983_040 + Math.floor(company / 60_000), 1_048_576)

const trigramsOf = (word: string): readonly string[] => {
  const signs = Array.from(word)
  return signs.slice(2).map((_sign, start) => quoted(signs.slice(start, start + 3).join('')))
}

/**
 * What a row has in the index if it is the company's and holds the words: trigrams, each once, and the company's mark. Words of
 * fewer than three characters have no trigram: they are left to be checked where there are longer ones. Null where nothing is left.
 */
export const trigramTerms = (company: number, words: readonly string[]): readonly string[] | null => {
  const terms = words.flatMap(trigramsOf)
  return terms.length === 0 ? null : [...new Set([quoted(markOf(company)), ...terms])]
}
