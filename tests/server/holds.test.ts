import { Kysely, sql, type CompiledQuery } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { declarationsIn } from '../../server/areas/declarations/store/declarationQueries.ts'
import { usersIn } from '../../server/areas/users/store/userQueries.ts'
import { accountsIn } from '../../server/companies/accountQueries.ts'
import { companiesIn } from '../../server/companies/companyQueries.ts'
import { deletedDocumentsIn } from '../../server/documents/deletedDocumentQueries.ts'
import { openStore } from '../../server/openStore.ts'
import { defaultListLimits } from '../../server/store/connection.ts'
import { sqliteDialect } from '../../server/store/sqlite.ts'
import type { Tables } from '../../server/store/tables.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

const migrated = async () => {
  const folder = await makeFolder()
  const path = `${folder}/tokhai.sqlite`
  await (await openStore({ kind: 'sqlite', path })).store.close()
  const updates: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(path),
    log: ({ query }) => void (query.sql.startsWith('update') && updates.push(query)),
  })
  onTestFinished(async () => {
    await db.destroy()
    await removeFolder(folder)
  })
  return { db, updates }
}

it.each<[table: string, hold: (db: Kysely<Tables>) => Promise<unknown>]>([
  ['companies', (db) => companiesIn(db).hold('c')],
  ['accounts', (db) => accountsIn(db).hold('a')],
  ['accounts', (db) => usersIn(db).holdAll('c', ['a'])],
  [
    'declarations',
    (db) => declarationsIn({ db, kind: 'sqlite', limits: defaultListLimits.sqlite }).heads.hold('c', ['d']),
  ],
  ['deleted_documents', (db) => deletedDocumentsIn(db).hold('declaration', 'c', { ids: ['d'], deletedAfter: '' })],
])('a row of %s is held on SQLite without reading the rows that refer to it', async (table, hold) => {
  const { db, updates } = await migrated()
  await hold(db)
  const [update, ...others] = updates
  if (update === undefined || others.length > 0) throw new Error('it is held by one update')
  const { rows: places } = await sql<{ rootpage: number; tbl_name: string }>`
    select rootpage, tbl_name from sqlite_master where rootpage > 0`.execute(db)
  const { rows: program } = await db.executeQuery<{ opcode: string; p2: number }>({
    ...update,
    sql: `explain ${update.sql}`,
  })
  const opened = program.filter(({ opcode }) => /^Open(?:Read|Write)$/.test(opcode)).map(({ p2 }) => p2)
  const read = places.filter(({ rootpage }) => opened.includes(rootpage)).map(({ tbl_name: name }) => name)
  expect([...new Set(read)]).toEqual([table])
})
