import { expect } from 'vitest'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { AnswerOf } from '../../../src/api/contract/call.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { newInvoice } from '../../../src/domain/invoice/defaults.ts'
import { invoiceSignature } from '../../../src/domain/invoice/layout.ts'
import { newLine, type InvoiceLine } from '../../../src/domain/invoice/lines.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'

export const lineSaid = (changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...newLine('8%'),
  item_code: 'GE01',
  item_name: 'Giấy in A4',
  unit: 'Ram',
  quantity: '10',
  price: '65000',
  ...changes,
})

/** A VAT invoice that may be issued, as its form sends it. */
export const invoiceSaid = (changes: Partial<InvoiceContent> = {}): InvoiceContent => ({
  ...newInvoice({ seller: demoCompany, today: '2026-11-20', form: '1', symbol: 'C26TYY', newest: '' }),
  company_name: 'Công ty TNHH Hoa & Lan',
  tax_code: '0100109106',
  address: 'Số 3 phố Huế, Hà Nội',
  email: 'hoa.lan@example.vn',
  lines: [lineSaid()],
  ...changes,
})

/** Has the authority accept that the demo company issues invoices, of both forms with and without a code unless others are given. */
export const declareInvoices = async (
  location: DatabaseLocation,
  usages: readonly string[] = ['attribute1', 'attribute2', 'inv_type1', 'inv_type2'],
): Promise<void> => {
  const { store } = await openStore(location)
  await store.inForce.put({
    companyId: demoCompany.id,
    form: '01/ĐKTĐ-HĐĐT',
    id: newId(),
    acceptedAt: '2027-01-01T00:00:00.000Z',
    reference: 'TK1',
    day: '2026-01-02',
    usages,
    serialNumbers: [],
    cashRegisterCode: '',
  })
  await store.close()
}

type Changes = Partial<InvoiceContent> & { readonly version?: string }
export type GeneratedInvoice = AnswerOf<typeof contract.generateInvoiceXml>

const bodyOf = ({ version = '', ...changes }: Changes) => ({ ...invoiceSaid(changes), version })

/** What somebody does with invoices, as calls of the server. */
export const invoiceSteps = (
  person: () => { readonly visitor: Visitor; readonly key: SigningKey },
  clock: () => Date = () => new Date(),
) => {
  const saved = (changes: Changes = {}) => person().visitor.get(contract.saveInvoiceDraft, { body: bodyOf(changes) })
  const detail = (id: string) => person().visitor.get(contract.invoiceDetail, { params: { id } })
  const ask = (changes: Changes = {}) => person().visitor.ask(contract.generateInvoiceXml, { body: bodyOf(changes) })
  const generated = (changes: Changes = {}) =>
    person().visitor.get(contract.generateInvoiceXml, { body: bodyOf(changes) })
  const signed = async ({ xml_data: xml, sign_id: signId, req_key }: GeneratedInvoice) => {
    const { key } = person()
    const made = await signDocument({ xml, signId, layout: invoiceSignature, key, signingTime: clock() })
    if (!made.ok) throw new Error(made.failure.code)
    return { xml_signed: made.value.xml, req_key, sign_by: '', tax_code: '', sllr_comp_name: '' }
  }
  const sent = (body: Awaited<ReturnType<typeof signed>>) => person().visitor.ask(contract.issueInvoice, { body })
  const issue = async (made: GeneratedInvoice) => {
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
