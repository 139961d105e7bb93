import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { HeadColumns } from '../heads/headColumns.ts'

/** Documents of one chain, and what corrects one document, at most: corrections of corrections are few, and one corrects a hundred at most. */
const mostChained = 200

/** That a document corrects one of several. */
interface Link {
  readonly id: string
  readonly corrects: string
  readonly place: number
}

export interface ChainWalk {
  /** Documents that correct one of these, the oldest first. */
  readonly correctingOf: (companyId: string, ids: readonly string[]) => Promise<readonly string[]>
  /** What these correct, where that is several, in the order of each. */
  readonly linksOf: (companyId: string, ids: readonly string[]) => Promise<readonly Link[]>
  /** What these correct, each by itself or with others. */
  readonly correctedOf: (companyId: string, ids: readonly string[]) => Promise<readonly string[]>
  /** From the document up to the first ones that it goes back to, and from there down to all that correct them. */
  readonly chainIds: (companyId: string, id: string) => Promise<readonly string[]>
}

/** Goes from documents to others as long as there are new ones, step by step: each step reads by an index. */
const reached = async (
  from: readonly string[],
  next: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const known = new Set(from)
  let last = from
  while (last.length > 0 && known.size < mostChained) {
    last = (await next(last)).filter((id) => !known.has(id)).slice(0, mostChained - known.size)
    for (const id of last) known.add(id)
  }
  return [...known]
}

/** How the ids of chains are found. @param links the table of what corrects several; null of a kind that has none */
export const chainWalk = (db: Kysely<Tables>, { table, document }: HeadColumns, links: string | null): ChainWalk => {
  const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) => rows.map(({ id }) => id)
  const linksOf: ChainWalk['linksOf'] = async (companyId, ids) => {
    if (links === null || ids.length === 0) return []
    const { rows } = await sql<Link>`select ${sql.ref(document)} as id, corrected_id as corrects, place
      from ${sql.table(links)} where company_id = ${companyId} and ${sql.ref(document)} in (${sql.join(ids)})
      order by ${sql.ref(document)}, place`.execute(db)
    return rows
  }
  const correctingOf: ChainWalk['correctingOf'] = async (companyId, ids) => {
    if (ids.length === 0) return []
    const several = sql`union select ${sql.ref(document)} as id from ${sql.table(links ?? table)}
      where company_id = ${companyId} and corrected_id in (${sql.join(ids)})`
    return idsOf(
      await sql<{ readonly id: string }>`select id from ${sql.table(table)}
        where company_id = ${companyId} and corrects_sid in (${sql.join(ids)}) ${links === null ? sql`` : several}
        order by id limit ${mostChained * ids.length}`.execute(db),
    )
  }
  const correctedOf: ChainWalk['correctedOf'] = async (companyId, ids) => {
    const one = await sql<{ readonly id: string }>`select corrects_sid as id from ${sql.table(table)}
      where company_id = ${companyId} and id in (${sql.join(ids)}) and corrects_sid <> ''`.execute(db)
    return [...idsOf(one), ...(await linksOf(companyId, ids)).map(({ corrects }) => corrects)]
  }
  return {
    correctingOf,
    linksOf,
    correctedOf,
    async chainIds(companyId, id) {
      const above = await reached([id], (ids) => correctedOf(companyId, ids))
      return reached(above, (ids) => correctingOf(companyId, ids))
    },
  }
}
