import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { startTestServer, testConfig, type TestServer } from '../../tools/product/server/runningServer.ts'
import { signInAs, visit, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSteps } from './support/invoices.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const [many, left] = ['C26TNA', 'C26TNB']
const clients = 16

describe.each(databases.map((database) => [database.kind, database] as const))(
  'numbers of e-invoices, over %s',
  (_kind, database) => {
    const server = serverForTests({}, { database })
    let second: TestServer
    let visitors: readonly Visitor[]
    let key: SigningKey
    beforeAll(async () => {
      const { location, folder, origin } = server
      const databaseUrl = location.kind === 'postgres' ? location.url : null
      second = await startTestServer(testConfig(folder, { databaseUrl }))
      const admin = await signInAs(origin, 'admin@tokhai.example')
      visitors = [admin, visit(second.origin, admin.cookie())]
      key = await demoKey(folder)
      await declareInvoices(location)
      for (const serial_no of [many, left]) await putInvoiceTemplateInUse(location, { serial_no })
    })
    afterAll(() => second.close())

    const visitorAt = (index: number): Visitor => {
      const visitor = visitors[index % visitors.length]
      if (visitor === undefined) throw new Error('the servers are not started')
      return visitor
    }
    const stepsAt = (index: number) => invoiceSteps(() => ({ visitor: visitorAt(index), key }))
    const waiting = async (symbol: string) => {
      const { numbers } = await visitorAt(0).get(contract.invoiceNumbersWaiting, { query: { symbol } })
      return numbers.map(({ number, document_id, reason }) => [number, document_id, reason])
    }

    it('have no gap, are given to none twice, and follow the days, where many issue at once on two servers', async () => {
      const days = ['2026-11-19', '2026-11-20']
      const issued = await Promise.all(
        Array.from({ length: clients }, async (_, index) => {
          const { ask, generated, issue } = stepsAt(index)
          const said = { serial_no: many, inv_date: days[index % 2] ?? '' }
          const { sid, version } = await stepsAt(index).saved(said)
          const { reason } = await ask({ ...said, sid, version })
          // Of the earlier day, whoever comes after the first of the later one.
          if (reason !== null) return { reason, number: null, day: said.inv_date }
          const made = await generated({ ...said, sid, version })
          expect((await issue(made)).outcome.reason).toBe(null)
          return { reason, number: Number(made.inv_no), day: said.inv_date }
        }),
      )
      const refused = issued.filter(({ number }) => number === null)
      expect(refused.filter(({ reason, day }) => reason !== 'fields.unacceptable' || day !== days[0])).toEqual([])
      const numbered = issued
        .filter(({ number }) => number !== null)
        .toSorted((one, other) => Number(one.number) - Number(other.number))
      expect(numbered.length).toBeGreaterThanOrEqual(clients / 2)
      expect(numbered.map(({ number }) => number)).toEqual(numbered.map((_, index) => index + 1))
      expect(numbered.map(({ day }) => day)).toEqual(numbered.map(({ day }) => day).toSorted())
      expect(await waiting(many)).toEqual([])
    })

    it('wait with an invoice whose signing was given up, on both servers, while others go on', async () => {
      const first = stepsAt(0)
      const given = await first.generated({ serial_no: left })
      const next = await stepsAt(1).generated({ serial_no: left })
      expect([given.inv_no, next.inv_no]).toEqual(['1', '2'])
      await stepsAt(1).issue(next)
      expect(await waiting(left)).toEqual([[1, given.sid, 'signing']])
      const again = await stepsAt(1).generated({ serial_no: left, sid: given.sid, version: given.version })
      expect(again.inv_no).toBe('1')
      expect((await stepsAt(1).issue(again)).outcome.status).toBe(200)
      expect(await waiting(left)).toEqual([])
    })
  },
)
