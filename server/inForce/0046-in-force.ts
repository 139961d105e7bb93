import type { CreateTableBuilder } from 'kysely'
import type { Migrating } from '../store/migrations/schemaBuilder.ts'

const columns = [
  'company_id',
  'form',
  'accepted_at',
  'document_id',
  'reference',
  'register_date',
  'usages',
  'serial_numbers',
]

/** What the authority has accepted of companies (decision 0464); the key is in the order in which it is asked for. */
export const inForceTable = ({ db, text }: Migrating): Promise<void> =>
  columns
    .reduce<CreateTableBuilder<string, string>>(
      (table, column) => table.addColumn(column, text, (built) => built.notNull()),
      db.schema.createTable('in_force'),
    )
    .addPrimaryKeyConstraint('in_force_key', ['company_id', 'form', 'accepted_at', 'document_id'])
    .addForeignKeyConstraint('in_force_of_company', ['company_id'], 'companies', ['id'])
    .execute()
