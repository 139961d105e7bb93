import { beforeAll, describe, expect, it } from 'vitest'
import { liftConversion } from '../../server/areas/invoices/conversion/liftConversion.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { shownDay, vietnamDay } from '../../src/domain/dates.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { textOf } from '../features/support/readPdf.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSteps } from './support/invoices.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const serial_no = 'C26TCD'
const convert_by = 'Lê Thị Giấy'

describe.each(databases.map((database) => [database.kind, database] as const))(
  'invoices on paper, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    let visitor: Visitor
    let key: SigningKey
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'admin@tokhai.example')
      key = await demoKey(server.folder)
      await declareInvoices(server.location)
      await putInvoiceTemplateInUse(server.location, { serial_no })
    })
    const { saved, detail, accepted } = invoiceSteps(() => ({ visitor, key }))
    const convert = (sid: string, given: { convert_by?: string; convert_dt?: string } = {}) =>
      visitor.ask(contract.convertInvoice, { query: { sid, convert_by, ...given } })
    const stepsOf = async (id: string) => {
      const { steps } = await visitor.get(contract.invoiceTimeline, { params: { id } })
      return steps.map(({ kind, text, who }) => [kind, text, who])
    }

    it('bear who has converted them and the day of the server, and are printed again as they were [002-4.3-02]', async () => {
      const { sid } = await accepted({ serial_no })
      expect(await detail(sid)).toMatchObject({ convert_yn: 'N', convert_by: '', pdf_convert_url: null })
      const before = Date.now()
      const done = await visitor.get(contract.convertInvoice, { query: { sid, convert_by: ` ${convert_by} ` } })
      expect(Date.parse(done.convert_dt)).toBeGreaterThanOrEqual(before)
      const found = await detail(sid)
      expect(found).toMatchObject({ convert_yn: 'Y', convert_by, convert_dt: done.convert_dt })
      expect((await stepsOf(sid)).at(-1)).toEqual(['converted', convert_by, 'Trần Quốc Bảo'])
      const [day, month, year] = shownDay(vietnamDay(new Date(done.convert_dt))).split('/')
      for (const path of [done.pdf_convert_url, found.pdf_convert_url]) {
        const answer = await fetch(`${server.origin}${path}`, { headers: { Cookie: visitor.cookie() } })
        expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
          'application/pdf',
          'private, no-store',
        ])
        const said = textOf(Buffer.from(await answer.arrayBuffer())).replaceAll(/\s+/g, ' ')
        for (const text of [
          'HÓA ĐƠN CHUYỂN ĐỔI TỪ HÓA ĐƠN ĐIỆN TỬ',
          'Người chuyển đổi',
          '(Ký, ghi rõ họ tên)',
          convert_by,
          `Ngày ${day} tháng ${month} năm ${year}`,
        ])
          expect(said).toContain(text)
        expect(said).not.toContain('Bản thể hiện')
      }
    })

    it('are converted once, however many ask at once, and who asks later hears who was first', async () => {
      const { sid } = await accepted({ serial_no })
      const names = ['Một', 'Hai', 'Ba', 'Bốn']
      const replies = await Promise.all(names.map((name) => convert(sid, { convert_by: name })))
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
      const winner = names[replies.findIndex(({ status }) => status === 200)] ?? ''
      expect(await detail(sid)).toMatchObject({ convert_by: winner })
      const again = await convert(sid)
      expect(again).toMatchObject({ status: 409, reason: 'invoice.converted' })
      expect(again.text).toContain(`by ${winner}, `)
      expect((await stepsOf(sid)).filter(([kind]) => kind === 'converted')).toHaveLength(1)
    })

    it('are those that are accepted alone, by somebody with a name, on the day of today', async () => {
      const draft = await saved({ serial_no })
      expect(await convert(draft.sid)).toMatchObject({ status: 409, reason: 'invoice.notIssued' })
      const { sid } = await accepted({ serial_no })
      expect(await convert(sid, { convert_by: '  ' })).toMatchObject({
        reason: 'fields.invalid',
        fields: [{ field: 'convert_by', message: 'converter_is_required' }],
      })
      expect(await convert(sid, { convert_dt: '2026-01-01' })).toMatchObject({
        reason: 'fields.invalid',
        fields: [{ field: 'convert_dt', message: 'conversion_day_is_not_today' }],
      })
      expect(await detail(sid)).toMatchObject({ convert_yn: 'N' })
      expect(await convert(sid, { convert_dt: vietnamDay(new Date()) })).toMatchObject({ status: 200 })
    })

    it('may be converted again once an operator has taken that back, which history and activity log keep', async () => {
      const { sid, inv_no } = await accepted({ serial_no })
      await convert(sid)
      const { pdf_convert_url } = await detail(sid)
      const { store } = await openStore(server.location)
      const clock = () => new Date()
      const asked = { taxCode: demoCompany.tax_id, invoice: `1${serial_no}-${inv_no}`, reason: 'Giấy bị cháy' }
      const lift = (changes: Partial<typeof asked> = {}) => liftConversion(store, clock, { ...asked, ...changes })
      expect(await lift({ invoice: '1C26TXX-1' })).toEqual({ ok: false, failure: 'invoice.absent' })
      expect(await lift({ invoice: 'x' })).toEqual({ ok: false, failure: 'invoice.absent' })
      expect(await lift({ taxCode: '0000000000' })).toEqual({ ok: false, failure: 'company.absent' })
      expect(await lift()).toMatchObject({ ok: true, value: { by: convert_by } })
      expect(await lift()).toEqual({ ok: false, failure: 'invoice.notConverted' })
      await store.close()
      const gone = await fetch(`${server.origin}${pdf_convert_url}`, { headers: { Cookie: visitor.cookie() } })
      expect(gone.status).toBe(404)
      expect(await convert(sid, { convert_by: 'Trần Văn Hai' })).toMatchObject({ status: 200 })
      expect((await stepsOf(sid)).slice(-3).map(([kind, text]) => [kind, text])).toEqual([
        ['converted', convert_by],
        ['conversionLifted', 'Giấy bị cháy'],
        ['converted', 'Trần Văn Hai'],
      ])
    })
  },
)
