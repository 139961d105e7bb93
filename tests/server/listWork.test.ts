import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { Kysely, sql, type CompiledQuery } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declarationsIn } from '../../server/areas/declarations/store/declarationQueries.ts'
import type { DeclarationFilter, Declarations } from '../../server/areas/declarations/store/declarations.ts'
import { generatedIn } from '../../server/documents/generatedQueries.ts'
import { inForceIn } from '../../server/inForce/inForceQueries.ts'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { defaultLimits, onlyConnectLimited, postgresDialect } from '../../server/store/postgres.ts'
import { sqliteDialect } from '../../server/store/sqlite.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import type { Tables } from '../../server/store/tables.ts'
import { searchWords } from '../../src/domain/text.ts'
import { fillDeclarations } from '../../tools/bench/server/fillDeclarations.ts'
import { startDatabases } from './support/databases.ts'
import { account, seed } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

const company = account.companyId ?? ''
const rows = 10_000
const limits = { sampled: 50, read: 200, counted: 50 }
const everything: DeclarationFilter = {
  form: eInvoice.number,
  from: '2000-01-01',
  to: '2999-12-31',
  words: [],
  statuses: null,
  type: null,
}

interface Asked {
  readonly filter?: Partial<DeclarationFilter>
  readonly search?: string
  readonly number?: number
  readonly column?: string
}

/** What is asked of the list, and how many declarations may be visited for it. */
const asked: readonly (readonly [name: string, asked: Asked, visited: number])[] = [
  ['first page', {}, 50],
  ['page in the middle', { number: rows / 20 }, 50],
  ['last page', { number: rows / 10 - 1 }, 50],
  ['first page of drafts', { filter: { statuses: ['draft'] } }, 50],
  ['page in the middle of drafts', { filter: { statuses: ['draft'] }, number: 100 }, 50],
  ['first page of two statuses', { filter: { statuses: ['sent', 'received'] } }, 50],
  ['first page by reference', { column: 'reference' }, 50],
  ['search that finds nothing', { search: 'nothing-like-it' }, 50],
  ['search for a status', { search: 'accepted' }, 50],
  ['page in the middle of a status', { search: 'accepted', number: 300 }, 50],
  ['search for a day', { search: '05/01/2024' }, 100],
  ['search for a day and a person', { search: '05/01/2024 binh' }, 100],
  ['search for a reference', { search: 'tk20240105' }, 200],
  ['search for what many have', { search: 'binh' }, 400],
  ['search for one letter that many have', { search: 't' }, 400],
  ['search for two letters that nothing has', { search: 'zz' }, 50],
  ['search for a year', { search: '2024' }, 100],
  ['search for a year and a person', { search: '2024 binh' }, 400],
  ['search for a status, a person and a year', { search: 'refused binh 2024' }, 500],
  ['first page of a form without declarations', { filter: { form: eDocument.number } }, 50],
  ['search in a form without declarations', { filter: { form: eDocument.number }, search: 'binh' }, 50],
  ['search for the beginning of old references', { search: 'tk20240' }, 400],
  ['search for the beginning of old references and a person', { search: 'tk2023 binh' }, 600],
  ['search for a part of a day and a person', { search: '5/12 binh' }, 400],
  ['search for two letters that nothing has and a person', { search: 'zz binh' }, 2500],
]

const planNode = v.looseObject({
  'Relation Name': v.optional(v.string()),
  'Actual Rows': v.number(),
  'Actual Loops': v.number(),
  'Rows Removed by Filter': v.optional(v.number(), 0),
  'Rows Removed by Index Recheck': v.optional(v.number(), 0),
  Plans: v.optional(v.array(v.unknown()), []),
})

/** Rows of a table that a plan of PostgreSQL has visited. */
const visitedIn = (plan: unknown, relation: string): number => {
  const node = v.parse(planNode, plan)
  const here = node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck']
  const own = node['Relation Name'] === relation ? here * node['Actual Loops'] : 0
  return node.Plans.reduce<number>((sum, child) => sum + visitedIn(child, relation), own)
}

const dialectOf = (location: DatabaseLocation) =>
  location.kind === 'sqlite'
    ? sqliteDialect(location.path)
    : postgresDialect(location.url, location.onConnectionLost, onlyConnectLimited(defaultLimits))

describe.each(databases.map((database) => [database.kind, database] as const))('a list on %s', (kind, database) => {
  let db: Kysely<Tables>
  let queries: CompiledQuery[] = []
  let declarations: Declarations

  beforeAll(async () => {
    const created = await database.create()
    const location = created.kind === 'sqlite' ? created : { ...created, limits: onlyConnectLimited(defaultLimits) }
    const opened = await openStore(location)
    await seed(opened.store)
    await fillDeclarations(opened.db, kind, rows)
    await forEveryCompany(() =>
      sql`insert into in_force (company_id, form, accepted_at, document_id, reference, register_date, usages, serial_numbers)
        select company_id, decl_form_no, requested_at, id, reference, register_date, '[]', '[]' from declarations
        where noti_cd_tax = 'accepted'`.execute(opened.db),
    )
    await opened.store.close()
    db = new Kysely<Tables>({
      dialect: dialectOf(location),
      log: ({ query }) => {
        if (!query.sql.startsWith('explain')) queries.push(query)
      },
    })
    if (kind === 'postgres') await sql`vacuum analyze`.execute(db)
    declarations = declarationsIn({ db, kind, limits })
  })
  afterAll(() => db.destroy())

  const explained = async (query: CompiledQuery) => {
    const prefix = kind === 'sqlite' ? 'explain query plan ' : 'explain (analyze, format json) '
    return (await db.executeQuery<Record<string, unknown>>({ ...query, sql: prefix + query.sql })).rows
  }

  /** What of SQLite's plans reads more than it needs. */
  const wasteOnSqlite = async (isMerged: boolean): Promise<readonly string[]> => {
    const planOf = async (query: CompiledQuery) => (await explained(query)).map(({ detail }) => String(detail))
    const steps = (await Promise.all(queries.map(planOf))).flat()
    // What the index proposes has no order.
    const ordered = queries.filter(({ sql: text }) => !text.includes('declaration_index'))
    const stepsInOrder = (await Promise.all(ordered.map(planOf))).flat()
    // Rows that a page does not show are skipped by tallies, and no more are read than are counted, unless reading ends when they are found.
    const numbers = queries
      .filter(({ sql: text }) => !text.includes('as first_rows'))
      .flatMap(({ parameters }) => parameters.filter((one) => typeof one === 'number'))
    const reading = queries.filter(({ sql: text }) => /like/.test(text) && /order by/.test(text))
    const plansOfReading = await Promise.all(reading.map(async (query) => (await planOf(query)).join()))
    return [
      ...steps.filter((step) => step.startsWith('SCAN declarations')),
      ...(isMerged ? [] : stepsInOrder.filter((step) => step.includes('TEMP B-TREE FOR ORDER'))),
      ...numbers.filter((number) => number > 1000).map((number) => `${number} rows`),
      ...plansOfReading.filter((plan) => !plan.includes('USING COVERING INDEX')),
    ]
  }

  const visitedOnPostgres = async (relation = 'declarations'): Promise<number> => {
    const plans = (await Promise.all(queries.map(explained))).flat()
    const counts = plans.map((row) => {
      const [{ Plan }] = v.parse(v.looseTuple([v.object({ Plan: v.unknown() })]), row['QUERY PLAN'])
      return visitedIn(Plan, relation)
    })
    return counts.reduce((sum, count) => sum + count, 0)
  }

  it.each(asked)('%s visits the rows that it needs', async (_name, { filter, search, number = 0, column }, visited) => {
    queries = []
    const sort = column === undefined ? null : { column, direction: 'asc' as const }
    const words = search === undefined ? [] : searchWords(search)
    await declarations.page(company, { ...everything, ...filter, words }, { number, size: 10, sort })
    // Two statuses are merged from parts that each are read in order, no further than to the end of the page.
    const waste = kind === 'sqlite' ? await wasteOnSqlite(filter?.statuses?.length === 2) : []
    const count = kind === 'sqlite' ? 0 : await visitedOnPostgres()
    expect(waste).toEqual([])
    expect(count).toBeLessThanOrEqual(visited)
  })
  it.each([eInvoice, eDocument])('what is in force of form $number is one entry of an index', async ({ number }) => {
    queries = []
    await inForceIn(db).latest(company, number)
    const plans = (await Promise.all(queries.map(explained))).flat().map((row) => JSON.stringify(row))
    const count = kind === 'sqlite' ? 0 : await visitedOnPostgres('in_force')
    expect(plans.join()).toContain(kind === 'sqlite' ? 'sqlite_autoindex_in_force_1' : 'in_force_key')
    expect(plans.join()).not.toContain('TEMP B-TREE')
    expect(count).toBeLessThanOrEqual(1)
  })

  it.runIf(kind === 'sqlite')('what is generated of a document is found among its own', async () => {
    queries = []
    await generatedIn(db).unsigned({ companyId: company, year: 2024, kind: 'declaration', id: 'x' }, 'hash')
    const plans = (await Promise.all(queries.map(explained))).flat().map(({ detail }) => String(detail))
    expect(plans.join()).toContain('generated_by_document')
  })
})
