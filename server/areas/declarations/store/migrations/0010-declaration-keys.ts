import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** Copies the columns that both tables have, and the company of the declaration where the old one has none. */
const copy = async ({ db }: Migrating, table: string, columns: string, company: 'own' | 'of the declaration') => {
  const list = sql.raw(columns)
  await (
    company === 'own'
      ? sql`insert into ${sql.table(`${table}_keyed`)} (company_id, ${list}) select company_id, ${list} from ${sql.table(table)}`
      : sql`insert into ${sql.table(`${table}_keyed`)} (company_id, ${list})
        select (select company_id from declarations where declarations.id = declaration_id), ${list} from ${sql.table(table)}`
  ).execute(db)
}

interface SchemaEntry {
  readonly type: string
  readonly sql: string
}

/**
 * SQLite cannot change a key: the table is written anew as it is, whatever its columns, and its indexes and triggers are made again once
 * the old one is gone. Answers them.
 */
const declarationsAnew = async ({ db }: Migrating): Promise<readonly string[]> => {
  const { rows } = await sql<SchemaEntry>`select type, sql from sqlite_schema
    where tbl_name = 'declarations' and sql is not null order by rowid`.execute(db)
  const made = rows.find(({ type }) => type === 'table')?.sql ?? ''
  const keyed = made
    .replace(/^create table "?declarations"?/i, 'create table declarations_keyed')
    .replace(/"id" text primary key/i, '"id" text not null')
    .replace(/\)\s*$/, ', constraint declarations_key primary key (company_id, id))')
  await sql.raw(keyed).execute(db)
  await sql`insert into declarations_keyed select * from declarations order by rowid`.execute(db)
  return rows
    .filter(({ type }) => type !== 'table')
    .map((entry) => entry.sql.replaceAll('where id = new.id', 'where company_id = new.company_id and id = new.id'))
}

const children = async (migration: Migrating, parent: string): Promise<void> => {
  const { db, text } = migration
  await db.schema
    .createTable('declaration_contents_keyed')
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('declaration_id', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('declaration_contents_key', ['company_id', 'declaration_id'])
    .addForeignKeyConstraint(
      'contents_of_declaration',
      ['company_id', 'declaration_id'],
      parent,
      ['company_id', 'id'],
      (of) => of.onDelete('cascade'),
    )
    .execute()
  await copy(migration, 'declaration_contents', 'declaration_id, content', 'of the declaration')
  await db.schema
    .createTable('declaration_events_keyed')
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('declaration_id', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('message', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('declaration_events_key', ['company_id', 'id'])
    .addForeignKeyConstraint(
      'events_of_declaration',
      ['company_id', 'declaration_id'],
      parent,
      ['company_id', 'id'],
      (of) => of.onDelete('cascade'),
    )
    .execute()
  await copy(migration, 'declaration_events', 'id, declaration_id, at, status, message', 'of the declaration')
  await db.schema
    .createTable('submissions_keyed')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('declaration_id', text, (column) => column.notNull())
    .addColumn('req_key', text, (column) => column.notNull())
    .addColumn('sign_id', text, (column) => column.notNull())
    .addColumn('content_hash', text, (column) => column.notNull())
    .addColumn('xml', text, (column) => column.notNull())
    .addColumn('xml_sha256', text, (column) => column.notNull())
    .addColumn('generated_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('submissions_key', ['company_id', 'id'])
    .addUniqueConstraint('submissions_of_req_key', ['company_id', 'req_key'])
    .addForeignKeyConstraint(
      'submissions_of_declaration',
      ['company_id', 'declaration_id'],
      parent,
      ['company_id', 'id'],
      (of) => of.onDelete('cascade'),
    )
    .execute()
  await copy(
    migration,
    'submissions',
    'id, declaration_id, req_key, sign_id, content_hash, xml, xml_sha256, generated_at',
    'own',
  )
}

// Declarations that were registered once keep their proof: these two references do not cascade.
const registrations = async (migration: Migrating, parent: string): Promise<void> => {
  const { db, text } = migration
  await db.schema
    .createTable('registrations_keyed')
    .addColumn('company_id', text, (column) => column.notNull().references('companies.id'))
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('req_key', text, (column) => column.notNull())
    .addColumn('submission_id', text, (column) => column.notNull())
    .addColumn('declaration_id', text, (column) => column.notNull())
    .addColumn('signed_xml', text, (column) => column.notNull())
    .addColumn('signed_sha256', text, (column) => column.notNull())
    .addColumn('signer_serial', text, (column) => column.notNull())
    .addColumn('signing_time', text, (column) => column.notNull())
    .addColumn('registered_by', text, (column) => column.notNull().references('accounts.id'))
    .addColumn('registered_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('registrations_key', ['company_id', 'id'])
    .addUniqueConstraint('registrations_of_req_key', ['company_id', 'req_key'])
    .addUniqueConstraint('registrations_of_submission', ['company_id', 'submission_id'])
    .addForeignKeyConstraint('registration_of_submission', ['company_id', 'submission_id'], 'submissions_keyed', [
      'company_id',
      'id',
    ])
    .addForeignKeyConstraint('registration_of_declaration', ['company_id', 'declaration_id'], parent, [
      'company_id',
      'id',
    ])
    .execute()
  await copy(
    migration,
    'registrations',
    `id, req_key, submission_id, declaration_id, signed_xml, signed_sha256, signer_serial, signing_time, registered_by, registered_at`,
    'own',
  )
}

const dropped = ['registrations', 'submissions', 'declaration_events', 'declaration_contents'] as const

/** Declarations and all that hangs on them have the company first in every key and reference (decision 0203). */
export const declarationKeys = async (migration: Migrating): Promise<void> => {
  const { db, kind } = migration
  if (kind === 'postgres') {
    // References to the old key go with it; the tables that have them are written anew.
    await sql`alter table declarations drop constraint declarations_pkey cascade`.execute(db)
    await sql`alter table declarations add constraint declarations_key primary key (company_id, id)`.execute(db)
    await sql`alter table declaration_tallies drop constraint declaration_tallies_pkey`.execute(db)
    await sql`alter table declaration_tallies add constraint declaration_tallies_key primary key (company_id, number)`.execute(
      db,
    )
  }
  const again = kind === 'sqlite' ? await declarationsAnew(migration) : []
  const parent = kind === 'sqlite' ? 'declarations_keyed' : 'declarations'
  await children(migration, parent)
  await registrations(migration, parent)
  for (const table of dropped) await db.schema.dropTable(table).execute()
  if (kind === 'sqlite') {
    await db.schema.dropTable('declarations').execute()
    await db.schema.alterTable('declarations_keyed').renameTo('declarations').execute()
  }
  for (const table of dropped) await db.schema.alterTable(`${table}_keyed`).renameTo(table).execute()
  for (const statement of again) await sql.raw(statement).execute(db)
  const index = (name: string, table: string, columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  await index('declaration_events_by_declaration', 'declaration_events', ['company_id', 'declaration_id', 'at'])
  await index('submissions_by_content', 'submissions', ['company_id', 'declaration_id', 'content_hash'])
  await index('registrations_by_declaration', 'registrations', ['company_id', 'declaration_id', 'id'])
}
