import { sql } from 'kysely'
import type { DatabaseKind, Migrating } from '../../../../store/migrations/schemaBuilder.ts'

const counted = ['company_id', 'register_date', 'noti_cd_tax', 'decl_type'] as const

const listed = (prefix: string): string => counted.map((column) => `${prefix}${column}`).join(', ')

const tally = (row: 'old' | 'new', change: 1 | -1): string =>
  `insert into declaration_tallies (${listed('')}, change) values (${listed(`${row}.`)}, ${change})`

const isCountedOtherwise = counted.map((column) => `old.${column} <> new.${column}`).join(' or ')

const tallyTriggers: Record<DatabaseKind, readonly string[]> = {
  sqlite: [
    `create trigger declarations_tallied after insert on declarations begin ${tally('new', 1)}; end`,
    `create trigger declarations_untallied after delete on declarations begin ${tally('old', -1)}; end`,
    `create trigger declarations_retallied after update of ${listed('')} on declarations when ${isCountedOtherwise}
     begin ${tally('old', -1)}; ${tally('new', 1)}; end`,
  ],
  postgres: [
    `create function tally_declarations() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then ${tally('old', -1)}; end if;
       if tg_op <> 'DELETE' then ${tally('new', 1)}; end if;
       return null;
     end $$`,
    `create trigger declarations_tallied after insert or delete on declarations
     for each row execute function tally_declarations()`,
    `create trigger declarations_retallied after update of ${listed('')} on declarations
     for each row when (${isCountedOtherwise}) execute function tally_declarations()`,
  ],
}

/** How many declarations a company has of a day, status and type: the sum of the changes, which housekeeping adds up. */
const tallies = async ({ db, kind, text }: Migrating): Promise<void> => {
  const number = kind === 'postgres' ? sql`bigint` : sql`integer`
  await db.schema
    .createTable('declaration_tallies')
    .addColumn('number', number, (column) =>
      kind === 'postgres' ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn('company_id', text, (column) => column.notNull())
    .addColumn('register_date', text, (column) => column.notNull())
    .addColumn('noti_cd_tax', text, (column) => column.notNull())
    .addColumn('decl_type', text, (column) => column.notNull())
    .addColumn('change', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into declaration_tallies (${sql.raw(listed(''))}, change)
    select ${sql.raw(listed(''))}, count(*) from declarations group by ${sql.raw(listed(''))}`.execute(db)
  await db.schema
    .createIndex('declaration_tallies_by_day')
    .on('declaration_tallies')
    .columns([...counted, 'change'])
    .execute()
  for (const trigger of tallyTriggers[kind]) await sql.raw(trigger).execute(db)
}

/** Three characters that no text holds and each company has its own of: their trigram stands for the company in the index. */
const mark = (company: string): string =>
  `(select char(983040 + search_number % 60000, 983040 + search_number / 60000, 1048576) from companies where id = ${company})`

const words = (row: string): string =>
  `${mark(`${row}company_id`)} || ${row}search_text || char(10) || ${row}answer_text || char(10)`

const entry = `update declarations set search_number = (select coalesce(max(search_number), 0) + 1 from search_numbers) where id = new.id`

/** Enters every declaration into an empty index, and keeps the entry of one whose texts change. */
export const indexAll = `insert into declaration_index (rowid, words) select search_number, ${words('')} from declarations order by rowid`
export const keepIndexed = `create trigger declarations_reindexed after update of search_text, answer_text on declarations
     when old.search_text <> new.search_text or old.answer_text <> new.answer_text begin
     update declaration_index set words = ${words('new.')} where rowid = new.search_number; end`

/**
 * Trigrams of what is searched, by a number that stays with its declaration, unlike a rowid. Contentless: the texts are in the table, where
 * what the index proposes is checked. PostgreSQL's index is made where its extensions are there (see searchIndex.ts).
 */
const searchIndex = [
  'alter table companies add column search_number integer',
  'update companies set search_number = rowid',
  `create trigger companies_numbered after insert on companies begin
     update companies set search_number = (select coalesce(max(search_number), 0) + 1 from companies) where id = new.id; end`,
  'alter table declarations add column search_number integer',
  'update declarations set search_number = rowid',
  'create index declarations_by_search_number on declarations (company_id, search_number)',
  `create virtual table declaration_index
     using fts5(words, content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1')`,
  indexAll,
  'create view search_numbers as select id as search_number from declaration_index_docsize',
  `create trigger declarations_indexed after insert on declarations begin
     ${entry};
     insert into declaration_index (rowid, words)
       values ((select search_number from declarations where id = new.id), ${words('new.')}); end`,
  keepIndexed,
  `create trigger declarations_unindexed after delete on declarations begin
     delete from declaration_index where rowid = old.search_number; end`,
] as const

/** Makes counting and searching independent of how many declarations there are (decisions 0112 and 0190). */
export const declarationIndex = async (migration: Migrating): Promise<void> => {
  await tallies(migration)
  if (migration.kind === 'sqlite') for (const step of searchIndex) await sql.raw(step).execute(migration.db)
}
