import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Words that all stand in a declaration's texts. */
export interface SearchTerms {
  readonly words: readonly string[]
  /** The one of them that is a year other than that of the declaration's day. */
  readonly foreignYear: string | null
}

/** The rows that an index proposes for a search; the search's own conditions check them. */
export interface Proposed {
  /** What stands behind `from`. */
  readonly source: RawBuilder<unknown>
  readonly condition: RawBuilder<SqlBool>
}

export interface SearchIndex {
  /** Null where the index cannot serve the words. */
  readonly propose: (companyId: string, terms: SearchTerms) => Promise<Proposed | null>
}

/** The texts that are searched. */
export const searchedText = sql<string>`(search_text || '\n' || answer_text)`
