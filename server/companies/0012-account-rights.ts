import { sql } from 'kysely'
import { folded } from '../../src/domain/text.ts'
import { searchText } from '../store/matching.ts'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

interface FormerAccount {
  readonly id: string
  readonly name: string
  readonly user_id: string
  readonly email: string
}

const texts = ['mobile', 'employee_no', 'created_at', 'changed_at', 'name_order', 'search_text']
const flags = ['must_change_password', 'is_employee_no_automatic']

/** What each account may do, what is known of the person, and what a list of accounts is ordered and searched by. */
export const accountRights = async ({ db, text }: Migrating): Promise<void> => {
  const add = (name: string, type: typeof text | 'integer', otherwise: string | number) =>
    db.schema
      .alterTable('accounts')
      .addColumn(name, type, (column) => column.notNull().defaultTo(otherwise))
      .execute()
  await add('permissions', text, '[]')
  for (const name of texts) await add(name, text, '')
  for (const name of flags) await add(name, 'integer', 0)
  const { rows } = await sql<FormerAccount>`select id, name, user_id, email from accounts`.execute(db)
  for (const { id, name, user_id, email } of rows)
    await sql`update accounts set name_order = ${folded(name)}, search_text = ${searchText([name, user_id, email])}
      where id = ${id}`.execute(db)
  await db.schema
    .createIndex('accounts_by_company')
    .on('accounts')
    .columns(['company_id', 'name_order', 'id'])
    .execute()
}
