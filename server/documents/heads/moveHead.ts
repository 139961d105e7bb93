import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../store/tables.ts'

/** A table of heads, and its column of the status. */
export interface HeadTable {
  readonly heads: string
  readonly status: string
}

/** A document in one of the statuses, with a content where it has to be that. */
export interface MovedFrom<Status extends string> {
  readonly companyId: string
  readonly id: string
  readonly in: readonly Status[]
  readonly contentHash?: string
}

/** Writes columns of a head by name, but those that are undefined; false where it is in none of the statuses, or its content is another. */
export const moveHead = async (
  db: Kysely<Tables>,
  { heads, status }: HeadTable,
  { companyId, id, in: statuses, contentHash }: MovedFrom<string>,
  columns: Readonly<Record<string, string | RawBuilder<string> | undefined>>,
): Promise<boolean> => {
  const set = Object.entries(columns).filter(([, value]) => value !== undefined)
  const ofContent = contentHash === undefined ? sql`` : sql`and content_hash = ${contentHash}`
  const { rows } = await sql`update ${sql.table(heads)}
    set ${sql.join(set.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    where company_id = ${companyId} and id = ${id} and ${sql.ref(status)} in (${sql.join(statuses)}) ${ofContent}
    returning id`.execute(db)
  return rows.length > 0
}
