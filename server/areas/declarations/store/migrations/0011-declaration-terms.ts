import { sql } from 'kysely'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

/**
 * What PostgreSQL's index holds of a declaration: three characters from each place in a word on, fewer at the word's end; and each year of
 * 19xx or 20xx that stands in the texts and is not the declaration's own, behind U+0001. All of it behind a mark of the company, so that no
 * search looks through the terms of another; two companies with the same mark would only be read more slowly.
 */
const terms = `create function declaration_terms(company text, day text, texts text) returns tsvector
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
  end $$`

/** The trigrams of an extension are replaced by an index that any role may make and that serves short words and years (decision 0191). */
export const declarationTerms = async ({ db, kind }: Migrating): Promise<void> => {
  if (kind === 'sqlite') return
  await sql`drop index if exists declarations_by_words`.execute(db)
  await sql.raw(terms).execute(db)
  await sql`create index declarations_by_terms on declarations
    using gin (declaration_terms(company_id, register_date, search_text || e'\n' || answer_text)) with (fastupdate = off)`.execute(
    db,
  )
  // The planner needs no frequencies of terms: gathering them would work out the terms of thousands of rows at every analyze.
  await sql`alter index declarations_by_terms alter column 1 set statistics 0`.execute(db)
}
