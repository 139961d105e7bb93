import { expect } from 'vitest'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { openStore } from '../../../server/openStore.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { AnswerOf } from '../../../src/api/contract/call.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { isOpenRun } from '../../../src/domain/documents/issueRuns.ts'
import { encryptedPassword, type Visitor } from '../../../tools/product/server/visitor.ts'
import { voucherSignature } from './voucher.ts'
import { voucherCalls } from './voucherCalls.ts'

export const said = { voucher_id: '', symbol: 'V26', day: '2026-11-20', payee: 'Quán Chè & Bánh', amount: '150000' }
type Said = typeof said & { readonly version: string }

type Generated = AnswerOf<typeof voucherCalls.generateXml>

interface Person {
  readonly admin: Visitor
  readonly key: SigningKey
}

/** What somebody does with vouchers, as calls of the server. */
export const voucherSteps = (person: () => Person, server: { readonly location: DatabaseLocation }) => {
  const saved = (changes: Partial<Said> = {}) =>
    person().admin.get(voucherCalls.saveDraft, { body: { ...said, ...changes } })
  const detail = (id: string) => person().admin.get(voucherCalls.detail, { params: { id } })
  const generated = (changes: Partial<Said> = {}) =>
    person().admin.get(voucherCalls.generateXml, { body: { ...said, ...changes } })
  const signed = async ({ xml, sign_id: signId, req_key }: Generated) => {
    const { key } = person()
    const made = await signDocument({ xml, signId, layout: voucherSignature, key, signingTime: new Date() })
    if (!made.ok) throw new Error(made.failure.code)
    return { xml_signed: made.value.xml, req_key, sign_by: '', tax_code: '', sllr_comp_name: '' }
  }
  const issue = async (made: Generated) => {
    const body = await signed(made)
    return { body, outcome: await person().admin.ask(voucherCalls.send, { body }) }
  }
  const reaches = (id: string, status: string) =>
    expect.poll(async () => (await detail(id)).voucher_status, { timeout: 20_000, interval: 50 }).toBe(status)

  const secrets = async () => ({
    user_name: demoHsm.userName,
    password: await encryptedPassword(person().admin, demoHsm.password),
    pin: await encryptedPassword(person().admin, demoHsm.pin),
  })
  /** The serial number of the company's key at the signing server, whose certificate is registered from now on. */
  const registeredHsmKey = async (): Promise<string> => {
    const { user_name: username, password } = await secrets()
    const { certificates } = await person().admin.get(contract.hsmCertificates, { body: { username, password } })
    const { serial: serial_no, org_nm } = certificates[0] ?? { serial: '', org_nm: '' }
    const { store } = await openStore(server.location)
    const [from_date, to_date] = ['2026-01-01T00:00:00', '2999-01-01T00:00:00']
    const kind = { status: '2', certificate_type: '2', form_tp: '2', reg_id: '', user_nm: null } as const
    const record = { id: newId(), org_nm, serial_no, from_date, to_date, ...kind }
    await store.certificates.insertNew(demoCompany.id, record, null)
    await store.close()
    return serial_no
  }
  /** Has the server issue drafts by its key, and answers how the run has ended. */
  const issueByRun = async (drafts: readonly { readonly voucher_id: string; readonly version: string }[]) => {
    const rows = drafts.map(({ voucher_id: document_id, version }) => ({ document_id, version }))
    const body = { req_key: newId(), serial_no: await registeredHsmKey(), ...(await secrets()), rows }
    const { id } = await person().admin.get(voucherCalls.runs.start, { body })
    const read = () => person().admin.get(voucherCalls.runs.read, { params: { id }, query: { page_size: '100' } })
    await expect.poll(async () => isOpenRun((await read()).run.state), { timeout: 20_000 }).toBe(false)
    return read()
  }
  return { saved, detail, generated, signed, issue, reaches, issueByRun }
}
