import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { certificateCollection } from '../../server/areas/pitCertificates/keptPitCertificates.ts'
import { demoCompany, otherCompany } from '../../server/companies/demo/company.ts'
import { generateForm } from '../../server/documents/collection.ts'
import { openStore } from '../../server/openStore.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { decodedHeader, headersOf } from '../mail/support/mails.ts'
import { startDatabases } from './support/databases.ts'
import { certificateSaid, certificateSteps } from './support/pitCertificates.ts'
import { putTemplateInUse } from './support/templatesInUse.ts'
import { serverForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'PIT certificates, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    let visitor: Visitor
    let key: SigningKey
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'pit.admin@tokhai.example')
      key = await demoKey(server.folder)
      const symbols = ['CT26AA', 'CT26AB', 'CT26AE', 'CT26AF']
      const days = { start_date: '2026-07-01', end_date: '2026-12-31' }
      for (const serial_no of symbols) await putTemplateInUse(server.location, { smbl_type: 'CT', serial_no, ...days })
      await putTemplateInUse(server.location, { smbl_type: 'CT', serial_no: 'CT26AZ', start_no: '501', ...days })
      const former = { smbl_type: 'CT/', start_date: '2026-01-01', end_date: '2026-12-31' }
      await putTemplateInUse(server.location, { ...former, serial_no: 'CT/26E' })
    })
    const { saved, detail, ask, generated, issue, reaches, accepted } = certificateSteps(() => ({ visitor, key }))

    it('goes from a draft to the result of the check, with its number, its history and its verified XML', async () => {
      const draft = await saved({ serial_no: 'CT26AA', final_income_tax: '1' })
      const made = await generated({ serial_no: 'CT26AA', ...draft })
      expect(made.inv_no).toBe('1')
      expect(made.xml_data).toContain('<PBan>2.1.1</PBan>')
      expect(made.xml_data).toContain('<Ten>Nguyễn Thị Hoa &amp; Lan</Ten>')
      const { body, outcome } = await issue(made)
      expect(outcome).toMatchObject({ status: 200 })
      const params = { id: made.sid }
      await reaches(made.sid, 'accepted')
      expect(await detail(made.sid)).toMatchObject({ inv_no: '1', comp_taxcd: '0199999984', is_corrected: false })
      const { steps } = await visitor.get(contract.pitCertificateTimeline, { params })
      expect(steps.map(({ kind }) => kind)).toEqual(['saved', 'generated', 'signed', 'sent', 'passedOn', 'accepted'])
      const { content } = await visitor.get(contract.filedPitCertificate, { params })
      expect(content).toMatchObject({ final_income_tax: '2000000' })
      const { checks } = await visitor.get(contract.pitCertificateVerification, { params })
      expect(checks.filter(({ outcome: found }) => found !== 'passed')).toEqual([])
      const { signed_xml_url } = await detail(made.sid)
      const file = await fetch(`${server.origin}${signed_xml_url}`, { headers: { Cookie: visitor.cookie() } })
      expect(await file.text()).toBe(body.xml_signed)
    })

    it('of a day before July 2026 are written in XML 2.1.0 under the symbol of that time', async () => {
      const former = { inv_date: '2026-06-15', smbl_type: 'CT/', serial_no: 'CT/26E', income_type: 'Tiền lương' }
      const made = await accepted(former)
      expect(made.xml_data).toContain('<PBan>2.1.0</PBan>')
      expect(made.xml_data).toContain('<KHCTu>CT/26E</KHCTu><SCTu>1</SCTu><NLap>2026-06-15</NLap>')
      expect(await detail(made.sid)).toMatchObject({ xml_vs: '2.1.0' })
    })

    it('begins with the start number of the template, which its symbols show before anything is drawn', async () => {
      const next = async () => {
        const query = { inv_date: '2026-11-20' }
        const { symbols } = await visitor.get(contract.pitCertificateSymbols, { query })
        return symbols.find(({ serial_no }) => serial_no === 'CT26AZ')
      }
      expect(await next()).toMatchObject({ next_no: '501', last_date: '' })
      expect((await generated({ serial_no: 'CT26AZ' })).inv_no).toBe('501')
      expect(await next()).toMatchObject({ next_no: '502', last_date: '2026-11-20' })
      expect((await generated({ serial_no: 'CT26AZ' })).inv_no).toBe('502')
    })

    it('is refused with its reasons, corrected, and issued again under its number', async () => {
      const first = await generated({ serial_no: 'CT26AB', final_income_tax: '30000000' })
      await issue(first)
      await reaches(first.sid, 'rejected')
      expect(await detail(first.sid)).toMatchObject({ inv_no: '' })
      expect((await detail(first.sid)).etax_rslt).toMatch(/^9201: /)
      const { numbers } = await visitor.get(contract.pitCertificateNumbersWaiting, { query: { symbol: 'CT26AB' } })
      expect(numbers).toMatchObject([{ number: 1, document_id: first.sid, reason: 'refused' }])
      const { notifications } = await visitor.get(contract.listNotifications, { query: {} })
      expect(notifications.find(({ record_id }) => record_id === first.sid)).toMatchObject({
        kind: 'pitCertificate.refused',
        record_kind: 'pit-certificates',
        parameters: { reference: 'CT26AB-1' },
      })
      const again = await generated({ serial_no: 'CT26AB', sid: first.sid, version: first.version })
      expect(again.inv_no).toBe('1')
      expect(await detail(first.sid)).toMatchObject({ is_corrected: true })
      await issue(again)
      await reaches(first.sid, 'accepted')
      expect((await ask({ serial_no: 'CT26AB', sid: first.sid, version: again.version })).reason).toBe(
        'pitCertificate.notEditable',
      )
    })

    it('is held to the rules, the day, the company and the templates in use', async () => {
      expect(await ask({ final_income_amt: '-1' })).toMatchObject({
        reason: 'fields.invalid',
        fields: [{ field: 'final_income_amt', message: 'amount_is_negative' }],
      })
      expect(await ask({ inv_date: '2026-12-31' })).toMatchObject({
        fields: [{ field: 'inv_date', message: 'day_is_in_the_future' }],
      })
      expect(await ask({ comp_taxcd: otherCompany.tax_id })).toMatchObject({ fields: [{ field: 'comp_taxcd' }] })
      expect(await ask({ taxpayer_nation: 'Atlantis' })).toMatchObject({
        fields: [{ field: 'taxpayer_nation', message: 'nationality_is_not_in_the_list' }],
      })
      expect(await ask({ serial_no: 'CT26ZZ' })).toMatchObject({ reason: 'pitCertificate.noSymbol' })
      expect((await saved({ serial_no: 'CT26ZZ' })).version).not.toBe('')
      const made = await generated({ serial_no: 'CT26AE', comp_nm: 'Another name', comp_add: '' })
      expect((await detail(made.sid)).comp_nm).toContain('SAO MAI XANH')
    })

    it('is not generated under a template that is stopped while it is checked', async () => {
      const { store } = await openStore(server.location)
      const account = await store.accounts.byUserId('pit.admin@tokhai.example')
      const inUse = await store.templates.inUseOn(demoCompany.id, 'document', '2026-11-20')
      const template = inUse.find(({ serial_no }) => serial_no === 'CT26AB')
      const before = template && (await store.templates.byId(demoCompany.id, 'document', template.id))
      if (account === null || before === undefined || before === null) throw new Error('the demo has both')
      const stopping: typeof store = {
        ...store,
        async transaction(work) {
          await store.templates.change(before, { ...before, status: '2' })
          return store.transaction(work)
        },
      }
      const edition = { content: certificateSaid({ serial_no: before.serial_no }), version: '', unfinished: null }
      const member = { account, companyId: demoCompany.id, expiresAt: 0 }
      const parts = { store: stopping, clock: () => new Date() }
      const made = await generateForm(certificateCollection, parts, member, edition)
      expect(made).toMatchObject({ ok: false, failure: { reason: 'pitCertificate.noSymbol' } })
      await store.templates.change({ ...before, status: '2' }, before)
      await store.close()
    })

    const mails = async (text: string): Promise<readonly string[]> => {
      const folder = join(server.folder, 'mail')
      const names = await readdir(folder).catch(() => [])
      const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      return all.filter((mail) => mail.includes(text))
    }

    it('is mailed to its person once it is accepted, and again five times in an hour', async () => {
      const made = await accepted({ serial_no: 'CT26AF', taxpayer_eml: 'first@example.vn' })
      await expect.poll(() => mails('<first@example.vn>'), { timeout: 20_000 }).toHaveLength(1)
      const [mail = ''] = await mails('<first@example.vn>')
      expect(decodedHeader(headersOf(mail).get('subject')?.[0] ?? '')).toMatch(/ CT26AF-1$/)
      const resend = () =>
        visitor.ask(contract.resendPitCertificateEmail, { body: { sid: made.sid, email: 'second@example.vn' } })
      const outcomes = await Promise.all(Array.from({ length: 6 }, resend))
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(4)
      expect(outcomes.find(({ status }) => status !== 200)).toMatchObject({ reason: 'request.tooMany' })
      await expect.poll(() => mails('<second@example.vn>'), { timeout: 20_000 }).toHaveLength(4)
    })

    it('keeps a form that is not saved, until it is', async () => {
      const place = { way: 'new', origin_id: '', writer: newId(), revision: '' } as const
      const body = { ...place, base_version: '', content: certificateSaid() }
      const kept = await visitor.get(contract.keepUnfinishedPitCertificate, { body })
      const found = await visitor.get(contract.readUnfinishedPitCertificate, { params: { id: kept.id } })
      expect(found).toMatchObject({ content: { taxpayer_taxcd: '001190012345' } })
      const unfinished = { ...place, revision: kept.revision }
      await visitor.get(contract.savePitCertificateDraft, { body: { ...certificateSaid(), version: '', unfinished } })
      expect((await visitor.get(contract.listUnfinishedPitCertificates)).unfinished).toEqual([])
    })
  },
)
