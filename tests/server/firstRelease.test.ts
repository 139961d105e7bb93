import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { product } from '../../server/areas.ts'
import { findIn } from '../../server/search.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import { fillEarlierDatabase } from '../../tools/product/server/earlierDatabase.ts'
import { account } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

/** The database that the first release had made of its demo data, with fewer declarations and no secrets. */
const script = readFileSync(new URL('fixtures/firstRelease.sql', import.meta.url), 'utf8')

const firstRelease = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path)
  database.exec(script)
  return database
}

/** Rows of every table but Kysely's own, in the order in which they refer to each other. */
const rowsOf = (database: DatabaseSync) =>
  database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%' order by rowid")
    .all()
    .map(({ name }) => String(name))
    .map((name) => ({ name, rows: database.prepare(`select * from "${name}"`).all() }))

/** The file itself on SQLite; on PostgreSQL its rows in the schema of that time. */
const fill = async (location: DatabaseLocation): Promise<void> => {
  if (location.kind === 'sqlite') return firstRelease(location.path).close()
  const database = firstRelease(':memory:')
  await fillEarlierDatabase(location, '0005-previews', async (db) => {
    for (const { name, rows } of rowsOf(database))
      for (const row of rows)
        await sql`insert into ${sql.table(name)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
          values (${sql.join(Object.values(row))})`.execute(db)
  })
  database.close()
}

/** Messages of that time, all of which had left. */
const sentThen = script.match(/^insert into "outbox" .*'sent'/gm) ?? []

const companyId = 'demo-company'
const member = { account: { ...account, scope: 'USER' as const }, companyId, expiresAt: 0 }
const everything = {
  form: eInvoice.number,
  from: '2000-01-01',
  to: '2100-01-01',
  words: [],
  statuses: null,
  type: null,
}

describe.each(databases.map((database) => [database.kind, database] as const))(
  'a database of the first release on %s',
  (_kind, database) => {
    it('is brought to the latest schema with all that it held', async () => {
      const location = await database.createEmpty()
      await fill(location)
      const { store, db, isLatestSchema } = await openStore(location)
      try {
        expect(await isLatestSchema()).toBe(true)
        const page = await store.declarations.page(companyId, everything, { number: 0, size: 10, sort: null })
        expect(page.items.map(({ noti_cd_tax }) => noti_cd_tax).toSorted()).toEqual(
          ['accepted', 'draft', 'received', 'refused', 'rejected', 'sent'].toSorted(),
        )
        const [first] = page.items
        expect(await store.declarations.byId(companyId, first?.declaration_id ?? '')).toMatchObject({ companyId })
        expect(await findIn(product.searches, store)(member, [(first?.reference ?? '').toLowerCase()])).toMatchObject([
          { kind: 'declarations', hits: [{ id: first?.declaration_id }], has_more: false },
        ])
        const admin = await store.accounts.byUserId('admin@tokhai.example')
        expect(admin).toMatchObject({ companyId, isActive: true, mustChangePassword: false })
        const sent = await db.selectFrom('outbox_sent').select(['state', 'sent_at']).execute()
        expect(sent).toHaveLength(sentThen.length)
        expect(sent.every(({ state, sent_at: at }) => state === 'sent' && at !== null)).toBe(true)
        expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
        const carried = await forEveryCompany(() =>
          db
            .selectFrom('transmission_rows')
            .innerJoin('outbox_sent', 'outbox_sent.subject_id', 'transmission_rows.transmission_id')
            .innerJoin('signed_documents', 'signed_documents.id', 'transmission_rows.signed_id')
            .select('signed_documents.document_id')
            .execute(),
        )
        expect(carried).toHaveLength(sentThen.length)
        expect((await store.directory.all()).map(({ accounts }) => accounts)).toEqual([6, 1])
      } finally {
        await store.close()
      }
    })
  },
)
