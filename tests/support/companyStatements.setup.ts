import { subscribe } from 'node:diagnostics_channel'
import * as v from 'valibot'
import { afterEach, expect } from 'vitest'
import { companyTables } from '../../server/store/ownership.ts'
import { statementChannel } from '../../server/store/statements.ts'
import { namesCompany } from '../server/support/companyStatements.ts'

const statementSchema = v.object({ sql: v.string(), isForEveryCompany: v.boolean() })
const nameless = new Set<string>()

subscribe(statementChannel, (message) => {
  const { sql, isForEveryCompany } = v.parse(statementSchema, message)
  if (!isForEveryCompany && !namesCompany(sql, companyTables)) nameless.add(sql)
})

/** Every statement of a test that reads or writes what belongs to a company names the company (decision 0203). */
afterEach(() => {
  const found = [...nameless]
  nameless.clear()
  expect(found, 'statements that do not name the company').toEqual([])
})
