import { sql, type Kysely, type RawBuilder } from 'kysely'
import * as v from 'valibot'
import { forEveryCompany } from '../../../store/statements.ts'
import type { Tables } from '../../../store/tables.ts'
import { mostKept, type Deletable, type DeletedDrafts } from './deletedDrafts.ts'
import { keptStatusSchema } from './keptStatus.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    deleted_drafts: Tables['declarations'] & { deleted_at: string }
    deleted_draft_contents: Tables['declaration_contents']
    deleted_draft_events: Tables['declaration_events']
  }
}

/** What is copied of the rows: every column that the product writes. */
const declarationColumns = [
  'company_id',
  'id',
  'year',
  'decl_form_no',
  'register_date',
  'decl_type',
  'noti_cd_tax',
  'noti_nm_tax',
  'reference',
  'pos_key',
  'tr_cd_tax',
  'sign_by',
  'requested_at',
  'confirm_until',
  'explain_until',
  'content_hash',
  'filed_hash',
  'search_text',
  'answer_text',
] as const satisfies readonly (keyof Tables['declarations'])[]

const ofDeclaration = ['company_id', 'declaration_id'] as const

/** Tables of what hangs on a declaration, the copies' beside their own, with their columns. */
const parts = [
  { own: 'declaration_contents', copy: 'deleted_draft_contents', columns: [...ofDeclaration, 'content'] },
  {
    own: 'declaration_events',
    copy: 'deleted_draft_events',
    columns: [...ofDeclaration, 'id', 'at', 'status', 'message'],
  },
] as const

const named = (columns: readonly string[]): RawBuilder<unknown> => sql.join(columns.map((column) => sql.ref(column)))

/** Copies what hangs on declarations from one table into another. */
const copyParts = async (
  db: Kysely<Tables>,
  to: 'own' | 'copy',
  companyId: string,
  ids: readonly string[],
): Promise<void> => {
  for (const part of parts) {
    const columns = named(part.columns)
    const from = to === 'own' ? part.copy : part.own
    await sql`insert into ${sql.table(part[to])} (${columns}) select ${columns} from ${sql.table(from)}
      where company_id = ${companyId} and declaration_id in (${sql.join(ids)})`.execute(db)
  }
}

interface Row {
  readonly id: string
  readonly year: number
  readonly decl_form_no: string
  readonly noti_cd_tax: string
  readonly reference: string
}

const deletableOf = (row: Row): Deletable => ({
  id: row.id,
  year: row.year,
  form: row.decl_form_no,
  status: v.parse(keptStatusSchema, row.noti_cd_tax),
  reference: row.reference,
})

const keep =
  (db: Kysely<Tables>, most: number): DeletedDrafts['keep'] =>
  async (companyId, ids, at) => {
    const own = db.deleteFrom('deleted_drafts').where('company_id', '=', companyId)
    // Of an id that was deleted before and saved anew.
    await own.where('id', 'in', ids).execute()
    await sql`insert into deleted_drafts (${named(declarationColumns)}, deleted_at)
      select ${named(declarationColumns)}, ${at} from declarations
      where company_id = ${companyId} and id in (${sql.join(ids)})`.execute(db)
    await copyParts(db, 'copy', companyId, ids)
    await own
      .where('id', 'not in', (latest) =>
        latest
          .selectFrom('deleted_drafts')
          .select('id')
          .where('company_id', '=', companyId)
          .orderBy('deleted_at', 'desc')
          .orderBy('id', 'desc')
          .limit(most),
      )
      .execute()
  }

const restore =
  (db: Kysely<Tables>): DeletedDrafts['restore'] =>
  async (companyId, { form, ids: wanted, deletedAfter }) => {
    // Held, so that of two who restore the same at once the other finds what the first has restored.
    const rows = await db
      .updateTable('deleted_drafts')
      .set((row) => ({ deleted_at: row.ref('deleted_at') }))
      .where('company_id', '=', companyId)
      .where('id', 'in', wanted)
      .where('decl_form_no', '=', form)
      .where('deleted_at', '>', deletedAfter)
      .returning('id')
      .execute()
    const kept = rows.map(({ id }) => id)
    if (kept.length === 0) return { kept, restored: [] }
    const { rows: inserted } = await sql<Row>`insert into declarations (${named(declarationColumns)})
      select ${named(declarationColumns)} from deleted_drafts
      where company_id = ${companyId} and id in (${sql.join(kept)})
      on conflict (company_id, id) do nothing
      returning id, year, decl_form_no, noti_cd_tax, reference`.execute(db)
    const restored = inserted.map(deletableOf)
    const ids = restored.map(({ id }) => id)
    if (ids.length > 0) await copyParts(db, 'own', companyId, ids)
    await db.deleteFrom('deleted_drafts').where('company_id', '=', companyId).where('id', 'in', kept).execute()
    return { kept, restored }
  }

export const deletedDraftsIn = (db: Kysely<Tables>, most = mostKept): DeletedDrafts => ({
  async hold(companyId, ids) {
    const rows = await db
      .updateTable('declarations')
      .set((row) => ({ content_hash: row.ref('content_hash') }))
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .returning(['id', 'year', 'decl_form_no', 'noti_cd_tax', 'reference'])
      .execute()
    return rows.map(deletableOf)
  },
  keep: keep(db, most),
  restore: restore(db),
  async removeOlder(than) {
    await forEveryCompany(() => db.deleteFrom('deleted_drafts').where('deleted_at', '<=', than).execute())
  },
})
