import { sql, type Kysely } from 'kysely'
import { newId } from '../../store/identifiers.ts'
import type { Tables } from '../../store/tables.ts'
import type { DocumentHead } from '../keptKind.ts'
import type { DescribedHeads, KeptDraft } from './describedHeads.ts'
import { contentsOf, eventsOf } from './headColumns.ts'
import { headFields, readHead, type HeadFields } from './readHeads.ts'

type Values = Readonly<Record<string, unknown>>

const rowsOf = (
  rows: readonly Values[],
  names: readonly string[],
) => sql`(${sql.join(names.map((name) => sql.ref(name)))})
  values ${sql.join(rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`))}`

/** Writes drafts that one statement has room for. */
export const insertHeads = <Head extends DocumentHead, Content extends object, Row, Own extends keyof Row>(
  db: Kysely<Tables>,
  described: DescribedHeads<Head, Content, Row, Own>,
) => {
  const { columns, own, id: idOfContent, saidBy, first, keepBeside } = described
  const { document, reference, status, message, code, given, moved } = columns
  const empty = Object.fromEntries(
    [message, code, 'sign_by', 'requested_at', 'filed_hash', ...moved].map((of) => [of, '']),
  )
  const rowOf = (companyId: string, draft: KeptDraft<Content>): Values => ({
    ...empty,
    ...first,
    company_id: companyId,
    id: draft.id,
    year: draft.year,
    content_hash: draft.contentHash,
    [reference]: draft.reference,
    [status]: 'draft',
    ...Object.fromEntries(given.map((column) => [column, draft.given[column] ?? ''])),
    ...saidBy(draft.content, draft.reference),
  })
  const hang = async (companyId: string, drafts: readonly KeptDraft<Content>[]): Promise<void> => {
    const of = (id: string) => ({ company_id: companyId, [document]: id })
    const contents = drafts.map(({ id, content }) => ({
      ...of(id),
      content: JSON.stringify({ ...content, [idOfContent]: id }),
    }))
    await sql`insert into ${sql.table(contentsOf(columns))}
      ${rowsOf(contents, ['company_id', document, 'content'])}`.execute(db)
    const events = drafts
      .filter(({ madeAt }) => madeAt !== '')
      .map(({ id, madeAt: at }) => ({ ...of(id), id: newId(), at, status: 'draft', message: '' }))
    if (events.length > 0)
      await sql`insert into ${sql.table(eventsOf(columns))}
        ${rowsOf(events, ['company_id', document, 'id', 'at', 'status', 'message'])}`.execute(db)
    await keepBeside?.(db, companyId, drafts)
  }
  return async (companyId: string, drafts: readonly KeptDraft<Content>[]): Promise<readonly Head[]> => {
    const made = drafts.map((draft) => rowOf(companyId, draft))
    const { rows } = await sql<Pick<Row, Own> & HeadFields>`insert into ${sql.table(columns.table)}
      ${rowsOf(made, Object.keys(made[0] ?? {}))}
      on conflict (company_id, id) do nothing returning ${headFields(columns, own)}`.execute(db)
    const ids = new Set(rows.map(({ id }) => id))
    const written = drafts.filter(({ id }) => ids.has(id))
    if (written.length > 0) await hang(companyId, written)
    return rows.map((row) => readHead(described, row))
  }
}
