import { sql } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'
import { auditSearchText } from './searchText.ts'

const atOnce = 500

interface Entry {
  readonly company_id: string
  readonly id: string
  readonly action: string
  readonly detail: string
}

/** Entries are found by their details without diacritics: those from before gain these texts, in the order of their key. */
export const auditSearch = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .alterTable('audit')
    .addColumn('search_text', text, (column) => column.notNull().defaultTo(''))
    .execute()
  for (let after = { company_id: '', id: '' }; ;) {
    const { rows } = await sql<Entry>`select company_id, id, action, detail from audit
      where company_id > ${after.company_id} or (company_id = ${after.company_id} and id > ${after.id})
      order by company_id, id limit ${atOnce}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    for (const { company_id, id, action, detail } of rows)
      await sql`update audit set search_text = ${auditSearchText(action, detail)}
        where company_id = ${company_id} and id = ${id}`.execute(db)
    after = last
  }
}
