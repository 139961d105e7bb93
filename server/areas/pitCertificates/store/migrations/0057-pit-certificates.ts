import { sql, type CreateTableBuilder } from 'kysely'
import type { DatabaseKind, Migrating } from '../../../../store/migrations/schemaBuilder.ts'

type Table = CreateTableBuilder<string, string>

const texts = [
  'company_id',
  'id',
  'refid',
  'issued_as',
  'xml_vs',
  'form_no',
  'serial_no',
  'number_order',
  'inv_date',
  'inv_feature',
  'corrects_sid',
  'corrected_by',
  'corrected_by_sid',
  'taxpayer_nm',
  'taxpayer_taxcd',
  'taxpayer_eml',
  'income_type',
  'income_from_mon',
  'income_to_mon',
  'income_year',
  'income_order',
  'tax_order',
  'etax_status',
  'etax_rslt',
  'guid',
  'tax_auth_cd',
  'lookup_cd',
  'sign_by',
  'requested_at',
  'answered_at',
  'content_hash',
  'filed_hash',
  'search_text',
  'issued_text',
]
const amounts = [
  'final_insurance_amt',
  'donations_amt',
  'final_income_amt',
  'final_income_before_tax',
  'final_income_tax',
]

const tableOf = ({ db, text }: Migrating, name: string, columns: readonly string[], key: readonly string[]): Table =>
  columns
    .reduce<Table>(
      (table, column) => table.addColumn(column, text, (built) => built.notNull()),
      db.schema.createTable(name),
    )
    .addPrimaryKeyConstraint(`${name}_key`, [...key])

const heads = async (migration: Migrating): Promise<void> => {
  const table = tableOf(migration, 'pit_certificates', texts, ['company_id', 'id'])
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer')
  await amounts
    .reduce<Table>((built, column) => built.addColumn(column, 'bigint'), table)
    .addForeignKeyConstraint('pit_certificates_of_company', ['company_id'], 'companies', ['id'])
    .execute()
}

/** What hangs on a certificate goes with it. */
const parts = async (migration: Migrating): Promise<void> => {
  const part = (name: string, columns: readonly string[], key: readonly string[]) =>
    tableOf(migration, name, ['company_id', 'certificate_id', ...columns], key)
      .addForeignKeyConstraint(
        `${name}_of_certificate`,
        ['company_id', 'certificate_id'],
        'pit_certificates',
        ['company_id', 'id'],
        (of) => of.onDelete('cascade'),
      )
      .execute()
  await part('pit_certificate_contents', ['content'], ['company_id', 'certificate_id'])
  await part('pit_certificate_events', ['id', 'at', 'status', 'message'], ['company_id', 'certificate_id', 'at', 'id'])
  await part('pit_certificate_mails', ['id', 'address', 'at'], ['company_id', 'certificate_id', 'id'])
}

const others = async (migration: Migrating): Promise<void> => {
  const { schema } = migration.db
  const draft = [
    'company_id',
    'id',
    'refid',
    'lookup_cd',
    'corrects_sid',
    'content_hash',
    'made_at',
    'content',
    'deleted_at',
  ]
  await tableOf(migration, 'deleted_pit_certificates', draft, ['company_id', 'id'])
    .addColumn('year', 'integer', (column) => column.notNull())
    .execute()
  await schema.createIndex('deleted_pit_certificates_age').on('deleted_pit_certificates').column('deleted_at').execute()
  const person = ['nm', 'taxcd', 'add', 'nation', 'resident', 'cid', 'tel_no', 'eml'].map((name) => `taxpayer_${name}`)
  await tableOf(
    migration,
    'pit_certificate_people',
    ['company_id', ...person, 'search_text'],
    ['company_id', 'taxpayer_taxcd'],
  ).execute()
  await schema
    .createIndex('pit_certificate_people_by_name')
    .on('pit_certificate_people')
    .columns(['company_id', 'taxpayer_nm', 'taxpayer_taxcd'])
    .execute()
  const reads = ['company_id', 'day', 'account_id', 'action', 'subject_id']
  await tableOf(migration, 'pit_certificate_reads', reads, reads).execute()
}

const counted = ['company_id', 'form_no', 'inv_date', 'etax_status', 'serial_no', 'income_type', 'income_year'] as const

const listed = (prefix: string): string => counted.map((column) => `${prefix}${column}`).join(', ')

const tally = (row: 'old' | 'new', change: 1 | -1): string =>
  `insert into pit_certificate_tallies (${listed('')}, change) values (${listed(`${row}.`)}, ${change})`

const isCountedOtherwise = counted.map((column) => `old.${column} <> new.${column}`).join(' or ')

const tallyTriggers: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger pit_certificates_tallied after insert on pit_certificates begin ${tally('new', 1)}; end`,
    `create trigger pit_certificates_untallied after delete on pit_certificates begin ${tally('old', -1)}; end`,
    `create trigger pit_certificates_retallied after update of ${listed('')} on pit_certificates
     when ${isCountedOtherwise} begin ${tally('old', -1)}; ${tally('new', 1)}; end`,
  ],
  postgres: [
    `create function tally_pit_certificates() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then ${tally('old', -1)}; end if;
       if tg_op <> 'DELETE' then ${tally('new', 1)}; end if;
       return null;
     end $$`,
    `create trigger pit_certificates_tallied after insert or delete on pit_certificates
     for each row execute function tally_pit_certificates()`,
    `create trigger pit_certificates_retallied after update of ${listed('')} on pit_certificates
     for each row when (${isCountedOtherwise}) execute function tally_pit_certificates()`,
  ],
}

/** How many certificates a company has of what is counted: the sum of the changes, which housekeeping adds up. */
const tallies = async ({ db, kind, text }: Migrating): Promise<void> => {
  const number = kind === 'postgres' ? sql`bigint` : sql`integer`
  const begun = db.schema
    .createTable('pit_certificate_tallies')
    .addColumn('number', number, (column) =>
      kind === 'postgres' ? column.generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
  await counted
    .reduce<Table>((table, column) => table.addColumn(column, text, (built) => built.notNull()), begun)
    .addColumn('change', 'integer', (column) => column.notNull())
    // SQLite numbers rows by their only key.
    .$call((table) =>
      kind === 'postgres'
        ? table.addPrimaryKeyConstraint('pit_certificate_tallies_key', ['company_id', 'number'])
        : table,
    )
    .execute()
  await db.schema
    .createIndex('pit_certificate_tallies_by_day')
    .on('pit_certificate_tallies')
    .columns([...counted, 'change'])
    .execute()
  for (const trigger of tallyTriggers[kind]) await sql.raw(trigger).execute(db)
}

const ownDay = `'pit' || replace(inv_date, '-', '')`
const textsOnSqlite = `(search_text || char(10) || issued_text)`

/** Certificates whose texts may name another day than their own, or on SQLite another year (migration 0024 of declarations). */
export const namesOtherDay: Readonly<Record<DatabaseKind, string>> = {
  sqlite: `(replace(${textsOnSqlite}, ${ownDay}, ' ') glob '*20[0-9][0-9]*'
    or replace(${textsOnSqlite}, ${ownDay}, ' ') glob '*19[0-9][0-9]*'
    or ${textsOnSqlite} glob '*' || ${ownDay} || '[0-9]*'
    or substr(inv_date, 1, 2) not in ('19', '20') or substr(inv_date, 3, 2) in ('19', '20')
    or substr(inv_date, 4, 1) = '2')`,
  postgres: `(replace(search_text || e'\\n' || issued_text, ${ownDay}, ' ') like '%pit20%'
    or replace(search_text || e'\\n' || issued_text, ${ownDay}, ' ') like '%pit19%')`,
}

const sortedColumns = [
  'refid',
  'serial_no',
  'number_order',
  'taxpayer_nm',
  'taxpayer_taxcd',
  'income_type',
  'income_year',
  'income_order',
  'tax_order',
  'etax_status',
] as const

/** SQLite's carry what a search reads, so that it does not visit the rows. */
const indexes = async ({ db, kind }: Migrating): Promise<void> => {
  const index = (name: string, columns: readonly string[]) =>
    db.schema
      .createIndex(`pit_certificates_${name}`)
      .on('pit_certificates')
      .columns([...columns])
      .execute()
  const covered = ['etax_status', 'serial_no', 'income_type', 'income_year', 'search_text', 'issued_text']
  const covering = (but = '') => (kind === 'sqlite' ? covered.filter((column) => column !== but) : [])
  const all = ['company_id', 'form_no'] as const
  await index('by_day', [...all, 'inv_date', 'id', ...covering()])
  await index('by_status_day', [...all, 'etax_status', 'inv_date', 'id', ...covering('etax_status')])
  for (const column of ['serial_no', 'income_type', 'income_year'])
    await index(`by_${column}_day`, [...all, column, 'inv_date', 'id'])
  for (const column of sortedColumns) await index(`by_${column}`, [...all, column, 'id', 'inv_date'])
  await index('of_person', ['company_id', 'taxpayer_taxcd', 'inv_date', 'id'])
  if (kind === 'sqlite')
    await index('by_search_number', ['company_id', 'search_number', 'form_no', 'inv_date', 'id', ...covered])
  for (const statement of [
    `create unique index pit_certificates_numbered on pit_certificates (company_id, serial_no, number)
     where number is not null`,
    `create index pit_certificates_of_other_days
     on pit_certificates (company_id, form_no, inv_date, id${kind === 'sqlite' ? `, ${covered.join(', ')}` : ''})
     where ${namesOtherDay[kind]}`,
  ])
    await sql.raw(statement).execute(db)
}

/** The mark of a company in the index (migration 0008 of declarations). */
const mark = `(select char(983040 + search_number % 60000, 983040 + search_number / 60000, 1048576)
  from companies where id = new.company_id)`
const words = `${mark} || new.search_text || char(10) || new.issued_text || char(10)`

const onSqlite = [
  `create virtual table pit_certificate_index
     using fts5(words, content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1')`,
  'create virtual table pit_certificate_vocabulary using fts5vocab(pit_certificate_index, instance)',
  'create view pit_certificate_numbers as select id as search_number from pit_certificate_index_docsize',
  `create trigger pit_certificates_indexed after insert on pit_certificates begin
     update pit_certificates set search_number = (select coalesce(max(search_number), 0) + 1 from pit_certificate_numbers)
       where company_id = new.company_id and id = new.id;
     insert into pit_certificate_index (rowid, words) values ((select search_number from pit_certificates
       where company_id = new.company_id and id = new.id), ${words}); end`,
  `create trigger pit_certificates_reindexed after update of search_text, issued_text on pit_certificates
     when old.search_text <> new.search_text or old.issued_text <> new.issued_text begin
     update pit_certificate_index set words = ${words} where rowid = new.search_number; end`,
  `create trigger pit_certificates_unindexed after delete on pit_certificates begin
     delete from pit_certificate_index where rowid = old.search_number; end`,
] as const

/** Three characters from each place in a word on, and years other than the certificate's own, behind a mark of the company (migration 0011). */
const onPostgres = [
  `create function pit_certificate_terms(company text, day text, texts text) returns tsvector
   language plpgsql immutable parallel safe as $$
   declare
     mark text := left(encode(sha256(convert_to(company, 'UTF8')), 'hex'), 8);
     padded text := translate(texts, e'\\n', ' ') || '  ';
     year text := left(day, 4);
     terms text[] := array[]::text[];
     term text;
   begin
     for place in 1 .. length(texts) loop
       term := split_part(substr(padded, place, 3), ' ', 1);
       if term <> '' then terms := terms || (mark || term); end if;
       if starts_with(term, '19') or starts_with(term, '20') then
         term := substr(padded, place, 4);
         if term <> year and term ~ '^[0-9]{4}$' then terms := terms || (mark || e'\\x01' || term); end if;
       end if;
     end loop;
     return array_to_tsvector(terms);
   end $$`,
  `create index pit_certificates_by_terms on pit_certificates
   using gin (pit_certificate_terms(company_id, inv_date, search_text || e'\\n' || issued_text)) with (fastupdate = off)`,
  'alter index pit_certificates_by_terms alter column 1 set statistics 0',
] as const

/** PIT certificates: heads, contents, events, people of them, and what their list is read by (decision 0491). */
export const pitCertificateTables = async (migration: Migrating): Promise<void> => {
  const { db, kind } = migration
  await heads(migration)
  await parts(migration)
  await others(migration)
  if (kind === 'sqlite') await sql`alter table pit_certificates add column search_number integer`.execute(db)
  await tallies(migration)
  for (const statement of kind === 'sqlite' ? onSqlite : onPostgres) await sql.raw(statement).execute(db)
  await indexes(migration)
}
