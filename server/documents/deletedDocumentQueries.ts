import { sql, type Kysely, type RawBuilder } from 'kysely'
import { inParts } from '../store/inParts.ts'
import type { Tables } from '../store/tables.ts'
import { draftColumns, draftOf, rowOf } from './deletedDocumentRows.ts'
import { mostDeleted, type DeletedDocuments } from './deletedDocuments.ts'
import type { DocumentKey } from './documentKey.ts'

declare module '../store/tables.ts' {
  interface Tables {
    deleted_document_steps: Tables['document_steps']
    deleted_document_generated: Tables['generated']
  }
}

const ofDocument = ['company_id', 'year', 'kind', 'document_id'] as const

/** What is copied of a draft: every column that the product writes. */
const parts = [
  {
    own: 'document_steps',
    copy: 'deleted_document_steps',
    columns: [...ofDocument, 'at', 'id', 'step', 'account_id', 'text'],
  },
  {
    own: 'generated',
    copy: 'deleted_document_generated',
    columns: [
      ...ofDocument,
      'req_key',
      'sign_id',
      'content_hash',
      'content',
      'tax_code',
      'version',
      'number',
      'companion_key',
      'xml',
      'xml_sha256',
      'generated_at',
      'signed_at',
    ],
  },
] as const

const named = (columns: readonly string[]): RawBuilder<unknown> => sql.join(columns.map((column) => sql.ref(column)))

interface Of {
  readonly kind: string
  readonly companyId: string
  readonly documents: readonly Pick<DocumentKey, 'year' | 'id'>[]
}

/** By the whole beginning of the key, so that only the partitions of their years are read. */
const where = ({ kind, companyId, documents }: Of): RawBuilder<unknown> => sql`where company_id = ${companyId}
  and year in (${sql.join([...new Set(documents.map(({ year }) => year))])}) and kind = ${kind}
  and document_id in (${sql.join(documents.map(({ id }) => id))})`

const copy = async (db: Kysely<Tables>, to: 'own' | 'copy', of: Of): Promise<void> => {
  for (const part of parts) {
    const columns = named(part.columns)
    const from = to === 'own' ? part.copy : part.own
    await sql`insert into ${sql.table(part[to])} (${columns})
      select ${columns} from ${sql.table(from)} ${where(of)}`.execute(db)
  }
}

const forgotten = (db: Kysely<Tables>, kind: string, companyId: string) =>
  db.deleteFrom('deleted_documents').where('company_id', '=', companyId).where('kind', '=', kind)

const keep =
  (db: Kysely<Tables>, most: number): DeletedDocuments['keep'] =>
  async (kind, companyId, documents, at) => {
    if (documents.length === 0) return
    const of = { kind, companyId, documents }
    const ids = documents.map(({ id }) => id)
    // Of an id that was deleted before and saved anew.
    await forgotten(db, kind, companyId).where('document_id', 'in', ids).execute()
    const row = { company_id: companyId, kind, deleted_at: at }
    await inParts(documents, (part) =>
      db
        .insertInto('deleted_documents')
        .values(part.map((draft) => rowOf(row, draft)))
        .execute(),
    )
    await copy(db, 'copy', of)
    for (const table of ['generated', 'document_steps', 'document_messages'])
      await sql`delete from ${sql.table(table)} ${where(of)}`.execute(db)
    await forgotten(db, kind, companyId)
      .where('document_id', 'not in', (latest) =>
        latest
          .selectFrom('deleted_documents')
          .select('document_id')
          .where('company_id', '=', companyId)
          .where('kind', '=', kind)
          .orderBy('deleted_at', 'desc')
          .orderBy('document_id', 'desc')
          .limit(most),
      )
      .execute()
  }

export const deletedDocumentsIn = (db: Kysely<Tables>, most = mostDeleted): DeletedDocuments => ({
  keep: keep(db, most),
  async hold(kind, companyId, { ids, deletedAfter }) {
    const rows = await db
      .updateTable('deleted_documents')
      .set((row) => ({ deleted_at: row.ref('deleted_at') }))
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('document_id', 'in', ids)
      .where('deleted_at', '>', deletedAfter)
      .returning(draftColumns)
      .execute()
    return rows.map(draftOf)
  },
  async restore(kind, companyId, { kept, restored }) {
    if (restored.length > 0) await copy(db, 'own', { kind, companyId, documents: restored })
    if (kept.length > 0) await forgotten(db, kind, companyId).where('document_id', 'in', kept).execute()
  },
  async removeOlder(than) {
    await db.deleteFrom('deleted_documents').where('deleted_at', '<=', than).execute()
  },
})
