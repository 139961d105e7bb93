import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../server/areas.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import type { TableOwner, Tables } from '../../server/store/tables.ts'
import { declaration, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { namesCompany } from './support/companyStatements.ts'

const databases = await startDatabases()

const tablesOwnedBy = (owner: TableOwner): readonly string[] =>
  Object.keys(product.tables).filter((table) => product.tables[table] === owner)
const owned = tablesOwnedBy('company')
const ofServer = tablesOwnedBy('server')

/** A key, a unique constraint or a reference: the columns in the table that has it. */
interface Constraint {
  readonly table: string
  readonly columns: string
}

const constraintsOf: Record<'sqlite' | 'postgres', (db: Kysely<Tables>) => Promise<readonly Constraint[]>> = {
  async sqlite(db) {
    const keys = await sql<Constraint>`select m.name as "table", group_concat(k.name) as columns from sqlite_schema m
      join pragma_table_info(m.name) k where m.type = 'table' and k.pk > 0 group by m.name`.execute(db)
    const unique = await sql<Constraint>`select m.name as "table", group_concat(c.name) as columns from sqlite_schema m
      join pragma_index_list(m.name) i join pragma_index_info(i.name) c
      where m.type = 'table' and i."unique" = 1 group by m.name, i.name`.execute(db)
    const references =
      await sql<Constraint>`select m.name as "table", group_concat(f."from") as columns from sqlite_schema m
      join pragma_foreign_key_list(m.name) f where m.type = 'table' and f."table" not in (${sql.join(ofServer)})
      group by m.name, f.id`.execute(db)
    return [...keys.rows, ...unique.rows, ...references.rows]
  },
  async postgres(db) {
    const { rows } = await sql<Constraint>`select r.relname as "table", string_agg(a.attname, ',') as columns
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      left join pg_class t on t.oid = c.confrelid
      join pg_attribute a on a.attrelid = r.oid and a.attnum = any (c.conkey)
      where c.contype in ('p', 'u', 'f') and coalesce(t.relname, '') not in (${sql.join(ofServer)})
      group by r.relname, c.conname`.execute(db)
    return rows
  },
}

const tablesOf: Record<'sqlite' | 'postgres', (db: Kysely<Tables>) => Promise<readonly string[]>> = {
  // Without virtual tables and what belongs to one, such as a full-text index.
  async sqlite(db) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_list
      where schema = 'main' and type = 'table'`.execute(db)
    return rows.map(({ name }) => name)
  },
  async postgres(db) {
    // Without the partitions of a table.
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(db)
    return rows.map(({ name }) => name)
  },
}

/** What databases keep for themselves: Kysely's journal and SQLite's sequences. */
const own = /^(?:kysely_|sqlite_)/

describe.each(databases.map((database) => [database.kind, database] as const))('the schema on %s', (kind, database) => {
  let opened: OpenStore
  beforeAll(async () => {
    opened = await openStore(await database.create())
  })
  afterAll(() => opened.store.close())

  it('has no table of which nobody says whose rows it holds', async () => {
    const tables = (await tablesOf[kind](opened.db)).filter((name) => !own.test(name))
    expect(tables.toSorted()).toEqual(Object.keys(product.tables).toSorted())
  })

  it('has the company in every key and reference of what belongs to companies', async () => {
    const constraints = (await constraintsOf[kind](opened.db)).filter(({ table }) => owned.includes(table))
    expect(new Set(constraints.map(({ table }) => table))).toEqual(new Set(owned))
    const without = constraints.filter(({ columns }) => !columns.split(',').includes('company_id'))
    // SQLite numbers rows by their only key.
    const tallies = owned.filter((table) => table.endsWith('_tallies') || table === 'invoice_sums')
    const numbered = tallies.toSorted().map((table) => ({ table, columns: 'number' }))
    expect(without).toEqual(kind === 'sqlite' ? numbered : [])
  })

  it('keeps two declarations of one id apart by their companies', async () => {
    const { store } = opened
    await seed(store)
    const one = declaration()
    const two = declaration({ id: one.id, companyId: 'other-company' })
    expect([await store.declarations.insert(one), await store.declarations.insert(two)]).toEqual([true, true])
    expect(await store.declarations.insert(two)).toBe(false)
    await store.declarations.addEvent(one.companyId, one.id, { at: 't', status: 'draft', message: '' })
    expect(await store.declarations.events(two.companyId, two.id)).toEqual([])
    await store.declarations.heads.remove(two.companyId, [two.id])
    expect(await store.declarations.byId(two.companyId, two.id)).toBeNull()
    expect(await store.declarations.byId(one.companyId, one.id)).toEqual(one)
  })
})

describe('a statement', () => {
  it.each([
    ['select "id" from "declarations" where "company_id" = ? and "id" = ?', true],
    ['select "id" from "declarations" where "id" = ?', false],
    ['insert into "audit" ("id", "company_id") values (?, ?)', true],
    ['insert into "audit" ("id") values (?)', false],
    ['update "declarations" set "sign_by" = ? where "id" = ?', false],
    ['select * from "declarations" inner join "generated" on a = b where "declarations"."company_id" = ?', false],
    [
      'select * from declarations join generated on generated.company_id = declarations.company_id where declarations.company_id = ?',
      true,
    ],
    ['select "id" from "sessions" where "token_hash" = ?', true],
  ])('%s names the company: %s', (statement, isNamed) => {
    expect(namesCompany(statement, owned)).toBe(isNamed)
  })
})
