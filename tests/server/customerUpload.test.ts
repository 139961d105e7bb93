import { describe, expect, it } from 'vitest'
import { settleCustomers, uploadCustomers } from '../../server/areas/customers/upload.ts'
import type { Member } from '../../server/companies/member.ts'
import { newId } from '../../server/store/identifiers.ts'
import { newCustomer, type CustomerValues } from '../../src/domain/customers/customer.ts'
import { account } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const file = new File(['x'], 'customers.xlsx')

const row = (customer_code: string, changes: Partial<CustomerValues> = {}): CustomerValues => ({
  ...newCustomer(),
  company_name: 'Công ty TNHH Hòa Bình',
  customer_code,
  ...changes,
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'an upload of customers on %s',
  (_kind, database) => {
    const opened = storeForTests(database)
    const send = (rows: readonly CustomerValues[], mode: 'all' | 'valid' = 'all', upload_key = newId()) =>
      uploadCustomers(opened.store, clock, member, { payload: JSON.stringify(rows), file, upload_key, mode })
    const codes = async () => {
      const page = { number: 0, size: 2000, sort: { column: 'customer_code', direction: 'asc' } } as const
      const { items } = await opened.store.customers.page(companyId, { words: [], kind: null }, page)
      return items.map(({ customer_code }) => customer_code)
    }

    it('gives codes to rows without one, none of them twice, whatever codes other rows have', async () => {
      const coded = Array.from({ length: 600 }, (_none, at) => row(`KH${String(at * 2 + 1).padStart(6, '0')}`))
      const open = Array.from({ length: 600 }, () => row(''))
      expect(await send([...open, ...coded])).toMatchObject({ ok: true, value: { success: 1200, failed: 0 } })
      const kept = await codes()
      expect(kept).toHaveLength(1200)
      expect(new Set(kept).size).toBe(1200)
      expect(kept.slice(0, 4)).toEqual(['KH000001', 'KH000002', 'KH000003', 'KH000004'])
    })

    it('names what is wrong with each refused row, and takes the others as asked', async () => {
      await send([row('TAKEN')])
      const rows = [row('taken'), row('TWICE'), row('twice'), row('BAD', { tax_code: '1' }), row('GOOD')]
      const refused = [
        { row: 0, field: 'customer_code', message: 'customer_code_is_taken' },
        { row: 2, field: 'customer_code', message: 'customer_code_is_duplicate' },
        { row: 3, field: 'tax_code', message: 'tax_code_is_invalid' },
      ]
      expect(await send(rows)).toEqual({ ok: true, value: { total: 5, success: 0, failed: 5, rows: refused } })
      expect(await send(rows, 'valid')).toEqual({ ok: true, value: { total: 5, success: 2, failed: 3, rows: refused } })
    })

    it('is known by its key, and can come no more once it was settled', async () => {
      const [key, late] = [newId(), newId()]
      const sent = await send([row('KEY')], 'all', key)
      expect(await send([row('KEY')], 'all', key)).toEqual(sent)
      expect(await settleCustomers(opened.store, clock, member, key)).toMatchObject({
        ok: true,
        value: { result: { success: 1 } },
      })
      expect(await settleCustomers(opened.store, clock, member, late)).toEqual({ ok: true, value: { result: null } })
      expect(await send([row('LATE')], 'all', late)).toEqual({ ok: false, failure: { reason: 'upload.changed' } })
    })
  },
)
