import { sql, type Generated, type Kysely, type SqlBool } from 'kysely'
import type { ListOf } from '../../../server/lists/description.ts'
import { shownValues } from '../../../server/lists/shown.ts'
import type { Connection } from '../../../server/store/connection.ts'
import type { DatabaseKind, Migrating } from '../../../server/store/migrations/schemaBuilder.ts'
import type { Tables } from '../../../server/store/tables.ts'

export interface Entry {
  readonly company_id: string
  readonly id: string
  readonly book: string
  readonly day: string
  readonly state: 'open' | 'closed'
  /** Folded. */
  readonly note: string
}

declare module '../../../server/store/tables.ts' {
  interface Tables {
    toy_entries: Entry & { search_number: number }
    toy_tallies: {
      number: Generated<number>
      company_id: string
      book: string
      day: string
      state: string
      change: number
    }
  }
}

const otherDays: Readonly<Record<DatabaseKind, string>> = {
  sqlite: `replace(note, 'e' || replace(day, '-', ''), ' ') glob '*20[0-9][0-9]*'`,
  postgres: `replace(note, 'e' || replace(day, '-', ''), ' ') like '%e20%'`,
}

export const stateColumn = {
  name: 'state',
  byDay: 'toy_entries_by_state',
  values: shownValues(['open', 'closed'], (state) => (state === 'open' ? ['Đang mở', 'Open'] : ['Đã đóng', 'Closed'])),
} as const

/** The list of a table that the product does not have. */
export const toyList: ListOf<'toy_entries', 'toy_tallies'> = {
  table: 'toy_entries',
  tallies: 'toy_tallies',
  part: 'book',
  day: 'day',
  byDay: 'toy_entries_by_day',
  counted: [stateColumn],
  sorted: [{ name: 'note', index: 'toy_entries_by_note' }],
  words: {
    text: sql<string>`note`,
    daysNamed: (word) => {
      const [, year, month, day] = /^e(20\d\d)(\d\d)(\d\d)/.exec(word) ?? []
      return year === undefined ? null : { from: `${year}-${month}-${day}`, to: `${year}-${month}-${day}` }
    },
    sqlite: {
      trigrams: 'toy_trigrams',
      vocabulary: 'toy_vocabulary',
      numbers: 'toy_numbers',
      number: 'search_number',
      byNumber: 'toy_entries_by_number',
      otherDays: { index: 'toy_entries_of_other_days', condition: sql.raw<SqlBool>(otherDays.sqlite) },
    },
    postgres: { terms: sql`toy_terms(company_id, day, note)`, otherDays: sql.raw<SqlBool>(otherDays.postgres) },
  },
}

const onSqlite = [
  `create virtual table toy_trigrams using fts5(words, content='', detail=none, tokenize='trigram case_sensitive 1')`,
  'create virtual table toy_vocabulary using fts5vocab(toy_trigrams, instance)',
  'create view toy_numbers as select id as search_number from toy_trigrams_docsize',
]
const onPostgres = [
  `create function toy_terms(company text, day text, texts text) returns tsvector language sql immutable as $$
   select array_to_tsvector(array(
     select mark || split_part(substr(padded, place, 3), ' ', 1) from generate_series(1, length(texts)) as place
       where substr(padded, place, 1) <> ' '
     union select mark || e'\\x01' || substr(padded, place, 4) from generate_series(1, length(texts)) as place
       where substr(padded, place, 4) ~ '^20[0-9]{2}$' and substr(padded, place, 4) <> left(day, 4)))
   from (select left(encode(sha256(convert_to(company, 'UTF8')), 'hex'), 8) as mark, texts || '  ' as padded) as parts $$`,
  'create index toy_entries_by_terms on toy_entries using gin (toy_terms(company_id, day, note))',
]

/** The table, its tallies and what its description names, in a database that has nothing else but companies. */
const makeToyTables = async ({ db, kind }: Migrating): Promise<void> => {
  const text = kind === 'postgres' ? 'text collate "C" not null' : 'text not null'
  const number = kind === 'postgres' ? 'bigint generated always as identity primary key' : 'integer primary key'
  for (const statement of [
    `create table companies (id ${text} primary key, search_number integer not null)`,
    `create table toy_entries (company_id ${text}, id ${text}, book ${text}, day ${text}, state ${text}, note ${text},
      search_number integer not null, primary key (company_id, id))`,
    `create table toy_tallies (number ${number}, company_id ${text}, book ${text}, day ${text}, state ${text},
      change integer not null)`,
    'create index toy_entries_by_day on toy_entries (company_id, book, day, id)',
    'create index toy_entries_by_state on toy_entries (company_id, book, state, day, id)',
    'create index toy_entries_by_note on toy_entries (company_id, book, note, id)',
    'create index toy_entries_by_number on toy_entries (company_id, search_number)',
    `create index toy_entries_of_other_days on toy_entries (company_id, book, day, id) where ${otherDays[kind]}`,
    ...(kind === 'sqlite' ? onSqlite : onPostgres),
  ])
    await sql.raw(statement).execute(db)
}

export const toySchema = {
  migrations: { '0001-toys': makeToyTables },
  repositories: (connection: Connection) => ({ connection }),
}

/** Characters that stand for a company in the index of SQLite. */
const mark = (company: number): string => String.fromCodePoint(983_040 + company, 983_040, 1_048_576)

/** Inserts rows of some companies, counted and indexed. */
export const insertEntries = async (
  db: Kysely<Tables>,
  kind: DatabaseKind,
  entries: readonly Entry[],
): Promise<void> => {
  const companies = [...new Set(entries.map(({ company_id }) => company_id))]
  for (const [number, id] of companies.entries())
    await sql`insert into companies (id, search_number) values (${id}, ${number})`.execute(db)
  for (const [place, entry] of entries.entries()) {
    const { company_id, book, day, state, note } = entry
    const search_number = place + 1
    await db
      .insertInto('toy_entries')
      .values({ ...entry, search_number })
      .execute()
    await db.insertInto('toy_tallies').values({ company_id, book, day, state, change: 1 }).execute()
    if (kind === 'sqlite')
      await sql`insert into toy_trigrams (rowid, words)
        values (${search_number}, ${`${mark(companies.indexOf(company_id))}${note}\n`})`.execute(db)
  }
}
