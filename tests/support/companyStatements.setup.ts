import { subscribe } from 'node:diagnostics_channel'
import * as v from 'valibot'
import { afterEach, expect } from 'vitest'
import { statementChannel } from '../../server/store/statements.ts'
import { namesCompany } from '../server/support/companyStatements.ts'

const statementSchema = v.object({ sql: v.string(), isForEveryCompany: v.boolean() })
const published = new Set<string>()

subscribe(statementChannel, (message) => {
  const { sql, isForEveryCompany } = v.parse(statementSchema, message)
  if (!isForEveryCompany) published.add(sql)
})

/** Tests without a database need not load the server. */
const ownedByCompanies = async (): Promise<readonly string[]> => {
  const { product } = await import('../../server/areas.ts')
  return Object.keys(product.tables).filter((table) => product.tables[table] === 'company')
}

/** Every statement of a test that reads or writes what belongs to a company names the company (decision 0203). */
afterEach(async () => {
  const statements = [...published]
  published.clear()
  if (statements.length === 0) return
  const owned = await ownedByCompanies()
  const found = statements.filter((sql) => !namesCompany(sql, owned))
  expect(found, 'statements that do not name the company').toEqual([])
})
