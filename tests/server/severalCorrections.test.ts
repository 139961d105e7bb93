import { beforeAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import type { InvoiceContent } from '../../src/domain/invoice/content.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSaid, invoiceSteps, lineSaid } from './support/invoices.ts'
import { serverForTests } from './support/serverForTests.ts'
import { adjustingAll, nameOf, signedList } from './support/severalInvoices.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const day = '2026-11-20'
const coded = 'C26TAA'
const uncoded = 'K26TAB'

interface Issued {
  readonly sid: string
  readonly inv_no: string
}

const adjusting = (serial_no: string, originals: readonly Issued[]) => ({
  serial_no,
  ...adjustingAll(originals.map(({ inv_no }) => nameOf(serial_no, inv_no))),
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'one invoice that corrects several, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    let visitor: Visitor
    let key: SigningKey
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'admin@tokhai.example')
      key = await demoKey(server.folder)
      await declareInvoices(server.location)
      await putInvoiceTemplateInUse(server.location, { serial_no: coded })
      await putInvoiceTemplateInUse(server.location, { serial_no: uncoded })
    })
    const { body, saved, detail, ask, generated, signed, reaches, accepted } = invoiceSteps(() => ({ visitor, key }))
    const two = async (serial_no = coded, changes: Partial<InvoiceContent> = {}) => [
      await accepted({ serial_no }),
      await accepted({ serial_no, ...changes }),
    ]
    const standing = (id: string) => visitor.get(contract.correctionsOfInvoice, { params: { id } })
    const listOf = (id: string) => visitor.get(contract.correctionList, { params: { id } })
    /** The body that sends both documents. */
    const both = async (made: Awaited<ReturnType<typeof generated>>) => ({
      ...(await signed(made)),
      companion: await signedList(made, key),
    })
    const send = (body: Awaited<ReturnType<typeof both>>) => visitor.ask(contract.issueInvoice, { body })
    /** The message that the server has sent about one. */
    const messageOf = async (id: string) => {
      const { steps } = await visitor.get(contract.invoiceTimeline, { params: { id } })
      const message_id = steps.find(({ message }) => message?.type.startsWith('2') === true)?.message?.id ?? ''
      return (await visitor.ask(contract.downloadInvoiceMessage, { params: { id, message_id } })).text
    }
    const refusedAt = (field: string, message: string) => ({
      reason: 'invoice.notCorrectable',
      fields: [{ field, message }],
    })
    const bothAreBeingCorrected = {
      reason: 'invoice.notCorrectable',
      fields: [0, 1].map((place) => ({
        field: `corrected.${place}.inv_no_ref`,
        message: 'original_is_being_corrected',
      })),
    }

    it.each([
      [coded, '208'],
      [uncoded, '210'],
    ])('adjusts each of them under %s, and goes with its list in one message %s', async (serial_no, type) => {
      const originals = await two(serial_no)
      const made = await generated(adjusting(serial_no, originals))
      expect(made.xml_data).toContain('<TCHDon>4</TCHDon>')
      expect(made.xml_data).toContain(`<SBKCLQuan>BK-01</SBKCLQuan><NBKCLQuan>${day}</NBKCLQuan>`)
      expect(made.companion?.xml_data).toContain('<SBKe>BK-01</SBKe>')
      for (const { sid } of originals) expect(await standing(sid)).toMatchObject({ is_pending: true, made: [] })
      const sent = await both(made)
      expect((await send(sent)).reason).toBeNull()
      await reaches(made.sid, 'accepted')
      for (const { sid } of originals) {
        expect(await detail(sid)).toMatchObject({ corrected_by: '2', corrected_by_sid: made.sid })
        expect(await standing(sid)).toMatchObject({
          made: ['adjust'],
          is_pending: false,
          // 650.000 less 10 times 5.000.
          amounts: { net: '600000', tax: '48000', total: '648000' },
          adjustments: [made.sid],
        })
      }
      const { chain, amounts_before } = await standing(made.sid)
      expect(amounts_before).toBeNull()
      expect(chain.filter(({ sid }) => sid === made.sid).map(({ corrects_sid }) => corrects_sid)).toEqual(
        originals.map(({ sid }) => sid),
      )
      const list = await listOf(made.sid)
      const file = await fetch(`${server.origin}${list.signed_xml_url}`, { headers: { Cookie: visitor.cookie() } })
      expect(await file.text()).toBe(sent.companion.xml_signed)
      expect(list.corrected_sids).toEqual(originals.map(({ sid }) => sid))
      expect(list.rows.map(({ before, after, difference }) => [before.price, after.price, difference.total])).toEqual([
        ['65000', '60000', '-54000'],
        ['65000', '60000', '-54000'],
      ])
      const message = await messageOf(made.sid)
      expect(message).toContain(`<MLTDiep>${type}</MLTDiep>`)
      expect(message).toContain('<SLuong>1</SLuong></TTChung>')
      expect(message.indexOf('<BKe>')).toBeGreaterThan(message.indexOf('</HDon>'))
    })

    it('is refused without its list, with another one, and with a list that somebody has changed', async () => {
      const made = await generated(adjusting(coded, await two()))
      const other = await generated(adjusting(coded, await two()))
      const sent = await both(made)
      const { companion, ...alone } = sent
      const differs = { reason: 'signature.companionDiffers' }
      expect(await visitor.ask(contract.issueInvoice, { body: alone })).toMatchObject(differs)
      expect(await send({ ...sent, companion: (await both(other)).companion })).toMatchObject(differs)
      const changed = companion.xml_signed.replace('<SBKe>BK-01', '<SBKe>BK-02')
      expect(await send({ ...sent, companion: { ...companion, xml_signed: changed } })).toMatchObject({
        reason: 'signature.invalid',
      })
      expect(await detail(made.sid)).toMatchObject({ etax_status: 'draft' })
      for (let times = 0; times < 2; times += 1) expect((await send(sent)).reason).toBeNull()
    })

    it('generates the same two documents again as long as it says the same', async () => {
      const changes = adjusting(coded, await two())
      const made = await generated(changes)
      const again = await generated({ ...changes, sid: made.sid, version: made.version })
      expect(again).toEqual(made)
      expect(made.companion?.req_key).not.toBe(made.req_key)
    })

    it('generates its list anew once one of them was adjusted while its draft was deleted', async () => {
      const [first, second] = await two()
      if (first === undefined || second === undefined) throw new Error('two are issued')
      const changes = adjusting(coded, [first, second])
      const made = await generated(changes)
      await visitor.get(contract.deleteInvoices, { body: { sid: [made.sid] } })
      const alone = {
        ...changes,
        serial_no: uncoded,
        inv_feature: '2',
        ...nameOf(coded, first.inv_no),
        correction_list_no: '',
      }
      await accepted({ ...alone, corrected: [], lines: [lineSaid({ price: '-5000' })] })
      await visitor.get(contract.restoreInvoices, { body: { sid: [made.sid] } })
      const again = await generated({ ...changes, sid: made.sid, version: made.version })
      expect(again.companion?.xml_data).toContain('<DGGoc>60000</DGGoc>')
      expect(again.req_key).not.toBe(made.req_key)
      expect(again.inv_no).toBe(made.inv_no)
    })

    it('is about invoices of one buyer that the company has', async () => {
      const strangers = await two(coded, { tax_code: '', company_name: 'Công ty Khác' })
      expect(await ask(adjusting(coded, strangers))).toMatchObject(
        refusedAt('corrected', 'corrected_invoices_have_other_buyers'),
      )
      const [first] = await two()
      const unknown = { sid: '', inv_no: '99999' }
      const changes = adjusting(coded, first === undefined ? [] : [first, unknown])
      const problem = { field: 'corrected.1.inv_no_ref', message: 'original_is_unknown' }
      expect(await ask(changes)).toMatchObject({ reason: 'fields.unacceptable', fields: [problem] })
      expect(await visitor.ask(contract.saveInvoiceDraft, { body: body(changes) })).toMatchObject(
        refusedAt(problem.field, problem.message),
      )
    })

    it('takes back no more than each of them has left, and waits for a correction of one', async () => {
      const originals = await two()
      const changes = adjusting(coded, originals)
      const tooMuch = {
        ...changes,
        lines: changes.lines.map((line, index) => (index === 0 ? { ...line, price: '-65001' } : line)),
      }
      expect(await ask(tooMuch)).toMatchObject(refusedAt('lines', 'more_than_is_left'))
      const draft = await saved(changes)
      expect(await ask(changes)).toMatchObject(bothAreBeingCorrected)
      await visitor.get(contract.deleteInvoices, { body: { sid: [draft.sid] } })
      for (const { sid } of originals) expect(await standing(sid)).toMatchObject({ is_pending: false })
      await visitor.get(contract.restoreInvoices, { body: { sid: [draft.sid] } })
      expect(await ask(changes)).toMatchObject(bothAreBeingCorrected)
    })

    it('a deleted draft comes back only while nobody corrects one of them', async () => {
      const originals = await two()
      const draft = await saved(adjusting(coded, originals))
      await visitor.get(contract.deleteInvoices, { body: { sid: [draft.sid] } })
      await saved(adjusting(coded, [...originals].toReversed()))
      expect(await visitor.ask(contract.restoreInvoices, { body: { sid: [draft.sid] } })).toMatchObject({
        reason: 'invoice.notRestorable',
      })
    })

    it('says what several are and how they stand, and is issued in no run', async () => {
      const originals = await two()
      const sid = originals.map((one) => one.sid)
      const { invoices } = await visitor.get(contract.correctedTogether, { body: { sid } })
      expect(invoices.map((one) => [one.sid, one.inv_no, one.is_accepted, one.content.lines.length])).toEqual(
        originals.map((one) => [one.sid, one.inv_no, true, 1]),
      )
      const draft = await saved(adjusting(coded, originals))
      const checked = await visitor.get(contract.checkInvoicesToIssue, { body: { of: 'selected', sid: [draft.sid] } })
      expect(checked.invoices[0]?.problems).toEqual([
        { field: 'inv_feature', message: 'invoice_of_several_is_issued_alone' },
      ])
      expect((await listOf(draft.sid)).rows).toHaveLength(2)
      const [first] = sid
      expect(await listOf(first ?? '')).toEqual({ corrected_sids: [], rows: [], signed_xml_url: null })
    })

    it('replaces each of them, and its rows say what has gone', async () => {
      const originals = await two()
      const lines = [lineSaid({ price: '60000', about: '1' })]
      const changes = { ...adjusting(coded, originals), inv_feature: '3', lines }
      const made = await generated(changes)
      expect((await send(await both(made))).reason).toBeNull()
      await reaches(made.sid, 'accepted')
      for (const { sid } of originals) expect(await detail(sid)).toMatchObject({ corrected_by: '1' })
      const { rows } = await listOf(made.sid)
      expect(rows.map(({ after, difference }) => [after.item_name, difference.net])).toEqual([
        ['Giấy in A4', '-50000'],
        ['', '-650000'],
      ])
    })

    it('finds what corrects each of many, however many correct the others', async () => {
      const { store } = await openStore(server.location)
      const originals = ['first', 'second', 'third']
      const drafts = originals.flatMap((corrects_sid) =>
        Array.from({ length: 90 }, (_, index) => ({
          id: `${corrects_sid}-${index}`,
          year: 2026,
          reference: '',
          contentHash: '',
          madeAt: '',
          given: { lookup_cd: '', made_by: '', corrects_sid },
          content: invoiceSaid({ inv_feature: '2' }),
        })),
      )
      await store.invoices.insert(demoCompany.id, drafts)
      expect(await store.invoices.correctionsOf(demoCompany.id, originals)).toHaveLength(drafts.length)
      await store.invoices.remove(
        demoCompany.id,
        drafts.map(({ id }) => id),
      )
      await store.close()
    })

    it('keeps links of its own company alone', async () => {
      const { store } = await openStore(server.location)
      const [first] = await two()
      expect(await store.invoices.correctedOf('another', first?.sid ?? '')).toEqual([])
      expect(await store.invoices.correctedOf(demoCompany.id, first?.sid ?? '')).toEqual([])
      await store.close()
    })
  },
)
