import { sql } from 'kysely'
import type { DatabaseKind, Migrating } from '../../../../store/migrations/schemaBuilder.ts'

const counted = ['company_id', 'decl_form_no', 'register_date', 'noti_cd_tax', 'decl_type'] as const

const listed = (prefix: string): string => counted.map((column) => `${prefix}${column}`).join(', ')

const tally = (row: 'old' | 'new', change: 1 | -1): string =>
  `insert into declaration_tallies (${listed('')}, change) values (${listed(`${row}.`)}, ${change})`

const isCountedOtherwise = counted.map((column) => `old.${column} <> new.${column}`).join(' or ')

const talliedByForm: Record<DatabaseKind, readonly string[]> = {
  sqlite: [
    'drop trigger declarations_tallied',
    'drop trigger declarations_untallied',
    'drop trigger declarations_retallied',
    `create trigger declarations_tallied after insert on declarations begin ${tally('new', 1)}; end`,
    `create trigger declarations_untallied after delete on declarations begin ${tally('old', -1)}; end`,
    `create trigger declarations_retallied after update of ${listed('')} on declarations when ${isCountedOtherwise}
     begin ${tally('old', -1)}; ${tally('new', 1)}; end`,
  ],
  postgres: [
    'drop trigger declarations_retallied on declarations',
    `create or replace function tally_declarations() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then ${tally('old', -1)}; end if;
       if tg_op <> 'DELETE' then ${tally('new', 1)}; end if;
       return null;
     end $$`,
    `create trigger declarations_retallied after update of ${listed('')} on declarations
     for each row when (${isCountedOtherwise}) execute function tally_declarations()`,
  ],
}

/** What is counted of declarations, the sums of their changes, says the form too. */
const tallies = async ({ db, kind }: Migrating): Promise<void> => {
  await db.schema.dropIndex('declaration_tallies_by_day').execute()
  await sql`alter table declaration_tallies add column decl_form_no text not null default ''`.execute(db)
  await sql`delete from declaration_tallies`.execute(db)
  await sql`insert into declaration_tallies (${sql.raw(listed(''))}, change)
    select ${sql.raw(listed(''))}, count(*) from declarations group by ${sql.raw(listed(''))}`.execute(db)
  await db.schema
    .createIndex('declaration_tallies_by_day')
    .on('declaration_tallies')
    .columns([...counted, 'change'])
    .execute()
  for (const statement of talliedByForm[kind]) await sql.raw(statement).execute(db)
}

const byForm = ['company_id', 'decl_form_no'] as const
const day = ['register_date', 'id'] as const
const texts = ['search_text', 'answer_text'] as const
const sortedColumns = ['decl_type', 'noti_cd_tax', 'reference', 'pos_key', 'tr_cd_tax'] as const

/** A list is of one form: its indexes begin with it. SQLite's carry what a search reads, as since migration 0010. */
const indexes = async ({ db, kind }: Migrating): Promise<void> => {
  const anew = async (name: string, columns: readonly string[]): Promise<void> => {
    await db.schema.dropIndex(name).execute()
    await db.schema
      .createIndex(name)
      .on('declarations')
      .columns([...columns])
      .execute()
  }
  const covering = (...columns: readonly string[]): readonly string[] => (kind === 'sqlite' ? columns : [])
  await anew('declarations_by_register_date', [...byForm, ...day, ...covering('noti_cd_tax', 'decl_type', ...texts)])
  await anew('declarations_by_status_day', [...byForm, 'noti_cd_tax', ...day, ...covering('decl_type', ...texts)])
  await anew('declarations_by_type_day', [...byForm, 'decl_type', ...day])
  for (const column of sortedColumns)
    await anew(`declarations_by_${column}`, [...byForm, column, 'id', 'register_date'])
  if (kind === 'sqlite')
    await anew('declarations_by_search_number', [
      'company_id',
      'search_number',
      'decl_form_no',
      ...day,
      'noti_cd_tax',
      'decl_type',
      ...texts,
    ])
}

/** Lists and counts are of one form (decision 0363). */
export const declarationForms = async (migration: Migrating): Promise<void> => {
  await tallies(migration)
  await indexes(migration)
}
