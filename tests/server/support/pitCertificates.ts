import { expect } from 'vitest'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { AnswerOf } from '../../../src/api/contract/call.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { certificateSignature } from '../../../src/domain/pitCertificate/layout.ts'
import type { CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'
import type { Permission } from '../../../src/domain/session.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'

/** A certificate that may be issued, as its form sends it. */
export const certificateSaid = (changes: Partial<CertificateContent> = {}): CertificateContent => ({
  ...newCertificate({ payer: demoCompany, today: '2026-11-20', symbol: 'CT26YY', newest: '2.1.1' }),
  taxpayer_nm: 'Nguyễn Thị Hoa & Lan',
  taxpayer_taxcd: '001190012345',
  taxpayer_add: 'Số 3 phố Huế, Hà Nội',
  taxpayer_cid: '001190012345',
  taxpayer_tel_no: '0912345678',
  taxpayer_eml: 'hoa.lan@example.vn',
  final_income_amt: '20000000',
  final_income_before_tax: '20000000',
  final_income_tax: '2000000',
  ...changes,
})

type Changes = Partial<CertificateContent> & { readonly version?: string }
export type GeneratedCertificate = AnswerOf<typeof contract.generatePitCertificateXml>

const bodyOf = ({ version = '', ...changes }: Changes) => ({ ...certificateSaid(changes), version })

/** What somebody does with certificates, as calls of the server. */
export const certificateSteps = (
  person: () => { readonly visitor: Visitor; readonly key: SigningKey },
  clock: () => Date = () => new Date(),
) => {
  const saved = (changes: Changes = {}) =>
    person().visitor.get(contract.savePitCertificateDraft, { body: bodyOf(changes) })
  const detail = (id: string) => person().visitor.get(contract.pitCertificateDetail, { params: { id } })
  const ask = (changes: Changes = {}) =>
    person().visitor.ask(contract.generatePitCertificateXml, { body: bodyOf(changes) })
  const generated = (changes: Changes = {}) =>
    person().visitor.get(contract.generatePitCertificateXml, { body: bodyOf(changes) })
  const signed = async ({ xml_data: xml, sign_id: signId, req_key }: GeneratedCertificate) => {
    const { key } = person()
    const made = await signDocument({ xml, signId, layout: certificateSignature, key, signingTime: clock() })
    if (!made.ok) throw new Error(made.failure.code)
    return { xml_signed: made.value.xml, req_key, sign_by: '', tax_code: '', sllr_comp_name: '' }
  }
  const sent = (body: Awaited<ReturnType<typeof signed>>) =>
    person().visitor.ask(contract.issuePitCertificate, { body })
  const issue = async (made: GeneratedCertificate) => {
    const body = await signed(made)
    return { body, outcome: await sent(body) }
  }
  const reaches = (id: string, status: string) =>
    expect.poll(async () => (await detail(id)).etax_status, { timeout: 20_000, interval: 50 }).toBe(status)
  /** One that the authority has accepted. */
  const accepted = async (changes: Changes = {}) => {
    const made = await generated(changes)
    await issue(made)
    await reaches(made.sid, 'accepted')
    return made
  }
  return { body: bodyOf, saved, detail, ask, generated, signed, sent, issue, reaches, accepted }
}

/** Gives an account these permissions and no others. */
export const allow = async (
  location: DatabaseLocation,
  userId: string,
  permissions: readonly Permission[],
): Promise<void> => {
  const { store } = await openStore(location)
  const account = await store.accounts.byUserId(userId)
  if (account === null) throw new Error(`the demo has no ${userId}`)
  await store.accounts.change(account.id, { permissions })
  await store.close()
}
