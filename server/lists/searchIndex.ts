import type { RawBuilder, SqlBool } from 'kysely'

/** Words that all stand in a row's texts. */
export interface SearchTerms {
  readonly words: readonly string[]
  /** The one of them that is a year other than that of the row's day. */
  readonly foreignYear: string | null
  /** Whether one of them names other days than the row's (`daysNamed`). */
  readonly isOfOtherDay: boolean
}

/** The rows that an index proposes for a search; the search's own conditions check them. */
export interface Proposed {
  /** What stands behind `from`. */
  readonly source: RawBuilder<unknown>
  readonly condition: RawBuilder<SqlBool>
  /** Whether they may be too many to be put into order. */
  readonly isLong?: boolean
}

export interface SearchIndex {
  /** Null where the index cannot serve the words. */
  readonly propose: (companyId: string, terms: SearchTerms) => Promise<Proposed | null>
}
