import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DatabaseKind } from '../../../store/migrations/schema-builder.ts'
import type { Tables } from '../../../store/tables.ts'
import { trigramTerms } from './trigrams.ts'

/** The rows that an index proposes for a search, as what stands behind `from`; the search's own conditions check them. */
export type Proposed = RawBuilder<unknown>

export interface SearchIndex {
  /** Null where the index cannot serve the words. */
  readonly propose: (companyId: string, words: readonly string[]) => Promise<Proposed | null>
}

const inOrder: Proposed = sql`declarations`

/** A word with three letters or digits in a row: what PostgreSQL's trigrams are made of. */
const isIndexed = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word)

/** The expression of the index, and so the one that a search must use. */
export const searchedText = sql<string>`(search_text || '\n' || answer_text)`

const postgresIndex = (isThere: boolean): SearchIndex => ({
  propose: (_companyId, words) => Promise.resolve(isThere && words.some(isIndexed) ? inOrder : null),
})

interface Frequency {
  readonly term: string
  /** About how many declarations have the term. */
  readonly count: number
}

/** Of the terms, those that together are read quickest: the rarest, and as many others as are not much more frequent. */
const quickest = (frequencies: readonly Frequency[]): readonly Frequency[] => {
  const sorted = frequencies.toSorted((one, other) => one.count - other.count)
  const rarest = sorted[0]?.count ?? 0
  return sorted.filter(({ count }, position) => position === 0 || count <= rarest * 8).slice(0, 4)
}

/** How far a term's list is read to see how frequent it is. */
const probe = 1000

const sqliteIndex = (db: Kysely<Tables>): SearchIndex => {
  const numberAt = async (term: string, offset: number): Promise<number | null> => {
    const { rows } = await sql<{
      rowid: number
    }>`select rowid from declaration_index where declaration_index match ${term}
      order by rowid limit 1 offset ${offset}`.execute(db)
    return rows[0]?.rowid ?? null
  }
  const one = async (query: RawBuilder<{ value: number | null }>): Promise<number> =>
    (await query.execute(db)).rows[0]?.value ?? 0
  return {
    async propose(companyId, words) {
      const company = await one(sql`select search_number as value from companies where id = ${companyId}`)
      const terms = trigramTerms(company, words)
      if (terms === null) return null
      const last = await one(sql`select max(search_number) as value from search_numbers`)
      const frequencies: Frequency[] = []
      for (const term of terms) {
        const reached = await numberAt(term, probe)
        frequencies.push({ term, count: reached === null ? probe : (probe * last) / reached })
      }
      const chosen = quickest(frequencies)
      return sql`(select rowid as number from declaration_index where declaration_index match ${chosen.map(({ term }) => term).join(' AND ')}) as proposed
        cross join declarations indexed by declarations_by_search_number
        on declarations.company_id = ${companyId} and declarations.search_number = proposed.number`
    },
  }
}

/**
 * Makes PostgreSQL's trigram index where it is missing and its two extensions can be had; answers whether it is there. Servers that start
 * together wait for one another. Throws what else goes wrong.
 */
export const ensurePostgresIndex = async (db: Kysely<Tables>): Promise<boolean> => {
  await sql`do $$ begin
    perform pg_advisory_xact_lock(hashtext('declarations_by_words'));
    begin
      create extension if not exists pg_trgm;
      create extension if not exists btree_gin;
    exception when undefined_file or feature_not_supported or insufficient_privilege then
      return;
    end;
    create index if not exists declarations_by_words on declarations
      using gin (company_id, ${searchedText} gin_trgm_ops) with (fastupdate = off);
  end $$`.execute(db)
  const { rows } = await sql<{
    there: boolean
  }>`select to_regclass('declarations_by_words') is not null as there`.execute(db)
  return rows[0]?.there ?? false
}

/** The index of a database; `isIndexed` says of PostgreSQL whether it has one. */
export const searchIndexOf = (db: Kysely<Tables>, kind: DatabaseKind, isThere: boolean): SearchIndex =>
  kind === 'sqlite' ? sqliteIndex(db) : postgresIndex(isThere)
