import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Tables } from '../../../store/tables.ts'
import type { SearchIndex } from './searchIndex.ts'
import { trigramTerms } from './trigrams.ts'

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

export const sqliteIndex = (db: Kysely<Tables>): SearchIndex => {
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
    async propose(companyId, { words }) {
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
      const source = sql`(select rowid as number from declaration_index where declaration_index match ${chosen.map(({ term }) => term).join(' AND ')}) as proposed
        cross join declarations indexed by declarations_by_search_number
        on declarations.company_id = ${companyId} and declarations.search_number = proposed.number`
      return { source, condition: sql<SqlBool>`1 = 1` }
    },
  }
}
