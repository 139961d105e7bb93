import { expect } from 'vitest'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { AnswerOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { errorNoticeFilings } from '../../../src/api/contract/errorNoticeFiling.ts'
import type { NoticeContent, NoticedDocument } from '../../../src/domain/errorNotice/content.ts'
import { newNotice } from '../../../src/domain/errorNotice/defaults.ts'
import type { NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
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
  effect: '',
  tax_auth_cd: '',
  reason: 'Sai địa chỉ người nộp thuế',
  ...changes,
})

/** An invoice of another system, as somebody types it. */
export const typedInvoice = (changes: Partial<NoticedDocument> = {}): NoticedDocument => ({
  ...typedDocument(),
  form_no: '1',
  serial_no: 'C26TZY',
  document_type: '1',
  tax_auth_cd: '00ABCDEF0123456789ABCDEF0123456789',
  reason: 'Sai địa chỉ người mua',
  ...changes,
})

/** The same about invoices. */
export const invoiceNoticeSaid = (changes: Partial<NoticeContent> = {}): NoticeContent => ({
  ...newNotice({ family: 'invoices', company: demoCompany, today: '2026-11-20', newest: '2.1.1' }),
  documents: [typedInvoice()],
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

const saidOf: Readonly<Record<NoticeFamily, typeof noticeSaid>> = {
  certificates: noticeSaid,
  invoices: invoiceNoticeSaid,
}

export const noticeBodyOf = (family: NoticeFamily, { version = '', ...changes }: NoticeChanges = {}) => ({
  ...saidOf[family](changes),
  version,
})

export const noticeBody = (changes: NoticeChanges = {}) => noticeBodyOf('certificates', changes)

/** What somebody does with notices, as calls of the server. */
export const noticeSteps = (
  person: () => { readonly visitor: Visitor; readonly key: SigningKey },
  family: NoticeFamily = 'certificates',
) => {
  const calls = errorNoticeFilings[family]
  const body = (changes: NoticeChanges) => noticeBodyOf(family, changes)
  const detail = (id: string) => person().visitor.get(calls.detail, { params: { id } })
  const saved = (changes: NoticeChanges = {}) => person().visitor.get(calls.saveDraft, { body: body(changes) })
  const ask = (changes: NoticeChanges = {}) => person().visitor.ask(calls.generateXml, { body: body(changes) })
  const generated = (changes: NoticeChanges = {}) => person().visitor.get(calls.generateXml, { body: body(changes) })
  const signed = async ({ xml_data: xml, sign_id: signId, req_key }: GeneratedNotice) => {
    const { key } = person()
    const made = await signDocument({ xml, signId, layout: noticeSignature, key, signingTime: new Date() })
    if (!made.ok) throw new Error(made.failure.code)
    return { xml_signed: made.value.xml, req_key, sign_by: '', tax_code: '', sllr_comp_name: '' }
  }
  const send = async (made: GeneratedNotice) => {
    const sent = await signed(made)
    return { body: sent, outcome: await person().visitor.ask(calls.send, { body: sent }) }
  }
  const reaches = (id: string, status: string) =>
    expect.poll(async () => (await detail(id)).notice_status, { timeout: 20_000, interval: 50 }).toBe(status)
  return { detail, saved, ask, generated, signed, send, reaches }
}
