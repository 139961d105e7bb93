import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { contract } from '../../../src/api/contract/contract.ts'
import { succeed } from '../../../src/domain/result.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { newReference } from '../../../server/areas/declarations/reference.ts'
import { openStore } from '../../../server/openStore.ts'
import { content, declaration } from '../../product/server/rows.ts'
import { makeFolder, removeFolder, startTestServer, testConfig } from '../../product/server/runningServer.ts'
import { signInAs } from '../../product/server/visitor.ts'
import type { Figure } from '../figure.ts'
import { repeat } from './timing.ts'

const rows = 100_000
const day = 86_400_000

const fill = async (path: string): Promise<void> => {
  const { store } = await openStore({ kind: 'sqlite', path })
  const sound = content()
  const first = Date.UTC(2023, 0, 1)
  await store.transaction(async (inside) => {
    for (let index = 0; index < rows; index += 1) {
      const reg_date = new Date(first + (index % 1200) * day).toISOString().slice(0, 10)
      const body = { ...sound, reg_date, pos_key: `POS-${index % 500}` }
      await inside.declarations.insert(
        declaration({ content: body, contentHash: String(index), reference: newReference(reg_date) }),
      )
    }
    return succeed(null)
  })
  await store.close()
}

/** The same page asked of the database alone: the count and the rows, as one who knows the indexes would write them. */
const bareQuery = (database: DatabaseSync, offset: number, search: string) => {
  const where = `company_id = ? and register_date >= ? and register_date <= ?${search === '' ? '' : ' and search_text like ?'}`
  const values = [demoCompany.id, '2023-01-01', '2026-12-31', ...(search === '' ? [] : [`%${search}%`])]
  const count = database.prepare(`select count(*) as total from declarations where ${where}`)
  const page = database.prepare(
    `select d.id, decl_form_no, register_date, decl_type, noti_cd_tax, noti_nm_tax, reference, pos_key, tr_cd_tax from
     (select id as page_id from declarations where ${where} order by register_date desc, id desc limit 10 offset ${offset}) join declarations d on d.id = page_id
     order by register_date desc, d.id desc`,
  )
  return () => [count.get(...values), page.all(...values)]
}

const places = [
  { name: 'first page', page: 0, search: '', runs: 200 },
  { name: 'last page', page: rows / 10 - 1, search: '', runs: 200 },
  { name: 'search', page: 0, search: 'pos-77', runs: 40 },
] as const

/** A list page over HTTP from 100,000 declarations against the bare query, first and last page and a search. */
export const listFigures = async (): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  const config = testConfig(folder)
  await (await startTestServer(config)).close()
  await fill(join(folder, 'tokhai.sqlite'))
  const database = new DatabaseSync(join(folder, 'tokhai.sqlite'), { readOnly: true })
  // All of these before any call: they hold this thread for seconds, in which the server closes the connections that wait.
  const bares = new Map<string, number>()
  for (const { name, page, search, runs } of places)
    bares.set(name, (await repeat(runs, bareQuery(database, page * 10, search))).p50)
  database.close()
  const server = await startTestServer(config)
  const user = await signInAs(server.origin, 'user@tokhai.example')
  const figures: Figure[] = []
  for (const { name, page, search, runs } of places) {
    const query = { page_number: String(page), search_value: search, end_date: '2026-12-31' }
    const bare = bares.get(name) ?? Number.NaN
    const http = (await repeat(runs, () => user.get(contract.listDeclarations, { query }))).p50
    figures.push(
      { name: `list, ${name}: bare query p50`, value: bare, unit: 'ms' },
      { name: `list, ${name}: over HTTP p50`, value: http, unit: 'ms' },
      { name: `list, ${name}: HTTP / bare query`, value: http / bare, unit: 'x', aim: 3 },
    )
  }
  await server.close()
  await removeFolder(folder)
  return figures
}
