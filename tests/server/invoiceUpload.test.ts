import { beforeAll, describe, expect, it } from 'vitest'
import { invoiceCollection } from '../../server/areas/invoices/keptInvoices.ts'
import { uploadInvoices } from '../../server/areas/invoices/upload/uploadInvoices.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import type { Member } from '../../server/companies/member.ts'
import { saveForm } from '../../server/documents/collection.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { InvoiceContent } from '../../src/domain/invoice/content.ts'
import { sentInvoice, type SentInvoice } from '../../src/domain/invoice/upload/sent.ts'
import { account } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSaid, lineSaid } from './support/invoices.ts'
import { storeForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''
const member: Member = { account: { ...account, scope: 'ADMIN' }, companyId, expiresAt: 0 }
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const serial_no = 'C26TUP'

const sent = (changes: Partial<InvoiceContent> = {}, sid = newId()): SentInvoice =>
  sentInvoice(sid, invoiceSaid({ serial_no, ...changes }))

describe.each(databases.map((database) => [database.kind, database] as const))(
  'an upload of invoices on %s',
  (_kind, database) => {
    const opened = storeForTests(database)
    beforeAll(async () => {
      await declareInvoices(opened.location)
      await putInvoiceTemplateInUse(opened.location, { serial_no })
    })

    const send = (
      invoices: readonly unknown[],
      mode: 'all' | 'valid' = 'all',
      purpose: 'draft' | 'issue' = 'draft',
      who = member,
    ) => uploadInvoices(opened.store, clock, who, { payload: JSON.stringify(invoices), mode }, purpose)
    const valueOf = async (answer: ReturnType<typeof send>) => {
      const result = await answer
      if (!result.ok) throw new Error(JSON.stringify(result.failure))
      return result.value
    }
    const rowsOf = async (table: 'invoices' | 'invoice_contents' | 'document_steps' | 'audit') =>
      (await opened.db.selectFrom(table).selectAll().where('company_id', '=', companyId).execute()).length
    const counted = async () => [
      await rowsOf('invoices'),
      await rowsOf('invoice_contents'),
      await rowsOf('document_steps'),
      await rowsOf('audit'),
    ]

    it('drafts each as its form would, with a step, and an entry of the audit for some hundred', async () => {
      const before = await counted()
      const invoices = Array.from({ length: 620 }, (_, place) => sent({ order_no: `D${place}` }))
      const { success, invoices: kept } = await valueOf(send(invoices))
      expect(success).toBe(620)
      expect(await counted()).toEqual(before.map((count, index) => count + (index === 3 ? 2 : 620)))
      const { sid, version } = kept.at(-1) ?? { sid: '', version: '' }
      const whole = await opened.store.invoices.byId(companyId, sid)
      expect(whole?.head).toMatchObject({ contentHash: version, number: null, status: 'draft' })
      expect(whole?.content).toMatchObject({ order_no: 'D619', comp_taxcd: demoCompany.tax_id, lines: [lineSaid()] })
    })

    it('keeps what a draft by hand with the same texts keeps', async () => {
      const parts = { ...opened, clock }
      const said = invoiceSaid({ serial_no, order_no: 'BY-HAND' })
      const byHand = await saveForm(invoiceCollection, parts, member, { content: said, version: '', unfinished: null })
      const [uploaded] = (await valueOf(send([sent({ order_no: 'BY-HAND' })]))).invoices
      expect(byHand.ok && byHand.value.contentHash).toBe(uploaded?.version)
    })

    it('makes invoices of the same ids once, however often they are sent, also at once, and keeps what was changed since', async () => {
      const invoices = [sent({ order_no: 'ONE' }), sent({ order_no: 'TWO' })]
      const before = await counted()
      const answers = await Promise.all([valueOf(send(invoices)), valueOf(send(invoices)), valueOf(send(invoices))])
      expect(answers.map(({ success }) => success)).toEqual([2, 2, 2])
      expect(answers.flatMap((answer) => answer.invoices).filter(({ is_new }) => is_new)).toHaveLength(2)
      expect((await counted())[0]).toBe((before[0] ?? 0) + 2)
      const [again] = (await valueOf(send([{ ...invoices[0], remark: 'khác' }]))).invoices
      expect(again).toMatchObject({ is_new: false, version: answers[0]?.invoices[0]?.version })
    })

    it('keeps nothing, or all but the refused ones, and names each with its field', async () => {
      const wrong = sent({ lines: [lineSaid(), lineSaid({ quantity: 'nhiều' })] })
      const unknown = sent({ shop_id: 'nowhere' })
      const rows = [
        { row: 1, field: 'lines.1.quantity', message: 'amount_is_no_number' },
        { row: 2, field: 'shop_id', message: 'shop_is_unknown' },
      ]
      const before = await counted()
      expect(await valueOf(send([sent(), wrong, unknown]))).toEqual({
        total: 3,
        success: 0,
        failed: 3,
        rows,
        invoices: [],
      })
      expect(await counted()).toEqual(before)
      expect(await valueOf(send([sent(), wrong, unknown], 'valid'))).toMatchObject({ success: 1, failed: 2, rows })
    })

    it('refuses days after today, and for issuing gaps and symbols that are not in use', async () => {
      const gap = sent({ lines: [lineSaid({ vat_rate: '' })] })
      expect((await valueOf(send([gap]))).success).toBe(1)
      const { rows } = await valueOf(
        send([gap, sent({ serial_no: 'C26TQQ' }), sent({ inv_date: '2026-11-21' }), sent()], 'valid', 'issue'),
      )
      expect(rows).toMatchObject([
        { row: 0, field: 'lines.0.vat_rate', message: 'vat_rate_is_unknown' },
        { row: 1, field: 'serial_no', message: 'symbol_has_no_template' },
        { row: 2, field: 'inv_date', message: 'day_is_in_the_future' },
      ])
    })

    it.each<[string, unknown]>([
      ['no invoice', []],
      ['no list', { sid: newId() }],
      ['an id of its own', [{ ...sent(), sid: 'mine' }]],
      [
        'an id twice',
        [sent({}, '0199a3b2-7c00-7000-8000-000000000001'), sent({}, '0199a3b2-7c00-7000-8000-000000000001')],
      ],
      ['more members', [{ ...sent(), comp_nm: 'khác' }]],
      ['too many lines', [{ ...sent(), lines: Array.from({ length: 1001 }, () => ({})) }]],
      ['too long a text', [sent({ remark: 'x'.repeat(1001) })]],
      [
        'too many lines of all',
        Array.from({ length: 51 }, () => ({ ...sent(), lines: Array.from({ length: 1000 }, () => ({})) })),
      ],
    ])('is refused as a whole that has %s', async (_what, payload) => {
      const answer = await uploadInvoices(
        opened.store,
        clock,
        member,
        { payload: JSON.stringify(payload), mode: 'all' },
        'draft',
      )
      expect(answer).toMatchObject({ ok: false, failure: { reason: 'fields.invalid', fields: [{ field: 'payload' }] } })
    })

    it('is of the shops of its sender alone, and of the only one where it names none', async () => {
      const worker: Member = { ...member, account: { ...account, scope: 'USER' } }
      const { store } = opened
      const known = ['own', 'other'].map((id) => ({ id, name: `Shop ${id}`, shop_code: id }))
      const withShops = (ids: readonly string[]): typeof store => ({
        ...store,
        shops: {
          ...store.shops,
          named: (_company, asked) => Promise.resolve(known.filter(({ id }) => asked.includes(id))),
          usedBy: () =>
            Promise.resolve(
              ids.map((id) => ({ id, name: id, shop_code: id, address: '', tel_no: '', subjectId: account.id })),
            ),
        },
      })
      const drafted = (invoices: readonly SentInvoice[], shops: readonly string[]) =>
        valueOf(
          uploadInvoices(
            withShops(shops),
            clock,
            worker,
            { payload: JSON.stringify(invoices), mode: 'valid' },
            'draft',
          ),
        )
      const { rows, invoices } = await drafted([sent({ shop_id: 'other' }), sent()], ['own'])
      expect(rows).toEqual([{ row: 0, field: 'shop_id', message: 'shop_is_not_assigned' }])
      const own = invoices[0]?.sid ?? ''
      const { content } = (await store.invoices.byId(companyId, own)) ?? {}
      expect(content).toMatchObject({ shop_id: 'own', shop_name: 'Shop own' })
    })
  },
)
