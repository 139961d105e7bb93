import { beforeAll, describe, expect, it } from 'vitest'
import { checkCorrection } from '../../server/areas/pitCertificates/corrections.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import type { CertificateContent } from '../../src/domain/pitCertificate/content.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { allow, certificateSaid, certificateSteps } from './support/pitCertificates.ts'
import { putTemplateInUse } from './support/templatesInUse.ts'
import { serverForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
const processingTime = { receiptSeconds: 0, decisionSeconds: 0 }

/** What names a certificate that is corrected, as a form sends it. */
const related = ({
  serial_no,
  inv_no,
  inv_date,
}: Pick<CertificateContent, 'serial_no' | 'inv_date'> & { readonly inv_no: string }) => ({
  inv_type_ref: inv_date < '2025-06-01' ? '7' : inv_date < '2026-07-01' ? '1' : '8',
  form_no_ref: '03/TNCN',
  serial_no_ref: serial_no,
  inv_no_ref: inv_no,
  inv_date_ref: inv_date,
  note: 'Sai mã số thuế',
})
const replacing = { inv_feature: '1' } as const
const adjusting = {
  inv_feature: '2',
  final_income_amt: '-5000000',
  final_income_before_tax: '-5000000',
  final_income_tax: '-500000',
} as const

const refusedAt = (field: string, message: string) => ({
  reason: 'pitCertificate.notCorrectable',
  fields: [{ field, message }],
})

const notAllowed = refusedAt('inv_feature', 'correction_is_not_allowed')

describe.each(databases.map((database) => [database.kind, database] as const))(
  'corrections of PIT certificates, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime }, { database })
    let visitor: Visitor
    let key: SigningKey
    const inv_date = '2026-11-20'
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'pit.admin@tokhai.example')
      key = await demoKey(server.folder)
      const days = { start_date: '2026-07-01', end_date: '2026-12-31' }
      await putTemplateInUse(server.location, { smbl_type: 'CT', serial_no: 'CT26AK', ...days })
    })
    const steps = certificateSteps(() => ({ visitor, key }))
    const { detail, ask, saved, generated, issue, reaches } = steps
    const serial_no = 'CT26AK'
    const original = async (changes: Partial<CertificateContent> = {}) => {
      const made = await steps.accepted({ serial_no, ...changes })
      return { ...made, ...related({ serial_no, inv_date, inv_no: made.inv_no }) }
    }
    const naming = ({
      sid: _sid,
      version: _version,
      inv_no: _no,
      sign_id: _id,
      req_key: _key,
      xml_data: _xml,
      ...refs
    }: Awaited<ReturnType<typeof original>>) => ({ serial_no, ...refs })
    const standing = (id: string) => visitor.get(contract.pitCertificateCorrections, { params: { id } })

    it('a certificate that replaces another says so of it once it is accepted, and is replaced in its turn', async () => {
      const first = await original()
      expect(await standing(first.sid)).toMatchObject({ is_accepted: true, made: [], is_pending: false })
      const second = await generated({ ...naming(first), ...replacing, taxpayer_nm: 'Nguyễn Thị Hòa' })
      expect(await standing(first.sid)).toMatchObject({ is_pending: true })
      expect(await detail(first.sid)).toMatchObject({ corrected_by: '' })
      await issue(second)
      await reaches(second.sid, 'accepted')
      expect(await detail(first.sid)).toMatchObject({
        corrected_by: '1',
        corrected_by_sid: second.sid,
        etax_status: 'accepted',
      })
      expect(await standing(first.sid)).toMatchObject({ made: ['replace'], is_pending: false })
      expect(await ask({ ...naming(first), ...replacing })).toMatchObject(
        refusedAt('inv_no_ref', 'original_is_replaced'),
      )
      const refs = related({ serial_no, inv_date, inv_no: second.inv_no })
      const third = await saved({ serial_no, ...refs, ...replacing })
      const { chain } = await standing(second.sid)
      expect(chain.map(({ sid }) => sid)).toEqual([first.sid, second.sid, third.sid])
      const listed = async (query: Record<string, string>) =>
        (await visitor.get(contract.listPitCertificates, { query })).certificates.map(({ sid }) => sid)
      expect(await listed({ inv_feature: '1', sort_columns: 'inv_no:desc' })).toEqual([second.sid, third.sid])
      expect(await listed({ inv_feature: '1', status: 'draft' })).toEqual([third.sid])
      expect(await listed({ inv_feature: '2' })).toEqual([])
      expect(chain[1]).toMatchObject({ corrects_sid: first.sid, inv_feature: '1', reason: 'Sai mã số thuế' })
    })

    it('what is not accepted yet, of another day, or cannot be adjusted by the law of today is corrected by none', async () => {
      const waiting = await steps.accepted({ serial_no })
      const { store } = await openStore(server.location)
      const at = { companyId: demoCompany.id, id: waiting.sid, in: ['accepted'] } as const
      await store.pitCertificates.move(at, { status: 'sent', message: '' }, new Date().toISOString())
      await store.close()
      const refs = related({ serial_no, inv_date, inv_no: waiting.inv_no })
      expect(await ask({ serial_no, ...refs, ...replacing })).toMatchObject(
        refusedAt('inv_no_ref', 'original_is_not_accepted'),
      )
      const first = await original()
      const other = { ...naming(first), ...replacing, inv_date_ref: '2026-11-19' }
      expect(await ask(other)).toMatchObject(refusedAt('inv_date_ref', 'original_has_another_day'))
      expect(await ask({ ...naming(first), ...adjusting })).toMatchObject(
        refusedAt('inv_feature', 'correction_is_not_allowed'),
      )
    })

    it('of two corrections at once one is written, and the other once that one is deleted', async () => {
      const first = await original()
      const body = { ...steps.body({ ...naming(first), ...replacing }), version: '' }
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () => visitor.ask(contract.savePitCertificateDraft, { body })),
      )
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = outcomes.filter(({ status }) => status !== 200)
      for (const each of refused) expect(each).toMatchObject(refusedAt('inv_no_ref', 'original_is_being_corrected'))
      const { chain } = await standing(first.sid)
      const [, draft] = chain
      const sid = [draft?.sid ?? '']
      await visitor.get(contract.deletePitCertificates, { body: { sid } })
      expect(await standing(first.sid)).toMatchObject({ is_pending: false })
      const second = await saved({ ...naming(first), ...replacing })
      expect(await visitor.ask(contract.restorePitCertificates, { body: { sid } })).toMatchObject({
        reason: 'pitCertificate.notRestorable',
      })
      await visitor.get(contract.deletePitCertificates, { body: { sid: [second.sid] } })
      expect(await visitor.ask(contract.restorePitCertificates, { body: { sid } })).toMatchObject({ status: 200 })
      expect(await standing(first.sid)).toMatchObject({ is_pending: true })
    })

    it('the certificate that one corrects is no double of it', async () => {
      const first = await original()
      const { sid } = await saved({ ...naming(first), ...replacing })
      const doubles = async (id: string) => {
        const { certificates } = await visitor.get(contract.existIssuedPitCertificates, { params: { id } })
        return certificates.map((each) => each.sid)
      }
      expect(await doubles(sid)).not.toContain(first.sid)
      const again = await saved({})
      expect(await doubles(again.sid)).toContain(first.sid)
    })

    it('one that was turned down leaves the way free, and is not sent where another has replaced the original since', async () => {
      const first = await original()
      const refused = await generated({ ...naming(first), ...replacing, final_income_tax: '30000000' })
      await issue(refused)
      await reaches(refused.sid, 'rejected')
      expect(await standing(first.sid)).toMatchObject({ is_pending: false, made: [] })
      const again = await generated({ ...naming(first), ...replacing, sid: refused.sid, version: refused.version })
      const other = await generated({ ...naming(first), ...replacing, remark: 'another' })
      await issue(other)
      await reaches(other.sid, 'accepted')
      expect((await issue(again)).outcome).toMatchObject(refusedAt('inv_no_ref', 'original_is_replaced'))
      expect(await detail(refused.sid)).toMatchObject({ etax_status: 'rejected' })
    })

    it('a certificate of another system is corrected as it is typed', async () => {
      const refs = related({ serial_no: 'CT26ZY', inv_date, inv_no: '77' })
      const { sid } = await steps.accepted({
        serial_no,
        ...refs,
        ...adjusting,
        inv_feature: '1',
        final_income_amt: '0',
        final_income_before_tax: '0',
        final_income_tax: '0',
      })
      expect(await detail(sid)).toMatchObject({ etax_status: 'accepted', inv_no_ref: '77' })
    })

    it('who may not see amounts reads neither them nor reasons', async () => {
      const first = await original()
      await allow(server.location, 'pit.user@tokhai.example', ['pit-certificate.new'])
      const other = await signInAs(server.origin, 'pit.user@tokhai.example')
      const answer = await other.get(contract.pitCertificateCorrections, { params: { id: first.sid } })
      expect(answer).toMatchObject({ amounts: null, chain: [{ sid: first.sid, reason: '' }] })
      expect(await standing(first.sid)).toMatchObject({ amounts: { final_income_amt: '20000000' } })
    })
  },
)

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the law of the day allows a correction, over %s',
  (_kind, database) => {
    let now = Date.parse('2026-06-15T03:00:00Z')
    const server = serverForTests({ processingTime }, { database, clock: () => new Date(now) })
    let visitor: Visitor
    let numbers = 0
    const on = async (day: string) => {
      now = Date.parse(`${day}T03:00:00Z`)
      visitor = await signInAs(server.origin, 'pit.admin@tokhai.example')
    }
    const former = {
      income_type: 'Tiền lương',
      smbl_type: 'CT/',
      serial_no: 'CT/26E',
      inv_date: '2026-06-15',
    } as const
    const today = { serial_no: 'CT26AK', inv_date: '2026-07-01' } as const
    const save = (changes: Partial<CertificateContent>) =>
      visitor.ask(contract.savePitCertificateDraft, { body: { ...certificateSaid(changes), version: '' } })
    const withStore = async <Value>(work: (store: OpenStore['store']) => Promise<Value>): Promise<Value> => {
      const { store } = await openStore(server.location)
      try {
        return await work(store)
      } finally {
        await store.close()
      }
    }
    /** As the authority has accepted it: no key of the demo is valid on these days. */
    const accepted = async (changes: Partial<CertificateContent> = {}) => {
      const body = { ...certificateSaid({ ...former, ...changes }), version: '' }
      const { sid: id } = await visitor.get(contract.savePitCertificateDraft, { body })
      const number = (numbers += 1)
      await withStore(async ({ pitCertificates }) => {
        await pitCertificates.setNumber(demoCompany.id, id, number)
        const change = { status: 'accepted', message: '' } as const
        await pitCertificates.move(
          { companyId: demoCompany.id, id, in: ['draft'] },
          change,
          new Date(now).toISOString(),
        )
      })
      return { sid: id, refs: related({ serial_no: body.serial_no, inv_date: body.inv_date, inv_no: String(number) }) }
    }
    const standing = (id: string) => visitor.get(contract.pitCertificateCorrections, { params: { id } })

    it('none until May 2025, both until June 2026, then replacing alone, but for what was adjusted before', async () => {
      await on('2026-06-15')
      const [one, two] = [await accepted(), await accepted()]
      const tooMuch = { ...adjusting, final_income_amt: '-20000001' }
      expect(await save({ ...former, ...one.refs, ...tooMuch })).toMatchObject(
        refusedAt('final_income_amt', 'more_than_is_left'),
      )
      const adjusted = await accepted({ ...one.refs, ...adjusting })
      const amounts = { final_income_amt: '15000000', final_income_tax: '1500000' }
      expect(await standing(one.sid)).toMatchObject({ made: ['adjust'], amounts, amounts_before: null })
      const before = { amounts_before: { final_income_amt: '20000000', final_income_tax: '2000000' } }
      expect(await standing(adjusted.sid)).toMatchObject(before)
      expect(await save({ ...former, ...one.refs, ...replacing })).toMatchObject(notAllowed)
      expect(await save({ ...former, ...adjusted.refs, ...adjusting })).toMatchObject(
        refusedAt('inv_no_ref', 'original_is_an_adjustment'),
      )
      const ofTwo = certificateSaid({ ...former, ...two.refs, ...replacing })
      const on2025 = (day: string) =>
        withStore((store) =>
          store.transaction((inside) =>
            checkCorrection(inside, { companyId: demoCompany.id, id: '' }, ofTwo, new Date(`${day}T03:00:00Z`)),
          ),
        )
      expect(await on2025('2025-05-31')).toMatchObject({ failure: notAllowed })
      expect(await on2025('2025-06-01')).toMatchObject({ ok: true })

      await on('2026-07-01')
      expect(await save({ ...today, ...two.refs, ...adjusting })).toMatchObject(notAllowed)
      expect(await save({ ...today, ...two.refs, ...replacing })).toMatchObject({ status: 200 })
      expect(await save({ ...today, ...one.refs, ...adjusting, final_income_amt: '-15000001' })).toMatchObject(
        refusedAt('final_income_amt', 'more_than_is_left'),
      )
      const again = await visitor.get(contract.savePitCertificateDraft, {
        body: { ...certificateSaid({ ...today, ...one.refs, ...adjusting }), version: '' },
      })
      expect(await standing(again.sid)).toMatchObject({ amounts_before: amounts })
      expect(await standing(adjusted.sid)).toMatchObject(before)
      expect(await standing(one.sid)).toMatchObject({ made: ['adjust'], is_pending: true, amounts })
      await withStore(({ pitCertificates }) =>
        pitCertificates.move(
          { companyId: demoCompany.id, id: again.sid, in: ['draft'] },
          { status: 'accepted', message: '' },
          new Date(now).toISOString(),
        ),
      )
      expect(await standing(one.sid)).toMatchObject({ made: ['adjust', 'adjust'] })
      expect(await standing(adjusted.sid)).toMatchObject(before)
    })
  },
)
