import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { searchNumberOf } from '../companies/searchNumber.ts'
import type { Tables } from '../store/tables.ts'
import type { ListDescription } from './description.ts'
import type { Proposed, SearchIndex } from './searchIndex.ts'
import { trigramTerms } from './trigrams.ts'

interface Frequency {
  readonly term: string
  /** About how many rows have the term. */
  readonly count: number
}

/** Of the terms, those that together are read quickest: the rarest, and as many others as are not much more frequent. */
const quickest = (frequencies: readonly Frequency[]): readonly Frequency[] => {
  const sorted = frequencies.toSorted((one, other) => one.count - other.count)
  const rarest = sorted[0]?.count ?? 0
  return sorted.filter(({ count }, position) => position === 0 || count <= rarest * 8).slice(0, 4)
}

/** Fewer terms are listed for a word of two characters, which has no trigram. */
const few = 1000

/** No term that begins with a word is behind the word and this. */
const lastSign = '\u{10FFFF}'

/** How far a term's list is read to see how frequent it is. */
const probe = 1000

export const sqliteIndex = (db: Kysely<Tables>, { table, words: { sqlite } }: ListDescription): SearchIndex => {
  const rowsIn = (index: string): RawBuilder<unknown> => sql`${sql.table(table)} indexed by ${sql.ref(index)}`
  const trigrams = sql.table(sqlite.trigrams)
  const byNumber = (companyId: string, numbers: RawBuilder<unknown>): Proposed => ({
    source: sql`(${numbers}) as proposed cross join ${rowsIn(sqlite.byNumber)}
      on ${sql.ref(`${table}.company_id`)} = ${companyId} and ${sql.ref(`${table}.${sqlite.number}`)} = proposed.number`,
    condition: sql<SqlBool>`1 = 1`,
  })
  const numberAt = async (term: string, offset: number): Promise<number | null> => {
    const { rows } = await sql<{
      rowid: number
    }>`select rowid from ${trigrams} where ${trigrams} match ${term}
      order by rowid limit 1 offset ${offset}`.execute(db)
    return rows[0]?.rowid ?? null
  }
  const one = async (query: RawBuilder<{ value: number | null }>): Promise<number> =>
    (await query.execute(db)).rows[0]?.value ?? 0
  /**
   * What holds a word of two characters, by trigrams that begin with them: few of any company if there is such a word, else many; null where
   * no word is of two characters. A single character may be the last of a text, behind which stands one more alone.
   */
  const holdingShort = async (companyId: string, words: readonly string[]): Promise<Proposed | null> => {
    let long: Proposed | null = null
    for (const word of words.filter((each) => Array.from(each).length === 2)) {
      const terms = sql`from ${sql.table(sqlite.vocabulary)} where term >= ${word} and term <= ${word + lastSign}`
      const listed = await one(sql`select count(*) as value from (select 1 ${terms} limit ${few})`)
      const proposed = byNumber(companyId, sql`select distinct doc as number ${terms}`)
      if (listed < few) return proposed
      long = { ...proposed, isLong: true }
    }
    return long
  }
  return {
    async propose(companyId, { words, foreignYear, isOfOtherDay }) {
      if (foreignYear !== null || isOfOtherDay)
        return { source: rowsIn(sqlite.otherDays.index), condition: sqlite.otherDays.condition }
      const short = await holdingShort(companyId, words)
      if (short !== null && short.isLong !== true) return short
      const company = await one(searchNumberOf(companyId))
      const terms = trigramTerms(company, words)
      if (terms === null) return short
      const last = await one(sql`select max(${sql.ref(sqlite.number)}) as value from ${sql.table(sqlite.numbers)}`)
      const frequencies: Frequency[] = []
      for (const term of terms) {
        const reached = await numberAt(term, probe)
        frequencies.push({ term, count: reached === null ? probe : (probe * last) / reached })
      }
      const chosen = quickest(frequencies)
      const query = chosen.map(({ term }) => term).join(' AND ')
      return byNumber(companyId, sql`select rowid as number from ${trigrams} where ${trigrams} match ${query}`)
    },
  }
}
