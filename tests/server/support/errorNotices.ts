import { expect } from 'vitest'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { AnswerOf } from '../../../src/api/contract/call.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import type { NoticeContent, NoticedDocument } from '../../../src/domain/errorNotice/content.ts'
import { newNotice } from '../../../src/domain/errorNotice/defaults.ts'
import { noticeSignature } from '../../../src/domain/errorNotice/kind.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'

/** A document of another system, as somebody types it. */
export const typedDocument = (changes: Partial<NoticedDocument> = {}): NoticedDocument => ({
  sid: '',
  form_no: '03/TNCN',
  serial_no: 'CT26ZY',
  inv_no: '77',
  inv_date: '2026-11-10',
  document_type: '8',
  reason: 'Sai địa chỉ người nộp thuế',
  ...changes,
})

/** A notice that may be sent, as its form sends it. */
export const noticeSaid = (changes: Partial<NoticeContent> = {}): NoticeContent => ({
  ...newNotice({ company: demoCompany, today: '2026-11-20', newest: '2.1.1' }),
  documents: [typedDocument()],
  ...changes,
})

export type NoticeChanges = Partial<NoticeContent> & { readonly version?: string }
export type GeneratedNotice = AnswerOf<typeof contract.generateErrorNoticeXml>

export const noticeBody = ({ version = '', ...changes }: NoticeChanges = {}) => ({ ...noticeSaid(changes), version })

/** What somebody does with notices, as calls of the server. */
export const noticeSteps = (person: () => { readonly visitor: Visitor; readonly key: SigningKey }) => {
  const detail = (id: string) => person().visitor.get(contract.errorNoticeDetail, { params: { id } })
  const saved = (changes: NoticeChanges = {}) =>
    person().visitor.get(contract.saveErrorNoticeDraft, { body: noticeBody(changes) })
  const ask = (changes: NoticeChanges = {}) =>
    person().visitor.ask(contract.generateErrorNoticeXml, { body: noticeBody(changes) })
  const generated = (changes: NoticeChanges = {}) =>
    person().visitor.get(contract.generateErrorNoticeXml, { body: noticeBody(changes) })
  const signed = async ({ xml_data: xml, sign_id: signId, req_key }: GeneratedNotice) => {
    const { key } = person()
    const made = await signDocument({ xml, signId, layout: noticeSignature, key, signingTime: new Date() })
    if (!made.ok) throw new Error(made.failure.code)
    return { xml_signed: made.value.xml, req_key, sign_by: '', tax_code: '', sllr_comp_name: '' }
  }
  const send = async (made: GeneratedNotice) => {
    const body = await signed(made)
    return { body, outcome: await person().visitor.ask(contract.registerErrorNotice, { body }) }
  }
  const reaches = (id: string, status: string) =>
    expect.poll(async () => (await detail(id)).notice_status, { timeout: 20_000, interval: 50 }).toBe(status)
  return { detail, saved, ask, generated, signed, send, reaches }
}
