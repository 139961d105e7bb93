import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import type { InvoiceRow } from '../../src/api/contract/invoices.ts'
import { vietnamDay } from '../../src/domain/dates.ts'
import { demoInvoices } from '../../server/areas/invoices/demo/invoices.ts'
import { invoiceSchema } from '../../src/domain/invoice/rules.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { serverForTests } from './support/serverForTests.ts'
import * as v from 'valibot'

const databases = await startDatabases()
const count = 70

describe('invoices of the demo', () => {
  it.each(['2026-11-30T02:00:00Z', '2027-01-01T00:30:00+07:00', '2027-03-01T10:00:00Z', '2028-02-29T20:00:00Z'])(
    'can all be issued at %s, in the order of their days',
    (at) => {
      const now = new Date(at)
      const all = demoInvoices(now, 400)
      for (const { content, begun } of all) {
        expect(v.safeParse(invoiceSchema, content).issues, JSON.stringify(content)).toBeUndefined()
        expect(content.inv_date).toBe(vietnamDay(begun))
        expect(begun.getTime()).toBeLessThan(now.getTime())
      }
      const moments = all.map(({ begun }) => begun.getTime())
      expect(moments.toSorted((one, other) => one - other)).toEqual(moments)
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['accepted', 'rejected', 'draft', 'sent']))
    },
  )
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the demo company with invoices, over %s',
  (_kind, database) => {
    const server = serverForTests({ isDemoRegistered: true, demoInvoices: count }, { database })
    let visitor: Visitor
    let rows: readonly InvoiceRow[]
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'admin@tokhai.example')
      const body = { page_number: '0', page_size: '100', search_value: '' }
      rows = (await visitor.get(contract.searchInvoices, { body })).invoices
    })

    it('lists each, numbered without a gap under its symbol but where a number waits for what was refused', async () => {
      expect(rows).toHaveLength(count)
      const { numbers: waiting } = await visitor.get(contract.invoiceNumbersWaiting, { query: {} })
      expect(waiting).toHaveLength(rows.filter(({ etax_status }) => etax_status === 'rejected').length)
      const numbers = new Map<string, number[]>()
      const given = rows.flatMap(({ form_no: form, serial_no: symbol, inv_no }) =>
        inv_no === '' ? [] : [{ form, symbol, number: Number(inv_no) }],
      )
      for (const { form, symbol, number } of [...given, ...waiting]) {
        const series = `${form}${symbol}`
        numbers.set(series, [...(numbers.get(series) ?? []), number])
      }
      expect(numbers.size).toBeGreaterThan(1)
      for (const [symbol, found] of numbers)
        expect(
          found.toSorted((one, other) => one - other),
          symbol,
        ).toEqual(found.map((_, place) => place + 1))
    })

    it('has their signatures verified and their codes in what is handed out', async () => {
      const accepted = rows.filter(({ etax_status }) => etax_status === 'accepted')
      expect(accepted.length).toBeGreaterThan(40)
      for (const { sid } of [accepted[0], accepted.at(-1)].flatMap((row) => row ?? [])) {
        const params = { id: sid }
        const { checks } = await visitor.get(contract.invoiceVerification, { params })
        expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
        const found = await visitor.get(contract.invoiceDetail, { params })
        const file = await fetch(`${server.origin}${found.signed_xml_url}`, { headers: { Cookie: visitor.cookie() } })
        expect(await file.text()).toContain(`<MCCQT>${found.tax_auth_cd}</MCCQT><DSCKS>`)
      }
    })

    it('has a request of the authority to review two of them, which waits for its answer', async () => {
      const { requests } = await visitor.get(contract.listReviewRequests, { query: {} })
      expect(requests).toMatchObject([{ notice_id: '', invoices: 2 }])
      const id = requests[0]?.id ?? ''
      const { day, answer_by, invoices } = await visitor.get(contract.reviewRequestDetail, { params: { id } })
      expect(answer_by > day).toBe(true)
      for (const { sid, inv_no, inv_date, reason } of invoices) {
        expect(inv_date <= day).toBe(true)
        expect(reason).not.toBe('')
        const detail = await visitor.get(contract.invoiceDetail, { params: { id: sid } })
        expect(detail).toMatchObject({ inv_no, etax_status: 'accepted', review_requests: [{ id }] })
      }
    })

    it('has customers whose invoices they are', async () => {
      const detail = await visitor.get(contract.invoiceDetail, { params: { id: rows[0]?.sid ?? '' } })
      expect(detail.customer_id).not.toBe('')
      const customer = await visitor.get(contract.customerDetail, { params: { id: detail.customer_id } })
      expect([customer.company_name, customer.buyer_name]).toEqual([detail.company_name, detail.buyer_name])
    })
  },
)
