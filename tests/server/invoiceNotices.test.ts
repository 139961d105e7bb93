import { beforeAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { noticeBodyOf, noticeSteps, typedInvoice } from './support/errorNotices.ts'
import { declareInvoices, invoiceSteps } from './support/invoices.ts'
import { allow } from './support/pitCertificates.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const userId = 'user@tokhai.example'
const serial_no = 'C26TSS'

const unfit = (message: string, row = 0) => ({
  reason: 'errorNotice.documentsUnfit',
  fields: [{ field: `documents.${row}.inv_no`, message }],
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'notices of wrong invoices, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    let admin: Visitor
    let user: Visitor
    let key: SigningKey
    let own: string
    let other: string
    beforeAll(async () => {
      key = await demoKey(server.folder)
      await declareInvoices(server.location)
      await putInvoiceTemplateInUse(server.location, { serial_no })
      await allow(server.location, userId, ['invoice.new', 'invoice.make', 'invoice.send', 'invoice.delete'])
      const { store } = await openStore(server.location)
      const account = await store.accounts.byUserId(userId)
      const [shop] = await store.shops.usedBy(demoCompany.id, 'account', [account?.id ?? ''])
      own = shop?.id ?? ''
      await store.close()
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      user = await signInAs(server.origin, userId)
      const { shops } = await admin.get(contract.listShops)
      other = shops.find(({ id }) => id !== own)?.id ?? ''
    })
    const { detail, saved, ask, generated, send, reaches } = noticeSteps(() => ({ visitor: admin, key }), 'invoices')
    const invoices = invoiceSteps(() => ({ visitor: admin, key }))
    /** The row of an invoice that is issued, with nothing but its id right. */
    const issued = async (shop_id = '') => {
      const { sid, inv_no } = await invoices.accepted({ serial_no, shop_id, req_send_email: false })
      return { row: typedInvoice({ sid, serial_no: 'C26TQQ', inv_no: '999', tax_auth_cd: 'X' }), inv_no }
    }

    it('goes from a draft by message 300 to its receipt, and the invoices that it names say so', async () => {
      const { row, inv_no } = await issued()
      const documents = [row, typedInvoice()]
      const draft = await saved({ documents })
      expect(await invoices.detail(row.sid)).toMatchObject({
        noticed: '',
        notices: [{ id: draft.notice_id, notice_status: 'draft' }],
      })
      const made = await generated({ documents, ...draft })
      const { tax_auth_cd } = await invoices.detail(row.sid)
      expect(made.xml_data).toContain(
        `<MCCQT>${tax_auth_cd}</MCCQT><KHMSHDon>1</KHMSHDon><KHHDon>${serial_no}</KHHDon><SHDon>${inv_no}</SHDon>`,
      )
      expect(made.xml_data).toContain('<MSo>04/SS-HĐĐT</MSo>')
      expect((await send(made)).outcome).toMatchObject({ status: 200 })
      const id = made.notice_id
      await reaches(id, 'accepted')
      const { steps } = await admin.get(contract.invoiceNoticeTimeline, { params: { id } })
      expect(steps.flatMap(({ message }) => message?.type ?? [])).toEqual(expect.arrayContaining(['300', '301']))
      const { checks } = await admin.get(contract.invoiceNoticeVerification, { params: { id } })
      expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
      expect(await invoices.detail(row.sid)).toMatchObject({
        etax_status: 'accepted',
        noticed: 'notified',
        notices: [{ id, notice_status: 'accepted', notice_date: '2026-11-20' }],
      })
      const found = await admin.get(contract.searchInvoices, { body: { search_value: `${serial_no}-${inv_no}` } })
      expect(found.invoices).toMatchObject([{ sid: row.sid, noticed: 'notified' }])
      const { notices } = await admin.get(contract.searchInvoiceNotices, { body: { search_value: serial_no } })
      expect(notices).toMatchObject([{ notice_id: id, documents: 2, serial_no, notice_status: 'accepted' }])
    })

    it('is not received where a symbol is of other rules, says which, and is corrected and sent again', async () => {
      const { row } = await issued()
      const wrong = typedInvoice({ serial_no: 'AA/20P', form_no: '01GTKT0/001' })
      const made = await generated({ documents: [row, wrong] })
      await send(made)
      await reaches(made.notice_id, 'rejected')
      expect((await detail(made.notice_id)).message).toBe(
        'AA/20P-77: 9303: Loại áp dụng hóa đơn không phù hợp với ký hiệu hóa đơn',
      )
      expect(await invoices.detail(row.sid)).toMatchObject({ noticed: '', notices: [{ notice_status: 'rejected' }] })
      const { notifications } = await admin.get(contract.listNotifications, { query: {} })
      expect(notifications.find(({ record_id }) => record_id === made.notice_id)).toMatchObject({
        kind: 'errorNotice.refused',
        record_kind: 'invoice-error-notices',
      })
      const again = await generated({
        notice_id: made.notice_id,
        version: made.version,
        documents: [row, { ...wrong, document_type: '4' }],
      })
      await send(again)
      await reaches(made.notice_id, 'accepted')
      expect(await invoices.detail(row.sid)).toMatchObject({ noticed: 'notified' })
    })

    it('is written as of its day: before June 2025 it says what becomes of an invoice, and cancels it', async () => {
      const { row } = await issued()
      const early = typedInvoice({ serial_no: 'C25TZY', inv_date: '2025-05-10', effect: '1' })
      const before = { notice_date: '2025-05-20', documents: [early] }
      const made = await generated(before)
      expect(made.xml_data).toContain('<PBan>2.0.1</PBan>')
      expect(made.xml_data).toContain('<TCTBao>1</TCTBao>')
      expect(await ask({ ...before, documents: [{ ...early, effect: '' }] })).toMatchObject({
        fields: [{ field: 'documents.0.effect', message: 'notice_effect_is_required' }],
      })
      expect(await ask({ ...before, documents: [{ ...early, tax_auth_cd: '' }] })).toMatchObject({
        fields: [{ field: 'documents.0.effect', message: 'cancelled_invoice_has_no_code' }],
      })
      // What becomes of an invoice is not said any more since then, and nothing is cancelled.
      const now = await generated({ documents: [{ ...row, effect: '1' }] })
      expect(now.xml_data).not.toContain('TCTBao')
      await send(now)
      await reaches(now.notice_id, 'accepted')
      expect(await invoices.detail(row.sid)).toMatchObject({ noticed: 'notified' })
    })

    it('cancels an invoice, which counts nothing any more and is named by no other notice', async () => {
      const { row } = await issued()
      const { sid } = row
      const { store } = await openStore(server.location)
      const cancel = (as: 'notified' | 'cancelled') => store.issuedInvoices.noticed(demoCompany.id, [sid], as)
      const search_value = (await invoices.detail(sid)).refid
      const sum = () => admin.get(contract.sumInvoices, { body: { search_value } })
      expect(await sum()).toMatchObject({ count: 1 })
      await cancel('cancelled')
      await cancel('notified')
      const [named] = await store.issuedInvoices.named(demoCompany.id, [sid])
      expect(named).toMatchObject({ isReplaced: true })
      await store.close()
      expect(await invoices.detail(sid)).toMatchObject({ noticed: 'cancelled' })
      expect(await sum()).toMatchObject({ count: 0, total_vnd: '0' })
      expect(await ask({ documents: [row] })).toMatchObject(unfit('invoice_is_cancelled'))
    })

    it('names accepted invoices, each in one notice on its way', async () => {
      expect(await ask({ documents: [typedInvoice({ sid: 'unknown' })] })).toMatchObject(unfit('invoice_is_not_there'))
      const draft = await invoices.saved({ serial_no })
      expect(await ask({ documents: [typedInvoice({ sid: draft.sid, inv_no: '' })] })).toMatchObject({
        fields: [{ field: 'documents.0.inv_no', message: 'number_is_required' }],
      })
      const { row, inv_no } = await issued()
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () =>
          admin.ask(contract.saveInvoiceNoticeDraft, { body: noticeBodyOf('invoices', { documents: [row] }) }),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const each of outcomes.filter(({ status }) => status !== 200))
        expect(each).toMatchObject(unfit('invoice_is_in_another_notice'))
      const named = await admin.get(contract.nameableInvoices, { body: { sids: [row.sid, draft.sid] } })
      expect(named.invoices).toMatchObject([{ sid: row.sid, inv_no, is_replaced: false }])
      const found = await admin.get(contract.nameableInvoices, { body: { search_value: `${serial_no}-${inv_no}` } })
      expect(found.invoices.map(({ sid }) => sid)).toEqual([row.sid])
    })

    it('is of its own path: certificates are written under theirs, and neither over the other', async () => {
      const made = await saved()
      const pit = await signInAs(server.origin, 'pit.admin@tokhai.example')
      const certificates = noticeSteps(() => ({ visitor: pit, key }))
      const { notice_id } = await certificates.saved()
      expect(await pit.ask(contract.errorNoticeDetail, { params: { id: made.notice_id } })).toMatchObject({
        status: 404,
      })
      expect(await admin.ask(contract.invoiceNoticeDetail, { params: { id: notice_id } })).toMatchObject({
        status: 404,
      })
      const over = { notice_id: made.notice_id, version: made.version }
      expect(await certificates.ask(over)).toMatchObject({ reason: 'record.absent' })
      expect(await ask({ notice_id })).toMatchObject({ reason: 'record.absent' })
      const { notices } = await admin.get(contract.listInvoiceNotices, { query: {} })
      expect(notices.map((row) => row.notice_id)).not.toContain(notice_id)
    })

    it('is seen by who sees the shop of its invoices, and by no other', async () => {
      const ofOther = await issued(other)
      const ofOwn = await issued(own)
      const hidden = await generated({ documents: [ofOther.row] })
      const shown = await generated({ documents: [ofOwn.row] })
      const id = hidden.notice_id
      expect(await user.ask(contract.invoiceNoticeDetail, { params: { id } })).toMatchObject({ status: 404 })
      const { notices } = await user.get(contract.listInvoiceNotices, { query: {} })
      expect(notices.map(({ notice_id }) => notice_id)).toEqual([shown.notice_id])
      const { counts } = await user.get(contract.countInvoiceNotices, { query: {} })
      expect(counts).toEqual([{ status: 'draft', count: 1 }])
      const asked = { body: { sids: [ofOther.row.sid, ofOwn.row.sid] } }
      expect((await user.get(contract.nameableInvoices, asked)).invoices.map(({ sid }) => sid)).toEqual([ofOwn.row.sid])
      const over = { notice_id: id, version: hidden.version, documents: [ofOther.row] }
      expect(await user.ask(contract.saveInvoiceNoticeDraft, { body: noticeBodyOf('invoices', over) })).toMatchObject({
        reason: 'record.absent',
      })
      expect(await user.ask(contract.saveInvoiceNoticeDraft, { body: noticeBodyOf('invoices') })).toMatchObject({
        fields: [{ field: 'documents', message: 'shop_is_not_assigned' }],
      })
    })
  },
)
