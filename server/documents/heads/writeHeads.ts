import { sql, type Kysely } from 'kysely'
import { inParts } from '../../store/inParts.ts'
import type { Tables } from '../../store/tables.ts'
import type { DocumentHead } from '../keptKind.ts'
import type { DescribedHeads, KeptDraft } from './describedHeads.ts'
import { contentsOf } from './headColumns.ts'
import { insertHeads } from './insertHeads.ts'
import { headFields, readHead, type HeadFields } from './readHeads.ts'

/** A document in one of the statuses that has one of the contents. */
export interface ReplacedAt<Status> {
  readonly companyId: string
  readonly id: string
  readonly in: readonly Status[]
  readonly contentHashes: readonly string[]
}

export interface WriteHeads<Head extends DocumentHead, Content> {
  /** Those that are written: none is where the company has a document of its id. */
  readonly insert: (companyId: string, drafts: readonly KeptDraft<Content>[]) => Promise<readonly Head[]>
  /** Null, and nothing written, where the document is in none of the statuses or has none of the contents. */
  readonly replace: (
    at: ReplacedAt<Head['status']>,
    change: { readonly content: Content; readonly contentHash: string },
  ) => Promise<Head | null>
  /** Holds those among the ids until the transaction ends. */
  readonly hold: (companyId: string, ids: readonly string[]) => Promise<readonly Head[]>
  /** Removes the drafts among the ids with all that hangs on them. */
  readonly remove: (companyId: string, ids: readonly string[]) => Promise<void>
}

type Values = Readonly<Record<string, unknown>>

const assigned = (values: Values) =>
  sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))

const says = (row: object, values: Values): boolean =>
  Object.entries(values).every(([column, value]) => Reflect.get(row, column) === value)

const replacing =
  <Head extends DocumentHead, Content extends object, Row, Own extends keyof Row>(
    db: Kysely<Tables>,
    described: DescribedHeads<Head, Content, Row, Own>,
  ): WriteHeads<Head, Content>['replace'] =>
  async ({ companyId, id, in: statuses, contentHashes }, { content, contentHash }) => {
    const { columns, own, statusOf, saidBy, keepBeside, replacing: changed = () => Promise.resolve({}) } = described
    const table = sql.table(columns.table)
    const { rows: held } = await sql<Row & HeadFields>`update ${table} set content_hash = content_hash
      where company_id = ${companyId} and id = ${id}
      returning *, ${headFields(columns, own)}`.execute(db)
    const [before] = held
    const more = before === undefined ? null : await changed(db, before, content, companyId)
    if (before === undefined || more === null) return null
    // What follows from a content that is there already is there too.
    const isThere = before.content_hash === contentHash && statuses.includes(statusOf(before.head_status))
    if (isThere && says(before, more)) return readHead(described, before)
    const change = { ...saidBy(content, before.head_reference), ...more, content_hash: contentHash }
    const { rows } = await sql<Pick<Row, Own> & HeadFields>`update ${table} set ${assigned(change)}
      where company_id = ${companyId} and id = ${id} and ${sql.ref(columns.status)} in (${sql.join(statuses)})
        and content_hash in (${sql.join(contentHashes)})
      returning ${headFields(columns, own)}`.execute(db)
    const [row] = rows
    if (row === undefined) return null
    await sql`update ${sql.table(contentsOf(columns))} set content = ${JSON.stringify(content)}
      where company_id = ${companyId} and ${sql.ref(columns.document)} = ${id}`.execute(db)
    await keepBeside?.(db, companyId, [{ id, content }])
    return readHead(described, row)
  }

export const writeHeads = <Head extends DocumentHead, Content extends object, Row, Own extends keyof Row>(
  db: Kysely<Tables>,
  described: DescribedHeads<Head, Content, Row, Own>,
): WriteHeads<Head, Content> => {
  const { columns, own } = described
  const table = sql.table(columns.table)
  const insert = insertHeads(db, described)
  return {
    async insert(companyId, drafts) {
      const heads: Head[] = []
      await inParts(drafts, async (part) => heads.push(...(await insert(companyId, part))))
      return heads
    },
    replace: replacing(db, described),
    async hold(companyId, ids) {
      if (ids.length === 0) return []
      const { rows } = await sql<Pick<Row, Own> & HeadFields>`update ${table} set content_hash = content_hash
        where company_id = ${companyId} and id in (${sql.join(ids)})
        returning ${headFields(columns, own)}`.execute(db)
      return rows.map((row) => readHead(described, row))
    },
    async remove(companyId, ids) {
      if (ids.length === 0) return
      await sql`delete from ${table}
        where company_id = ${companyId} and id in (${sql.join(ids)}) and ${sql.ref(columns.status)} = 'draft'`.execute(
        db,
      )
    },
  }
}
