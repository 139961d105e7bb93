import { beforeAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { BodyOf } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { invoiceChecks } from '../../src/api/contract/invoiceChecks.ts'
import type { InvoiceContent } from '../../src/domain/invoice/content.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSaid } from './support/invoices.ts'
import { allow } from './support/pitCertificates.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const userId = 'user@tokhai.example'
const [usable, narrowed, undeclared] = ['C26TKA', 'C26TKB', 'K26TKC']
/** Under which no template is in use. */
const unknown = 'C26TKZ'

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the check before a run of e-invoices, over %s',
  (_kind, database) => {
    const server = serverForTests({}, { database })
    let admin: Visitor
    let user: Visitor
    let own = ''
    beforeAll(async () => {
      await declareInvoices(server.location, ['attribute1', 'inv_type1'])
      for (const serial_no of [usable, narrowed, undeclared])
        await putInvoiceTemplateInUse(server.location, { serial_no })
      await allow(server.location, userId, ['invoice.new', 'invoice.make', 'invoice.send'])
      const { store } = await openStore(server.location)
      const account = await store.accounts.byUserId(userId)
      const [shop] = await store.shops.usedBy(demoCompany.id, 'account', [account?.id ?? ''])
      own = shop?.id ?? ''
      await store.close()
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      user = await signInAs(server.origin, userId)
    })
    const saved = (changes: Partial<InvoiceContent>) =>
      admin.get(contract.saveInvoiceDraft, { body: { version: '', ...invoiceSaid(changes) } })
    const check = async (asked: BodyOf<typeof invoiceChecks.checkToIssue>, visitor = admin) =>
      (await visitor.get(invoiceChecks.checkToIssue, { body: asked })).invoices
    const idsOf = (rows: readonly { readonly sid: string }[]): readonly string[] => rows.map(({ sid }) => sid)

    it('answers versions and names, the earliest day first, and of one day those that were made first', async () => {
      const days = ['2026-11-20', '2026-11-18', '2026-11-20', '2026-11-19']
      const made = []
      for (const inv_date of days) made.push(await saved({ serial_no: usable, inv_date }))
      const [late, early, latest, between] = idsOf(made)
      const answered = await check({ of: 'list', serial_no: usable })
      expect(idsOf(answered)).toEqual([early, between, late, latest])
      expect(answered[0]).toMatchObject({
        version: made[1]?.version,
        form_no: '1',
        serial_no: usable,
        inv_no: '',
        buyer_nm: 'Công ty TNHH Hoa & Lan',
        etax_status: 'draft',
        problems: [],
      })
    })

    it.each([
      [
        'the rules of the form',
        { serial_no: usable, company_name: '', buyer_name: '' },
        'company_name',
        'buyer_company_name_is_required',
      ],
      ['the templates in use', { serial_no: unknown }, 'serial_no', 'symbol_has_no_template'],
      [
        'the day of the template',
        { serial_no: usable, inv_date: '2025-12-31' },
        'serial_no',
        'symbol_is_of_another_year',
      ],
      ['what is declared', { serial_no: undeclared }, 'serial_no', 'symbol_is_not_declared'],
    ])('says what %s forbid', async (_what, said, field, message) => {
      const { sid } = await saved(said)
      const [row] = await check({ of: 'selected', sid: [sid] })
      expect(row?.problems).toContainEqual({ field, message })
    })

    it('takes the drafts of the list as it is narrowed, and notes one entry for all of them', async () => {
      const made = []
      for (const order_no of ['SUMMER', 'SUMMER', 'WINTER']) made.push(await saved({ serial_no: narrowed, order_no }))
      const entries = async () => {
        const { entries: found } = await admin.get(contract.listAudit, { query: { page_size: '100' } })
        return found.filter(({ action }) => action === 'invoice.checkedToIssue').map(({ detail }) => detail)
      }
      const before = await entries()
      const answered = await check({ of: 'list', serial_no: narrowed, search_value: 'summer' })
      expect(idsOf(answered)).toEqual(idsOf(made).slice(0, 2))
      expect(await check({ of: 'list', serial_no: narrowed, status: 'accepted' })).toEqual([])
      expect(await check({ of: 'list', serial_no: narrowed, start_date: '2026-11-21' })).toEqual([])
      expect(await entries()).toHaveLength(before.length + 1)
    })

    it('answers an account of a shop its own invoices alone', async () => {
      const of = { serial_no: usable, order_no: 'SHOPS' }
      const mine = await saved({ ...of, shop_id: own })
      const others = await saved(of)
      const sid = [mine.sid, others.sid]
      expect(idsOf(await check({ of: 'selected', sid }, user))).toEqual([mine.sid])
      expect(idsOf(await check({ of: 'list', search_value: 'shops' }, user))).toEqual([mine.sid])
      expect(idsOf(await check({ of: 'list', search_value: 'shops' }))).toEqual(sid)
    })
  },
)
