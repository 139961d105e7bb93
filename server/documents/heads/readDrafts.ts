import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { DocumentHead } from '../keptKind.ts'
import type { DescribedHeads, KeptDraft } from './describedHeads.ts'
import { eventsOf } from './headColumns.ts'
import { fromWithContents, refs, type HeadFields } from './readHeads.ts'

type DraftRow = Omit<HeadFields, 'company_id' | 'head_status'> &
  Readonly<Record<string, string>> & { readonly made_at: string | null; readonly content: string }

/** The drafts among the ids, as they can be written again. */
export type ReadDrafts<Content> = (companyId: string, ids: readonly string[]) => Promise<readonly KeptDraft<Content>[]>

export const readDrafts =
  <Head extends DocumentHead, Content extends object, Row, Own extends keyof Row>(
    db: Kysely<Tables>,
    { columns, contentOf }: DescribedHeads<Head, Content, Row, Own>,
  ): ReadDrafts<Content> =>
  async (companyId, ids) => {
    if (ids.length === 0) return []
    const { document, reference, status, given } = columns
    const madeAt = sql`(select min(events.at) from ${sql.table(eventsOf(columns))} as events
      where events.company_id = ${companyId} and events.${sql.ref(document)} = heads.id)`
    const { rows } = await sql<DraftRow>`select ${refs(['id', 'year', 'content_hash', ...given], 'heads')},
        heads.${sql.ref(reference)} as head_reference, contents.content, ${madeAt} as made_at
      ${fromWithContents(columns, companyId)}
        and heads.id in (${sql.join(ids)}) and heads.${sql.ref(status)} = 'draft'`.execute(db)
    return rows.map((row) => ({
      id: row.id,
      year: row.year,
      reference: row.head_reference,
      contentHash: row.content_hash,
      madeAt: row.made_at ?? '',
      given: Object.fromEntries(given.map((column) => [column, row[column] ?? ''])),
      content: contentOf(row.content),
    }))
  }
