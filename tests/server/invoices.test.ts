import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { otherCompany } from '../../server/companies/demo/company.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { decodedHeader, headersOf } from '../mail/support/mails.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSaid, invoiceSteps, lineSaid } from './support/invoices.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()

/** An XML text without its declaration. */
const rootOf = (xml: string): string => xml.slice(xml.indexOf('<HDon>')).trimEnd()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'E-invoices, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    let visitor: Visitor
    let key: SigningKey
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'admin@tokhai.example')
      key = await demoKey(server.folder)
      await declareInvoices(server.location)
      for (const serial_no of ['C26TAA', 'C26TAB', 'C26TAC', 'C26TAF'])
        await putInvoiceTemplateInUse(server.location, { serial_no })
      await putInvoiceTemplateInUse(server.location, { serial_no: 'K26TAA' })
      await putInvoiceTemplateInUse(server.location, { serial_no: 'C26TAZ', start_no: '501' })
      await putInvoiceTemplateInUse(server.location, { serial_no: 'C26TSS', form_no: '2', temp_id: '2000000201' })
      await putInvoiceTemplateInUse(server.location, { serial_no: 'C25TAA' })
    })
    const { saved, detail, ask, generated, issue, reaches, accepted } = invoiceSteps(() => ({ visitor, key }))

    it('goes from a draft to the code of the authority, with its number, its history and its verified XML [002-4.3-01]', async () => {
      const draft = await saved({ serial_no: 'C26TAA', company_name: 'Another' })
      const made = await generated({ serial_no: 'C26TAA', ...draft })
      expect(made.inv_no).toBe('1')
      expect(made.xml_data).toContain('<PBan>2.1.1</PBan><THDon>Hóa đơn giá trị gia tăng</THDon>')
      expect(made.xml_data).toContain('<TgTCThue>650000</TgTCThue><TgTThue>52000</TgTThue>')
      const { body, outcome } = await issue(made)
      expect(outcome).toMatchObject({ status: 200 })
      await reaches(made.sid, 'accepted')
      const found = await detail(made.sid)
      expect(found).toMatchObject({ inv_no: '1', comp_taxcd: '0199999984', is_corrected: false })
      expect(found.tax_auth_cd).toMatch(/^[0-9A-F]{34}$/)
      expect(found.lookup_cd).toMatch(/^[2-9A-Z]{15}$/)
      const params = { id: made.sid }
      const { steps } = await visitor.get(contract.invoiceTimeline, { params })
      expect(steps.map(({ kind }) => kind)).toEqual(['saved', 'generated', 'signed', 'sent', 'passedOn', 'accepted'])
      const { content } = await visitor.get(contract.filedInvoice, { params })
      expect(content).toMatchObject({ company_name: 'Công ty TNHH Hoa & Lan' })
      const { checks } = await visitor.get(contract.invoiceVerification, { params })
      expect(checks.filter(({ outcome: passed }) => passed !== 'passed')).toEqual([])
      const file = await fetch(`${server.origin}${found.signed_xml_url}`, { headers: { Cookie: visitor.cookie() } })
      const handedOut = await file.text()
      expect(handedOut).toContain(`<MCCQT>${found.tax_auth_cd}</MCCQT><DSCKS>`)
      const withoutCode = handedOut.replace(`<MCCQT>${found.tax_auth_cd}</MCCQT>`, '')
      expect(rootOf(withoutCode)).toBe(rootOf(body.xml_signed))
    })

    it('without a code is accepted by the result of the check, and handed out as it was signed', async () => {
      const made = await generated({ serial_no: 'K26TAA' })
      const { body } = await issue(made)
      await reaches(made.sid, 'accepted')
      const found = await detail(made.sid)
      expect(found.tax_auth_cd).toBe('')
      expect(found.etax_rslt).toContain('hợp lệ')
      const file = await fetch(`${server.origin}${found.signed_xml_url}`, { headers: { Cookie: visitor.cookie() } })
      expect(await file.text()).toBe(body.xml_signed)
    })

    it('of form 2 has no rates, and may have a fifth of its branch taken off', async () => {
      const made = await accepted({
        form_no: '2',
        serial_no: 'C26TSS',
        price_kind: 'untaxed',
        reduced_percent: '1',
        lines: [lineSaid({ vat_rate: '', quantity: '1', price: '10000000' })],
      })
      expect(made.xml_data).toContain('<THDon>Hóa đơn bán hàng</THDon>')
      expect(made.xml_data).not.toContain('<TSuat>')
      expect(made.xml_data).toContain('Đã giảm 20.000 đồng')
      expect(made.xml_data).toContain('<TgTTTBSo>9980000</TgTTTBSo>')
    })

    it('begins with the start number of the template, which its symbols show before anything is drawn', async () => {
      const next = async () => {
        const { symbols } = await visitor.get(contract.invoiceSymbols, { query: { invoice_date: '2026-11-20' } })
        return symbols.find(({ serial_no }) => serial_no === 'C26TAZ')
      }
      expect(await next()).toMatchObject({ next_no: '501', last_date: '', problem: '' })
      expect((await generated({ serial_no: 'C26TAZ' })).inv_no).toBe('501')
      expect(await next()).toMatchObject({ next_no: '502', last_date: '2026-11-20' })
      const params = { form: '1', symbol: 'C26TAZ', day: '2026-11-19' }
      expect(await visitor.get(contract.existIssuedInvoices, { params })).toMatchObject({
        exists: true,
        last_no: '501',
      })
      const early = await ask({ serial_no: 'C26TAZ', inv_date: '2026-11-19' })
      expect(early).toMatchObject({ fields: [{ field: 'inv_date', message: 'day_before_last_number' }] })
    })

    it('is refused with its reasons, corrected, and issued again under its number', async () => {
      const first = await generated({ serial_no: 'C26TAB', tax_code: '0100109107' })
      await issue(first)
      await reaches(first.sid, 'rejected')
      expect(await detail(first.sid)).toMatchObject({ inv_no: '', tax_auth_cd: '' })
      expect((await detail(first.sid)).etax_rslt).toMatch(/^20401: /)
      const { numbers } = await visitor.get(contract.invoiceNumbersWaiting, { query: { symbol: 'C26TAB' } })
      expect(numbers).toMatchObject([{ number: 1, document_id: first.sid, reason: 'refused' }])
      const { notifications } = await visitor.get(contract.listNotifications, { query: {} })
      expect(notifications.find(({ record_id }) => record_id === first.sid)).toMatchObject({
        kind: 'invoice.refused',
        record_kind: 'e-invoices',
        parameters: { reference: 'C26TAB-1' },
      })
      const again = await generated({ serial_no: 'C26TAB', sid: first.sid, version: first.version })
      expect(again.inv_no).toBe('1')
      await issue(again)
      await reaches(first.sid, 'accepted')
      expect((await ask({ serial_no: 'C26TAB', sid: first.sid, version: again.version })).reason).toBe(
        'invoice.notEditable',
      )
    })

    it('is held to the rules, the day, the company, the templates in use and the accepted declaration', async () => {
      expect(await ask({ lines: [lineSaid({ quantity: '-1' })] })).toMatchObject({
        reason: 'fields.invalid',
        fields: [{ field: 'lines.0.quantity', message: 'amount_is_negative' }],
      })
      expect(await ask({ inv_date: '2026-12-31' })).toMatchObject({
        fields: [{ field: 'inv_date', message: 'day_is_in_the_future' }],
      })
      expect(await ask({ comp_taxcd: otherCompany.tax_id })).toMatchObject({ fields: [{ field: 'comp_taxcd' }] })
      expect(await ask({ serial_no: 'C26TZZ' })).toMatchObject({ reason: 'invoice.noSymbol' })
      expect((await saved({ serial_no: 'C26TZZ' })).version).not.toBe('')
      expect(await ask({ shop_id: newId() })).toMatchObject({
        fields: [{ field: 'shop_id', message: 'shop_is_unknown' }],
      })
    })

    it('of 2025 is written in XML 2.1.0 under the symbol of that year', async () => {
      const made = await accepted({ serial_no: 'C25TAA', inv_date: '2025-11-20' })
      expect(made.xml_data).toContain('<PBan>2.1.0</PBan>')
      expect(await detail(made.sid)).toMatchObject({ xml_vs: '2.1.0' })
    })

    const mails = async (text: string): Promise<readonly string[]> => {
      const folder = join(server.folder, 'mail')
      const names = await readdir(folder).catch(() => [])
      const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      return all.filter((mail) => mail.includes(text))
    }

    it('is mailed to its buyers once it is accepted, and to an address again after a minute alone', async () => {
      const made = await accepted({ serial_no: 'C26TAF', email: 'first@example.vn', more_emails: 'also@example.vn' })
      await expect.poll(() => mails('<first@example.vn>'), { timeout: 20_000 }).toHaveLength(1)
      await expect.poll(() => mails('<also@example.vn>'), { timeout: 20_000 }).toHaveLength(1)
      const [mail = ''] = await mails('<first@example.vn>')
      expect(decodedHeader(headersOf(mail).get('subject')?.[0] ?? '')).toContain('C26TAF-1')
      const resend = () =>
        visitor.ask(contract.resendInvoiceEmail, { body: { sid: made.sid, emails: ['second@example.vn'] } })
      const outcomes = await Promise.all(Array.from({ length: 3 }, resend))
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(outcomes.find(({ status }) => status !== 200)).toMatchObject({ reason: 'request.tooMany' })
      await expect.poll(() => mails('<second@example.vn>'), { timeout: 20_000 }).toHaveLength(1)
      const { mails: kept } = await visitor.get(contract.invoiceMails, { params: { id: made.sid } })
      expect(kept.map(({ address }) => address).toSorted()).toEqual([
        'also@example.vn',
        'first@example.vn',
        'second@example.vn',
      ])
      await expect
        .poll(async () => {
          const now = await visitor.get(contract.invoiceMails, { params: { id: made.sid } })
          return now.mails.map(({ state }) => state)
        })
        .toEqual(['accepted', 'accepted', 'accepted'])
      const sendTo = (...emails: string[]) =>
        visitor.ask(contract.resendInvoiceEmail, { body: { sid: made.sid, emails } })
      expect(await sendTo('4@example.vn', '5@example.vn', '6@example.vn', '7@example.vn')).toMatchObject({
        status: 200,
      })
      expect(await sendTo('8@example.vn', '7@example.vn')).toMatchObject({ reason: 'request.tooMany' })
      const beyondTen = ['8@example.vn', '9@example.vn', '10@example.vn', '11@example.vn']
      expect(await sendTo(...beyondTen)).toMatchObject({ reason: 'request.tooMany' })
      expect(await sendTo(...beyondTen.slice(1))).toMatchObject({ status: 200 })
    })

    it('is listed, sought and summed up by what narrows it', async () => {
      await accepted({ serial_no: 'C26TAC', company_name: 'Nhà máy Bia Sông Hồng', tax_code: '0101248141' })
      const body = { search_value: 'song hong bia', page_number: '0', page_size: '10' }
      const found = await visitor.get(contract.searchInvoices, { body })
      expect(found.invoices).toMatchObject([{ buyer_nm: 'Nhà máy Bia Sông Hồng', inv_no: '1', total_vnd: '702000' }])
      const ofBuyer = await visitor.get(contract.searchInvoices, {
        body: { ...body, search_value: '', tax_code: '0101248141' },
      })
      expect(ofBuyer.invoices).toHaveLength(1)
      const sums = await visitor.get(contract.sumInvoices, { body: { search_value: '', tax_code: '0101248141' } })
      expect(sums).toEqual({ count: 1, net_vnd: '650000', tax_vnd: '52000', total_vnd: '702000' })
      const narrowed = async (narrowing: object) => {
        const asked = { search_value: '', tax_code: '0101248141', ...narrowing }
        const { invoices } = await visitor.get(contract.searchInvoices, { body: { ...body, ...asked } })
        return [invoices.length, (await visitor.get(contract.sumInvoices, { body: asked })).count]
      }
      for (const search_value of ['20/11/2026', 'hong 11/2026', '2026 chap', '/11/ accep'])
        expect(await narrowed({ search_value }), search_value).toEqual([1, 1])
      for (const search_value of ['21/11/2026', 'hong 2025', 'hong khong'])
        expect(await narrowed({ search_value }), search_value).toEqual([0, 0])
      expect(await narrowed({ status: 'accepted', search_value: 'Chưa phát hành' })).toEqual([0, 0])
      const { counts } = await visitor.get(contract.countInvoices, { query: {} })
      expect(counts.find(({ status }) => status === 'accepted')?.count).toBeGreaterThan(0)
    })

    it('keeps a form that is not saved, until it is', async () => {
      const place = { way: 'new', origin_id: '', writer: newId(), revision: '' } as const
      const body = { ...place, base_version: '', content: invoiceSaid() }
      const kept = await visitor.get(contract.keepUnfinishedInvoice, { body })
      const found = await visitor.get(contract.readUnfinishedInvoice, { params: { id: kept.id } })
      expect(found).toMatchObject({ content: { tax_code: '0100109106' } })
      const unfinished = { ...place, revision: kept.revision }
      await visitor.get(contract.saveInvoiceDraft, { body: { ...invoiceSaid(), version: '', unfinished } })
      expect((await visitor.get(contract.listUnfinishedInvoices)).unfinished).toEqual([])
    })
  },
)
