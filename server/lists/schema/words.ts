import { sql } from 'kysely'
import type { DatabaseKind, Migrating } from '../../store/migrations/schemaBuilder.ts'
import { indexOf, textsOf, type ListedColumns } from './listedColumns.ts'

/** The mark of a company, before the texts (migration 0008 of declarations). */
const mark = `(select char(983040 + search_number % 60000, 983040 + search_number / 60000, 1048576)
  from companies where id = new.company_id)`

const onSqlite = (listed: ListedColumns): readonly string[] => {
  const { table, one, texts } = listed
  const words = `${mark} || ${textsOf(listed, 'sqlite', 'new.')} || char(10)`
  const isOtherText = texts.map((column) => `old.${column} <> new.${column}`).join(' or ')
  return [
    `create virtual table ${one}_index
     using fts5(words, content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1')`,
    `create virtual table ${one}_vocabulary using fts5vocab(${one}_index, instance)`,
    `create view ${one}_numbers as select id as search_number from ${one}_index_docsize`,
    `create trigger ${table}_indexed after insert on ${table} begin
     update ${table} set search_number = (select coalesce(max(search_number), 0) + 1 from ${one}_numbers)
       where company_id = new.company_id and id = new.id;
     insert into ${one}_index (rowid, words) values ((select search_number from ${table}
       where company_id = new.company_id and id = new.id), ${words}); end`,
    `create trigger ${table}_reindexed after update of ${texts.join(', ')} on ${table}
     when ${isOtherText} begin
     update ${one}_index set words = ${words} where rowid = new.search_number; end`,
    `create trigger ${table}_unindexed after delete on ${table} begin
     delete from ${one}_index where rowid = old.search_number; end`,
  ]
}

/** Three characters from each place in a word on, and years other than the row's own, behind a mark of the company (migration 0011). */
const onPostgres = (listed: ListedColumns): readonly string[] => {
  const { one, day } = listed
  return [
    `create function ${one}_terms(company text, day text, texts text) returns tsvector
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
    `create index ${indexOf(listed, 'terms')} on ${listed.table}
   using gin (${one}_terms(company_id, ${day}, ${textsOf(listed, 'postgres')})) with (fastupdate = off)`,
    `alter index ${indexOf(listed, 'terms')} alter column 1 set statistics 0`,
  ]
}

const statements: Readonly<Record<DatabaseKind, (listed: ListedColumns) => readonly string[]>> = {
  sqlite: onSqlite,
  postgres: onPostgres,
}

/** What finds words in the texts of a row; SQLite numbers the rows for it. */
export const createWordIndex = async ({ db, kind }: Migrating, listed: ListedColumns): Promise<void> => {
  if (kind === 'sqlite') await sql`alter table ${sql.table(listed.table)} add column search_number integer`.execute(db)
  for (const statement of statements[kind](listed)) await sql.raw(statement).execute(db)
}
