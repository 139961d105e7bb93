import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { DocumentHead } from '../keptKind.ts'
import type { DescribedHeads } from './describedHeads.ts'
import { contentsOf, type HeadColumns } from './headColumns.ts'

/** What every head is read as. */
export interface HeadFields {
  readonly company_id: string
  readonly id: string
  readonly year: number
  readonly content_hash: string
  readonly head_reference: string
  readonly head_status: string
}

/** A document as it is kept, with its head's row. */
export interface KeptWhole<Head, Content, Row> {
  readonly head: Head
  readonly content: Content
  readonly message: string
  readonly code: string
  readonly signedBy: string
  readonly requestedAt: string
  readonly filedHash: string
  readonly row: Row
}

export interface ReadHeads<Head extends DocumentHead, Content, Row> {
  readonly head: (companyId: string, id: string) => Promise<Head | null>
  readonly whole: (companyId: string, id: string) => Promise<KeptWhole<Head, Content, Row> | null>
  /** Those of these ids that the company has, in no order. */
  readonly wholes: (companyId: string, ids: readonly string[]) => Promise<readonly KeptWhole<Head, Content, Row>[]>
}

export const refs = (columns: readonly string[], of: string): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(`${of}.${column}`)))

/** The columns of `HeadFields`, and a kind's own. */
export const headFields = (
  { table, reference, status }: HeadColumns,
  own: readonly string[],
  of = table,
): RawBuilder<unknown> => {
  const named = (column: string, name: string) => sql`${sql.ref(`${of}.${column}`)} as ${sql.ref(name)}`
  const common = refs(['company_id', 'id', 'year', 'content_hash', ...own], of)
  return sql`${common}, ${named(reference, 'head_reference')}, ${named(status, 'head_status')}`
}

export const readHead = <Head extends DocumentHead, Content extends object, Row, Own extends keyof Row>(
  { statusOf, headOf }: DescribedHeads<Head, Content, Row, Own>,
  row: Pick<Row, Own> & HeadFields,
): Head =>
  headOf(row, {
    companyId: row.company_id,
    id: row.id,
    year: row.year,
    status: statusOf(row.head_status),
    reference: row.head_reference,
    contentHash: row.content_hash,
  })

interface Filed {
  readonly head_message: string
  readonly head_code: string
  readonly sign_by: string
  readonly requested_at: string
  readonly filed_hash: string
  readonly head_content: string
}

/** Heads with what they say, of a company. */
export const fromWithContents = (columns: HeadColumns, companyId: string): RawBuilder<unknown> => sql`
  from ${sql.table(columns.table)} as heads join ${sql.table(contentsOf(columns))} as contents
    on contents.company_id = heads.company_id and contents.${sql.ref(columns.document)} = heads.id
  where heads.company_id = ${companyId} and contents.company_id = ${companyId}`

export const readHeads = <Head extends DocumentHead, Content extends object, Row, Own extends keyof Row>(
  db: Kysely<Tables>,
  described: DescribedHeads<Head, Content, Row, Own>,
): ReadHeads<Head, Content, Row> => {
  const { columns, own, contentOf } = described
  const { message, code, reference, status } = columns
  const named = (column: string, name: string) => sql`heads.${sql.ref(column)} as ${sql.ref(name)}`
  const wholesWhere = async (companyId: string, narrowing: RawBuilder<unknown>) => {
    const { rows } = await sql<Row & HeadFields & Filed>`select heads.*, contents.content as head_content,
        ${named(reference, 'head_reference')}, ${named(status, 'head_status')},
        ${named(message, 'head_message')}, ${named(code, 'head_code')}
      ${fromWithContents(columns, companyId)} and ${narrowing}`.execute(db)
    return rows.map((row) => ({
      head: readHead(described, row),
      content: contentOf(row.head_content),
      message: row.head_message,
      code: row.head_code,
      signedBy: row.sign_by,
      requestedAt: row.requested_at,
      filedHash: row.filed_hash,
      row,
    }))
  }
  return {
    async head(companyId, id) {
      const { rows } = await sql<
        Pick<Row, Own> & HeadFields
      >`select ${headFields(columns, own)} from ${sql.table(columns.table)}
        where company_id = ${companyId} and id = ${id}`.execute(db)
      const [row] = rows
      return row === undefined ? null : readHead(described, row)
    },
    async whole(companyId, id) {
      const [found] = await wholesWhere(companyId, sql`heads.id = ${id}`)
      return found ?? null
    },
    async wholes(companyId, ids) {
      return ids.length === 0 ? [] : wholesWhere(companyId, sql`heads.id in (${sql.join(ids)})`)
    },
  }
}
