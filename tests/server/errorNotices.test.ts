import { beforeAll, describe, expect, it } from 'vitest'
import { otherCompany } from '../../server/companies/demo/company.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { noticeBody, noticeSteps, typedDocument } from './support/errorNotices.ts'
import { certificateSteps } from './support/pitCertificates.ts'
import { putTemplateInUse } from './support/templatesInUse.ts'
import { serverForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const unfit = (message: string, row = 0) => ({
  reason: 'errorNotice.documentsUnfit',
  fields: [{ field: `documents.${row}.inv_no`, message }],
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'notices of wrong documents, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    let visitor: Visitor
    let key: SigningKey
    beforeAll(async () => {
      visitor = await signInAs(server.origin, 'pit.admin@tokhai.example')
      key = await demoKey(server.folder)
      const days = { start_date: '2026-07-01', end_date: '2026-12-31' }
      await putTemplateInUse(server.location, { smbl_type: 'CT', serial_no: 'CT26AN', ...days })
    })
    const { detail, saved, ask, generated, send, reaches } = noticeSteps(() => ({ visitor, key }))
    const certificates = certificateSteps(() => ({ visitor, key }))
    /** The row of a certificate that is issued, with nothing but its id right. */
    const issued = async () => {
      const { sid, inv_no } = await certificates.accepted({ serial_no: 'CT26AN' })
      return { row: typedDocument({ sid, serial_no: 'CT26QQ', inv_no: '999', inv_date: '2026-01-01' }), inv_no }
    }

    it('goes from a draft by message 304 to its receipt, with its history and its verified XML', async () => {
      const { row, inv_no } = await issued()
      const documents = [row, typedDocument()]
      const draft = await saved({ documents })
      const made = await generated({ documents, ...draft })
      expect(made.xml_data).toContain(`<KHCTu>CT26AN</KHCTu><SCTu>${inv_no}</SCTu><NLap>2026-11-20</NLap>`)
      expect(made.xml_data).toContain('<KHCTu>CT26ZY</KHCTu><SCTu>77</SCTu><NLap>2026-11-10</NLap>')
      expect((await send(made)).outcome).toMatchObject({ status: 200 })
      const id = made.notice_id
      await reaches(id, 'accepted')
      const { steps } = await visitor.get(contract.errorNoticeTimeline, { params: { id } })
      expect(steps.map(({ kind }) => kind)).toEqual(['saved', 'generated', 'signed', 'sent', 'passedOn', 'accepted'])
      expect(steps.flatMap(({ message }) => message?.type ?? [])).toEqual(expect.arrayContaining(['304', '301']))
      const { checks } = await visitor.get(contract.errorNoticeVerification, { params: { id } })
      expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
      const { notices } = await visitor.get(contract.searchErrorNotices, { body: { search_value: 'ct26an' } })
      expect(notices).toMatchObject([{ notice_id: id, documents: 2, serial_no: 'CT26AN', notice_status: 'accepted' }])
    })

    it('offers accepted certificates by search and by id, and the certificate names it once it is received', async () => {
      const { row, inv_no } = await issued()
      const asked = { body: { sids: [row.sid, 'unknown'] } }
      const { certificates: named } = await visitor.get(contract.nameableCertificates, asked)
      expect(named).toMatchObject([{ sid: row.sid, serial_no: 'CT26AN', inv_no, is_replaced: false }])
      const found = await visitor.get(contract.nameableCertificates, { body: { search_value: 'ct26an' } })
      expect(found.certificates.map(({ sid }) => sid)).toContain(row.sid)
      const drafted = await certificates.saved({ serial_no: 'CT26AN' })
      const draft = { body: { sids: [drafted.sid] } }
      expect((await visitor.get(contract.nameableCertificates, draft)).certificates).toEqual([])
      const made = await generated({ documents: [row] })
      const corrections = () => visitor.get(contract.pitCertificateCorrections, { params: { id: row.sid } })
      expect(await corrections()).toMatchObject({ made: [], notices: [{ notice_status: 'draft' }] })
      await send(made)
      await reaches(made.notice_id, 'accepted')
      expect(await corrections()).toMatchObject({
        made: ['notice'],
        notices: [{ id: made.notice_id, notice_status: 'accepted', notice_date: '2026-11-20' }],
      })
    })

    it('is not received where it names a document under another decree, and is corrected and sent again', async () => {
      const made = await generated({ documents: [typedDocument({ document_type: '7' })] })
      await send(made)
      await reaches(made.notice_id, 'rejected')
      expect((await detail(made.notice_id)).message).toBe('CT26ZY-77: 9301: Loại chứng từ không phù hợp với ngày lập')
      const { notifications } = await visitor.get(contract.listNotifications, { query: {} })
      expect(notifications.find(({ record_id }) => record_id === made.notice_id)).toMatchObject({
        kind: 'errorNotice.refused',
        record_kind: 'error-notices',
      })
      const again = await generated({ notice_id: made.notice_id, version: made.version })
      expect(await detail(made.notice_id)).toMatchObject({ is_corrected: true })
      await send(again)
      await reaches(made.notice_id, 'accepted')
    })

    it('is held to the rules, the day and the company, and written in the version of its day', async () => {
      expect(await ask({ notice_date: '2026-12-31' })).toMatchObject({
        fields: [{ field: 'notice_date', message: 'day_is_in_the_future' }],
      })
      expect(await ask({ comp_taxcd: otherCompany.tax_id })).toMatchObject({ fields: [{ field: 'comp_taxcd' }] })
      expect(await ask({ documents: [typedDocument({ inv_date: '2026-11-21' })] })).toMatchObject({
        fields: [{ field: 'documents.0.inv_date', message: 'document_is_after_the_notice' }],
      })
      expect(await ask({ documents: [] })).toMatchObject({ reason: 'fields.invalid' })
      const former = await generated({
        notice_date: '2026-06-30',
        comp_nm: 'Another name',
        txof_cd: '99999',
        documents: [typedDocument({ inv_date: '2026-06-15', document_type: '1' })],
      })
      expect(former.xml_data).toContain('<PBan>2.1.0</PBan>')
      expect(former.xml_data).toContain('<MCQT>10101</MCQT>')
      expect((await detail(former.notice_id)).comp_nm).toContain('SAO MAI XANH')
    })

    it('names certificates that are accepted and not replaced, each in one notice on its way', async () => {
      const form = { serial_no: 'CT26AN', inv_no: '1' }
      expect(await ask({ documents: [typedDocument({ ...form, sid: 'unknown' })] })).toMatchObject(
        unfit('certificate_is_not_there'),
      )
      const { row } = await issued()
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () =>
          visitor.ask(contract.saveErrorNoticeDraft, { body: noticeBody({ documents: [row] }) }),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = outcomes.filter(({ status }) => status !== 200)
      for (const each of refused) expect(each).toMatchObject(unfit('certificate_is_in_another_notice'))
      const { notices } = await visitor.get(contract.listErrorNotices, { query: { status: 'draft' } })
      const notice_id = notices
        .filter(({ documents, serial_no }) => documents === 1 && serial_no === 'CT26AN')
        .map((one) => one.notice_id)
      await visitor.get(contract.deleteErrorNotices, { body: { notice_id } })
      const other = await saved({ documents: [row] })
      expect(await visitor.ask(contract.restoreErrorNotices, { body: { notice_id } })).toMatchObject({
        reason: 'errorNotice.notRestorable',
      })
      await visitor.get(contract.deleteErrorNotices, { body: { notice_id: [other.notice_id] } })
      const both = { body: { notice_id: [...notice_id, other.notice_id] } }
      expect(await visitor.ask(contract.restoreErrorNotices, both)).toMatchObject({
        reason: 'errorNotice.notRestorable',
      })
      expect(await visitor.ask(contract.restoreErrorNotices, { body: { notice_id } })).toMatchObject({ status: 200 })
    })
  },
)
