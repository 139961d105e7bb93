import { beforeAll, describe, expect, it } from 'vitest'
import { pageOf, type PageRequest } from '../../server/store/page.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { certificate } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const order = { columns: ['serial_no'], otherwise: { column: 'to_date', direction: 'desc' } } as const

describe.each(databases.map((database) => [database.kind, database] as const))(
  'a page of a query on %s',
  (_, { create }) => {
    const opened = storeForTests({ create })
    beforeAll(async () => {
      for (const [id, serial_no, to_date] of [
        ['a', '3', '2027-01-01T00:00:00'],
        ['b', '2', '2028-01-01T00:00:00'],
        ['c', '1', '2028-01-01T00:00:00'],
      ] as const)
        await opened.store.certificates.insertNew(demoCompany.id, { ...certificate, id, serial_no, to_date }, null)
    })

    const idsOf = async (request: Partial<PageRequest>) => {
      const rows = opened.db
        .selectFrom('certificates')
        .select('id')
        .where('company_id', '=', demoCompany.id)
        .where('id', 'in', ['a', 'b', 'c'])
      const { items, total } = await pageOf(rows, { number: 0, size: 10, sort: null, ...request }, order)
      return [items.map(({ id }) => id).join(''), total]
    }

    it('has its own order, in which ids part what is equal', async () => {
      expect(await idsOf({})).toEqual(['cba', 3])
    })

    it('is sorted by a column that the list can be sorted by, and by no other', async () => {
      expect(await idsOf({ sort: { column: 'serial_no', direction: 'asc' } })).toEqual(['cba', 3])
      expect(await idsOf({ sort: { column: 'serial_no', direction: 'desc' } })).toEqual(['abc', 3])
      expect(await idsOf({ sort: { column: 'company_id', direction: 'asc' } })).toEqual(['cba', 3])
    })

    it('has so many rows, and says how many all pages have', async () => {
      expect(await idsOf({ number: 1, size: 2 })).toEqual(['a', 3])
      expect(await idsOf({ number: 2, size: 2 })).toEqual(['', 3])
    })
  },
)
