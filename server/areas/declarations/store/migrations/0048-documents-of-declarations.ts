import { sql, type CreateTableBuilder, type RawBuilder } from 'kysely'
import { yearOf } from '../../../../documents/documentKey.ts'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/** The year of each declaration and deleted draft: that of its day, where it has one that has come. */
const years = async ({ db }: Migrating): Promise<void> => {
  const now = yearOf(new Date())
  for (const table of ['declarations', 'deleted_drafts']) {
    await db.schema
      .alterTable(table)
      .addColumn('year', 'integer', (column) => column.notNull().defaultTo(now))
      .execute()
    await sql`update ${sql.table(table)} set year = cast(substr(register_date, 1, 4) as integer)
      where register_date >= '2000-01-01' and register_date < ${`${now}`}`.execute(db)
  }
}

/** A member of what a declaration said when its XML was made; of what it says, where that was not kept then. */
const said = ({ kind }: Migrating, member: 'sllr_tax_code' | 'xml_vs'): RawBuilder<unknown> => {
  const content = sql`case when submissions.content <> '' then submissions.content else declaration_contents.content end`
  return kind === 'sqlite'
    ? sql`coalesce(json_extract(${content}, ${sql.lit(`$.${member}`)}), '')`
    : sql`coalesce((${content})::json ->> ${sql.lit(member)}, '')`
}

const beside = sql`
  join declarations on declarations.company_id = submissions.company_id and declarations.id = submissions.declaration_id
  left join declaration_contents on declaration_contents.company_id = submissions.company_id
    and declaration_contents.declaration_id = submissions.declaration_id`

const generated = async (migration: Migrating): Promise<void> => {
  await sql`insert into generated (company_id, year, kind, document_id, req_key, sign_id, content_hash, content, tax_code,
      version, xml, xml_sha256, generated_at, signed_at)
    select submissions.company_id, declarations.year, 'declaration', submissions.declaration_id, submissions.req_key,
      submissions.sign_id, submissions.content_hash, submissions.content, ${said(migration, 'sllr_tax_code')},
      ${said(migration, 'xml_vs')}, submissions.xml, submissions.xml_sha256, submissions.generated_at, ''
    from submissions ${beside}
    where not exists (select 1 from registrations
      where registrations.company_id = submissions.company_id and registrations.submission_id = submissions.id)`.execute(
    migration.db,
  )
}

const signedDocuments = async (migration: Migrating): Promise<void> => {
  await sql`insert into signed_documents (company_id, year, kind, document_id, turn, id, req_key, content_hash, content,
      tax_code, version, signed_xml, signed_sha256, signer_serial, signing_time, filed_by, filed_at)
    select registrations.company_id, declarations.year, 'declaration', registrations.declaration_id,
      row_number() over (partition by registrations.company_id, registrations.declaration_id order by registrations.id),
      registrations.id, registrations.req_key, submissions.content_hash, submissions.content,
      ${said(migration, 'sllr_tax_code')}, ${said(migration, 'xml_vs')}, registrations.signed_xml,
      registrations.signed_sha256, registrations.signer_serial, registrations.signing_time, registrations.registered_by,
      registrations.registered_at
    from registrations
    join submissions on submissions.company_id = registrations.company_id and submissions.id = registrations.submission_id
    ${beside}`.execute(migration.db)
}

const history = async ({ db }: Migrating): Promise<void> => {
  await sql`insert into document_steps (company_id, year, kind, document_id, at, id, step, account_id)
    select steps.company_id, declarations.year, 'declaration', steps.declaration_id, steps.at, steps.id, steps.kind,
      steps.account_id
    from declaration_steps as steps
    join declarations on declarations.company_id = steps.company_id and declarations.id = steps.declaration_id`.execute(
    db,
  )
  // What was sent is written anew from the signed document; what came in has no other place.
  await sql`insert into document_messages
      (company_id, year, kind, document_id, at, id, turn, role, type, mtdiep, outcome, text, xml)
    select messages.company_id, signed.year, signed.kind, signed.document_id, messages.at, messages.id, signed.turn,
      messages.kind, messages.type, messages.mtdiep, messages.outcome, messages.text,
      case messages.kind when 'filing' then '' else messages.xml end
    from declaration_messages as messages
    join signed_documents as signed on signed.company_id = messages.company_id and signed.id = messages.registration_id`.execute(
    db,
  )
}

const texts: Readonly<Record<'steps' | 'generated', readonly string[]>> = {
  steps: ['at', 'id', 'step', 'account_id'],
  generated: [
    'req_key',
    'sign_id',
    'content_hash',
    'content',
    'tax_code',
    'version',
    'xml',
    'xml_sha256',
    'generated_at',
    'signed_at',
  ],
}

type Table = CreateTableBuilder<string, string>

/** The copy of a table of documents for deleted drafts. */
const copyOf = async ({ db, text }: Migrating, part: keyof typeof texts, key: readonly string[]): Promise<string> => {
  const name = `deleted_draft_${part}`
  const begun = db.schema
    .createTable(`${name}_anew`)
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('document_id', text, (column) => column.notNull())
  await texts[part]
    .reduce<Table>((table, column) => table.addColumn(column, text, (built) => built.notNull()), begun)
    .addPrimaryKeyConstraint(`${name}_keys`, [...key])
    .addForeignKeyConstraint(
      `${name}_of_deleted`,
      ['company_id', 'document_id'],
      'deleted_drafts',
      ['company_id', 'id'],
      (of) => of.onDelete('cascade'),
    )
    .execute()
  return `${name}_anew`
}

const deletedDrafts = async (migration: Migrating): Promise<void> => {
  const { db, kind } = migration
  const steps = await copyOf(migration, 'steps', ['company_id', 'id'])
  await sql`insert into ${sql.table(steps)} (company_id, year, kind, document_id, at, id, step, account_id)
    select steps.company_id, deleted_drafts.year, 'declaration', steps.declaration_id, steps.at, steps.id, steps.kind,
      steps.account_id
    from deleted_draft_steps as steps
    join deleted_drafts on deleted_drafts.company_id = steps.company_id and deleted_drafts.id = steps.declaration_id`.execute(
    db,
  )
  const made = await copyOf(migration, 'generated', ['company_id', 'req_key'])
  const member = (name: string) =>
    kind === 'sqlite'
      ? sql`coalesce(json_extract(contents.content, ${sql.lit(`$.${name}`)}), '')`
      : sql`coalesce(contents.content::json ->> ${sql.lit(name)}, '')`
  await sql`insert into ${sql.table(made)} (company_id, year, kind, document_id, req_key, sign_id, content_hash, content,
      tax_code, version, xml, xml_sha256, generated_at, signed_at)
    select submissions.company_id, deleted_drafts.year, 'declaration', submissions.declaration_id, submissions.req_key,
      submissions.sign_id, submissions.content_hash, submissions.content, ${member('sllr_tax_code')},
      ${member('xml_vs')}, submissions.xml, submissions.xml_sha256, submissions.generated_at, ''
    from deleted_draft_submissions as submissions
    join deleted_drafts on deleted_drafts.company_id = submissions.company_id
      and deleted_drafts.id = submissions.declaration_id
    left join deleted_draft_contents as contents on contents.company_id = submissions.company_id
      and contents.declaration_id = submissions.declaration_id`.execute(db)
  for (const table of ['deleted_draft_steps', 'deleted_draft_submissions']) await db.schema.dropTable(table).execute()
  for (const part of ['steps', 'generated']) {
    const name = `deleted_draft_${part}`
    await db.schema.alterTable(`${name}_anew`).renameTo(name).execute()
    await db.schema.createIndex(`${name}_of_draft`).on(name).columns(['company_id', 'document_id']).execute()
  }
}

/** What declarations leave behind moves among the documents of all kinds (decision 0468). */
export const documentsOfDeclarations = async (migration: Migrating): Promise<void> => {
  await years(migration)
  await generated(migration)
  await signedDocuments(migration)
  await history(migration)
  await deletedDrafts(migration)
  for (const table of ['declaration_messages', 'registrations', 'submissions', 'declaration_steps'])
    await migration.db.schema.dropTable(table).execute()
}
