import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

const ofDeclaration = ['company_id', 'declaration_id'] as const

const steps = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('declaration_steps')
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('declaration_id', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('declaration_steps_key', ['company_id', 'id'])
    .addForeignKeyConstraint('steps_of_declaration', [...ofDeclaration], 'declarations', ['company_id', 'id'], (of) =>
      of.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('declaration_steps_by_declaration')
    .on('declaration_steps')
    .columns([...ofDeclaration, 'at'])
    .execute()
  // What the audit says of the time before.
  await sql`insert into declaration_steps (company_id, id, declaration_id, at, kind, account_id)
    select audit.company_id, audit.id, audit.subject_id, audit.at,
      case audit.action when 'declaration.saved' then 'saved' else 'generated' end, audit.account_id
    from audit join declarations on declarations.company_id = audit.company_id and declarations.id = audit.subject_id
    where audit.action in ('declaration.saved', 'declaration.generated') and audit.account_id is not null`.execute(db)
}

const messages = async ({ db, text }: Migrating): Promise<void> => {
  await db.schema
    .createTable('declaration_messages')
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('declaration_id', text, (column) => column.notNull())
    .addColumn('registration_id', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('mtdiep', text, (column) => column.notNull())
    .addColumn('outcome', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('xml', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('declaration_messages_key', ['company_id', 'id'])
    .addForeignKeyConstraint('messages_of_declaration', [...ofDeclaration], 'declarations', ['company_id', 'id'])
    .addForeignKeyConstraint('messages_of_registration', ['company_id', 'registration_id'], 'registrations', [
      'company_id',
      'id',
    ])
    .execute()
  await db.schema
    .createIndex('declaration_messages_by_declaration')
    .on('declaration_messages')
    .columns([...ofDeclaration, 'at'])
    .execute()
  await db.schema
    .createIndex('declaration_messages_by_registration')
    .on('declaration_messages')
    .columns(['company_id', 'registration_id', 'kind'])
    .execute()
  await sql`insert into declaration_messages
      (company_id, id, declaration_id, registration_id, kind, at, type, mtdiep, outcome, text, xml)
    select registrations.company_id, authority_messages.mtdiep, registrations.declaration_id, registrations.id, 'answer',
      authority_messages.received_at, authority_messages.type, authority_messages.mtdiep, authority_messages.outcome, '',
      authority_messages.xml
    from authority_messages
      join outbox on outbox.mtdiep = authority_messages.reference_mtdiep and outbox.subject_kind = 'declaration'
      join registrations on registrations.company_id = outbox.company_id and registrations.id = outbox.subject_id
    where authority_messages.outcome in ('applied', 'late')`.execute(db)
}

/** What was filed: its content beside the XML, and on the declaration the hash of the content that was filed last. */
const filedContents = async ({ db, text }: Migrating): Promise<void> => {
  const empty = (table: string, column: string) =>
    db.schema
      .alterTable(table)
      .addColumn(column, text, (built) => built.notNull().defaultTo(''))
      .execute()
  await empty('submissions', 'content')
  await empty('declarations', 'filed_hash')
  await sql`update submissions set content = coalesce((
    select declaration_contents.content from declaration_contents join declarations
      on declarations.company_id = declaration_contents.company_id and declarations.id = declaration_contents.declaration_id
    where declaration_contents.company_id = submissions.company_id
      and declaration_contents.declaration_id = submissions.declaration_id
      and declarations.content_hash = submissions.content_hash), '')`.execute(db)
  await sql`update declarations set filed_hash = coalesce((
    select submissions.content_hash from registrations join submissions
      on submissions.company_id = registrations.company_id and submissions.id = registrations.submission_id
    where registrations.company_id = declarations.company_id and registrations.declaration_id = declarations.id
    order by registrations.id desc limit 1), '')
    where requested_at <> ''`.execute(db)
}

/** Who saved and generated, every message of the correspondence, and what was filed (decision 0371). */
export const declarationHistory = async (migration: Migrating): Promise<void> => {
  await steps(migration)
  await messages(migration)
  await filedContents(migration)
}
