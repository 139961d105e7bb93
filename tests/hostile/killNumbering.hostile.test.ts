import { describe, expect, it, vi } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openDatabase } from '../../server/store/openDatabase.ts'
import { issuedNumbers, startIssuing, takeUpWaiting, type Opened } from '../../tools/bench/numbers/issuing.ts'
import { series } from '../../tools/bench/numbers/series.ts'
import { toyProduct } from '../../tools/bench/numbers/toyKind.ts'
import { startDatabases } from '../server/support/databases.ts'

const databases = await startDatabases()

const upTo = (highest: number): readonly number[] => Array.from({ length: highest }, (_, index) => index + 1)

const outstanding = ({ db }: Opened) =>
  db.selectFrom('numbers').select('number').where('company_id', '=', series.companyId)

/** Numbers that are issued or out, as they are at one moment: a commit may be on its way when its process is killed. */
const everyNumber = async (opened: Opened): Promise<readonly number[]> => {
  const issued = opened.db.selectFrom('toy_documents').select('number').where('company_id', '=', series.companyId)
  const rows = await issued.unionAll(outstanding(opened)).execute()
  return rows.map(({ number }) => number).toSorted((one, other) => one - other)
}

describe.each(databases.map((database) => [database.kind, database] as const))(
  'processes that number documents on %s',
  (_kind, database) => {
    it('leave each number issued once or with its reason when they are killed, and no gap once what waits is taken up', async () => {
      const location = await database.create()
      const opened = await openDatabase(toyProduct, location)
      await opened.store.companies.insertNew(demoCompany.id, demoCompany)
      const running = [1, 2].map(() => startIssuing(location, 8, Number.MAX_SAFE_INTEGER))
      await vi.waitUntil(async () => (await issuedNumbers(opened)).length > 40, { timeout: 120_000, interval: 20 })
      for (const { kill } of running) kill()
      expect(await Promise.all(running.map(({ ended }) => ended))).toEqual(['SIGKILL', 'SIGKILL'])
      const numbers = await everyNumber(opened)
      expect(numbers).toEqual(upTo(numbers.length))
      await takeUpWaiting(opened)
      expect(await outstanding(opened).execute()).toEqual([])
      const issued = (await issuedNumbers(opened)).toSorted((one, other) => one - other)
      expect(issued).toEqual(upTo(issued.length))
      await opened.store.close()
    })
  },
)
