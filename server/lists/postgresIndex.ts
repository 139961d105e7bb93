import { createHash } from 'node:crypto'
import { sql, type SqlBool } from 'kysely'
import type { ListDescription } from './description.ts'
import type { SearchIndex, SearchTerms } from './searchIndex.ts'

/** The mark of a company in the index (migration 0011). */
const markOf = (companyId: string): string => createHash('sha256').update(companyId).digest('hex').slice(0, 8)

/** Every third beginning of three characters, and the last: between them they hold the whole word. */
const piecesOf = (word: string): readonly string[] => {
  const signs = Array.from(word)
  const last = signs.length - 3
  return signs.flatMap((_sign, start) =>
    start === last || (start < last && start % 3 === 0) ? [signs.slice(start, start + 3).join('')] : [],
  )
}

const lexeme = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`

/**
 * The query of PostgreSQL's index (migration 0011) for what a row of a company has that holds all words. Words of fewer than three
 * characters are beginnings of its terms; beside longer ones they are left to be checked, as all words are beside a year that is not the
 * row's own: that is rare, and looking it up in the long lists of other terms takes longer than reading what has it.
 */
const termQuery = (companyId: string, { words, foreignYear }: SearchTerms): string => {
  const mark = markOf(companyId)
  if (foreignYear !== null) return lexeme(`${mark}\u0001${foreignYear}`)
  const terms = words.flatMap(piecesOf).map((term) => lexeme(mark + term))
  const short = words.map((word) => `${lexeme(mark + word)}:*`)
  return [...new Set(terms.length === 0 ? short : terms)].join(' & ')
}

export const postgresIndex = ({ table, words: { postgres } }: ListDescription): SearchIndex => {
  const source = sql.table(table)
  return {
    propose: (companyId, terms) => {
      if (terms.isOfOtherDay) return Promise.resolve({ source, condition: postgres.otherDays })
      const query = termQuery(companyId, terms)
      const condition = sql<SqlBool>`${postgres.terms} @@ ${query}::text::tsquery`
      return Promise.resolve(terms.words.length === 0 ? null : { source, condition })
    },
  }
}
