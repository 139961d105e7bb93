import { beforeAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import type { InvoiceContent } from '../../src/domain/invoice/content.ts'
import { succeed } from '../../src/domain/result.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSteps, lineSaid } from './support/invoices.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const serial_no = 'C26TAA'
const day = '2026-11-20'

const refusedAt = (field: string, message: string) => ({
  reason: 'invoice.notCorrectable',
  fields: [{ field, message }],
})

/** What names the invoice that another one corrects, as a form sends it. */
const related = ({ inv_no }: { readonly inv_no: string }): Partial<InvoiceContent> => ({
  serial_no,
  inv_type_ref: '1',
  form_no_ref: '1',
  serial_no_ref: serial_no,
  inv_no_ref: inv_no,
  inv_date_ref: day,
  note: 'Sai đơn giá',
  correction_error: 'price',
  agreement_no: 'BB-01',
  agreement_date: day,
})
const replacing = { inv_feature: '1' } as const
/** The first one comes to 650.000 without VAT. */
const takingBack = (amount: string) => ({
  inv_feature: '2',
  lines: [lineSaid({ quantity: '', price: '', amount: `-${amount}` })],
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'corrections of e-invoices, over %s',
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
    const { body, saved, detail, ask, generated, issue, accepted } = invoiceSteps(() => ({ visitor, key }))
    const original = (changes: Partial<InvoiceContent> = {}) => accepted({ serial_no, ...changes })
    const standing = (id: string) => visitor.get(contract.correctionsOfInvoice, { params: { id } })
    const listed = async (nature: string) => {
      const answer = await visitor.get(contract.listInvoices, { query: { nature } })
      return answer.invoices.map(({ sid }) => sid)
    }
    /** As a received notice 04/SS-HĐĐT of before June 2025 does. */
    const cancel = async (id: string) => {
      const { store } = await openStore(server.location)
      await store.transaction(async ({ issuedInvoices }) => {
        await issuedInvoices.held(demoCompany.id, [id])
        await issuedInvoices.noticed(demoCompany.id, [id], 'cancelled')
        return succeed(null)
      })
      await store.close()
    }
    const sums = () => visitor.get(contract.sumInvoices, { body: { search_value: 'C26TAA' } })

    it('an invoice that replaces another makes it replaced once it is accepted, and is replaced in its turn', async () => {
      const first = await original()
      const before = await sums()
      expect(await standing(first.sid)).toMatchObject({ is_accepted: true, made: [], is_pending: false })
      const second = await generated({ ...related(first), ...replacing, address: 'Huế' })
      expect(second.xml_data).toContain('<TTHDLQuan><TCHDon>1</TCHDon><LHDCLQuan>1</LHDCLQuan>')
      expect(await standing(first.sid)).toMatchObject({ is_pending: true })
      expect(await detail(first.sid)).toMatchObject({ corrected_by: '' })
      await issue(second)
      await expect
        .poll(async () => (await detail(second.sid)).etax_status, { timeout: 20_000, interval: 50 })
        .toBe('accepted')
      expect(await detail(first.sid)).toMatchObject({ corrected_by: '1', corrected_by_sid: second.sid })
      expect(await detail(second.sid)).toMatchObject({ corrects_sid: first.sid, note: 'Sai đơn giá' })
      expect(await standing(first.sid)).toMatchObject({ made: ['replace'], is_pending: false })
      expect(await ask({ ...related(first), ...replacing })).toMatchObject(
        refusedAt('inv_no_ref', 'original_is_replaced'),
      )
      const third = await saved({ ...related(second), ...replacing })
      const { chain, is_replacing } = await standing(second.sid)
      expect(is_replacing).toBe(true)
      expect(chain.map(({ sid, corrects_sid }) => [sid, corrects_sid])).toEqual([
        [first.sid, ''],
        [second.sid, first.sid],
        [third.sid, second.sid],
      ])
      expect(await listed('replaced')).toEqual([first.sid])
      expect(new Set(await listed('replacing'))).toEqual(new Set([second.sid, third.sid]))
      expect(await sums()).toEqual(before)
    })

    it('one that adjusts another takes back what is left of it and no more', async () => {
      const first = await original()
      const second = await accepted({ ...related(first), ...takingBack('400000') })
      expect(await detail(first.sid)).toMatchObject({ corrected_by: '2', corrected_by_sid: second.sid })
      const left = {
        net: '250000',
        tax: '20000',
        total: '270000',
        rates: [{ rate: '8%', net: '250000', tax: '20000' }],
      }
      const byOne = { adjustments: [second.sid], adjustments_before: [] }
      expect(await standing(first.sid)).toMatchObject({
        made: ['adjust'],
        amounts: left,
        amounts_before: null,
        ...byOne,
      })
      expect(await standing(second.sid)).toMatchObject({ amounts_before: { net: '650000', total: '702000' } })
      expect(await ask({ ...related(first), ...takingBack('250001') })).toMatchObject(
        refusedAt('lines', 'more_than_is_left'),
      )
      expect(await ask({ ...related(first), ...replacing })).toMatchObject(
        refusedAt('inv_feature', 'correction_is_not_allowed'),
      )
      expect(await ask({ ...related(second), ...takingBack('1') })).toMatchObject(
        refusedAt('inv_no_ref', 'original_is_an_adjustment'),
      )
      const third = await saved({ ...related(first), ...takingBack('250000') })
      const beforeIt = { amounts_before: left, adjustments: [], adjustments_before: [second.sid] }
      expect(await standing(third.sid)).toMatchObject(beforeIt)
      expect(await listed('adjusted')).toContain(first.sid)
      expect(await listed('adjusting')).toEqual(expect.arrayContaining([second.sid, third.sid]))
    })

    it('another day, another currency and a rate of its own are refused', async () => {
      const first = await original()
      expect(await ask({ ...related(first), ...replacing, inv_date_ref: '2026-11-19' })).toMatchObject(
        refusedAt('inv_date_ref', 'original_has_another_day'),
      )
      expect(await ask({ ...related(first), ...takingBack('1'), curr_cd: 'USD', ex_rate: '25000' })).toMatchObject(
        refusedAt('curr_cd', 'original_has_another_currency'),
      )
      const strange = { inv_feature: '2', lines: [lineSaid({ vat_rate: '10%', quantity: '1' })] }
      expect(await ask({ ...related(first), ...strange })).toMatchObject(
        refusedAt('lines', 'original_has_no_such_rate'),
      )
    })

    it('a vehicle is adjusted where it comes back, and else replaced alone; by the error that the correction says', async () => {
      const special = [{ name: 'SKhung', value: 'RLH-1' }]
      const first = await original({ lines: [lineSaid({ nature: '5', special_kind: '1', special })] })
      const adjusted = { ...related(first), ...takingBack('1') }
      for (const correction_error of ['price', 'notGiven', 'volumeDiscount'])
        expect(await ask({ ...adjusted, correction_error })).toMatchObject(
          refusedAt('inv_feature', 'correction_is_not_allowed'),
        )
      // A draft may be saved before the error is said, and is held to the law once it is to be issued.
      const early = await saved({ ...adjusted, correction_error: '' })
      await visitor.get(contract.deleteInvoices, { body: { sid: [early.sid] } })
      expect(await ask({ ...adjusted, correction_error: '' })).toMatchObject({
        fields: [{ field: 'correction_error', message: 'correction_error_is_required' }],
      })
      expect(await ask({ ...adjusted, correction_error: 'returned' })).toMatchObject({ status: 200 })
    })

    it('nothing wrong is corrected before the buyer has agreed, or a person is informed', async () => {
      const first = await original()
      const refused = (fields: readonly (readonly [string, string])[]) => ({
        fields: fields.map(([field, message]) => ({ field, message })),
      })
      const silent = { ...related(first), ...replacing, agreement_no: '', agreement_date: '' }
      expect(await ask(silent)).toMatchObject(
        refused([
          ['agreement_no', 'agreement_is_required'],
          ['agreement_date', 'agreement_is_required'],
        ]),
      )
      const person = { company_name: '', tax_code: '', buyer_name: 'Trần Văn A' }
      expect(await ask({ ...silent, ...person })).toMatchObject(
        refused([['agreement_date', 'information_is_required']]),
      )
      expect(await ask({ ...silent, ...person, agreement_date: day })).toMatchObject({ status: 200 })
    })

    it('what a notice has cancelled is corrected by none', async () => {
      const first = await original()
      const begun = await generated({ ...related(first), ...replacing })
      await cancel(first.sid)
      expect(await standing(first.sid)).toMatchObject({ is_cancelled: true })
      expect((await issue(begun)).outcome).toMatchObject(refusedAt('inv_no_ref', 'original_is_cancelled'))
      const other = await original()
      await cancel(other.sid)
      for (const changes of [replacing, takingBack('1')])
        expect(
          await visitor.ask(contract.saveInvoiceDraft, { body: body({ ...related(other), ...changes }) }),
        ).toMatchObject(refusedAt('inv_no_ref', 'original_is_cancelled'))
    })

    it('of a notice that cancels and a correction at once no correction goes past the notice', async () => {
      const first = await original()
      const [begun] = await Promise.all([
        visitor.ask(contract.saveInvoiceDraft, { body: body({ ...related(first), ...replacing }) }),
        cancel(first.sid),
      ])
      const cancelled = refusedAt('inv_no_ref', 'original_is_cancelled')
      expect(begun.status === 200 ? cancelled : begun).toMatchObject(cancelled)
      const [draft] = (await standing(first.sid)).chain.filter(({ inv_no }) => inv_no === '')
      const again = draft === undefined ? {} : { sid: draft.sid, version: (await detail(draft.sid)).version }
      expect(await ask({ ...related(first), ...replacing, ...again })).toMatchObject(cancelled)
    })

    it('of two corrections at once one is written, and the other once that one is deleted', async () => {
      const first = await original()
      const others = [await saved({ serial_no }), await saved({ serial_no })].map((one) => one.sid)
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () =>
          visitor.ask(contract.saveInvoiceDraft, { body: body({ ...related(first), ...replacing }) }),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const each of outcomes.filter(({ status }) => status !== 200))
        expect(each).toMatchObject(refusedAt('inv_no_ref', 'original_is_being_corrected'))
      const { chain } = await standing(first.sid)
      const sid = [chain[1]?.sid ?? '']
      await visitor.get(contract.deleteInvoices, { body: { sid } })
      expect(await standing(first.sid)).toMatchObject({ is_pending: false })
      const second = await saved({ ...related(first), ...takingBack('5') })
      expect(await visitor.ask(contract.restoreInvoices, { body: { sid } })).toMatchObject({
        reason: 'invoice.notRestorable',
      })
      await visitor.get(contract.deleteInvoices, { body: { sid: [second.sid, ...others] } })
      const restored = (...sids: readonly string[]) =>
        visitor.ask(contract.restoreInvoices, { body: { sid: [...sids] } })
      expect(await restored(...sid, second.sid)).toMatchObject({ reason: 'invoice.notRestorable' })
      expect(await restored(...sid, ...others)).toMatchObject({ status: 200 })
      expect(await standing(first.sid)).toMatchObject({ is_pending: true })
    })

    it('of two that were generated before either was sent the second is not sent', async () => {
      const first = await original()
      const one = await generated({ ...related(first), ...replacing, tax_code: '0100109107' })
      await issue(one)
      await expect
        .poll(async () => (await detail(one.sid)).etax_status, { timeout: 20_000, interval: 50 })
        .toBe('rejected')
      expect(await standing(first.sid)).toMatchObject({ is_pending: false, made: [] })
      const two = await saved({ ...related(first), ...replacing })
      const named = { body: { sid: [two.sid] } }
      await visitor.get(contract.deleteInvoices, named)
      expect(await visitor.ask(contract.restoreInvoices, named)).toMatchObject({ status: 200 })
      await visitor.get(contract.deleteInvoices, named)
      const { version } = await detail(one.sid)
      const again = await generated({ ...related(first), ...replacing, sid: one.sid, version })
      await accepted({ ...related(first), ...replacing, remark: 'another' })
      expect((await issue(again)).outcome).toMatchObject(refusedAt('inv_no_ref', 'original_is_replaced'))
    })

    it('an invoice of another system is corrected as it is typed', async () => {
      const refs = { ...related({ inv_no: '77' }), serial_no_ref: 'C26TZZ', inv_type_ref: '3' }
      const { sid } = await accepted({ ...refs, ...takingBack('99000000') })
      expect(await detail(sid)).toMatchObject({ corrects_sid: '', inv_no_ref: '77' })
    })

    it('nobody reads the corrections of an invoice that there is not', async () => {
      const params = { id: '0193d8a0-0000-7000-8000-000000000000' }
      expect(await visitor.ask(contract.correctionsOfInvoice, { params })).toMatchObject({ reason: 'record.absent' })
    })
  },
)
