import * as v from 'valibot'
import { lookupItemCodes, lookupItems, type FoundItem } from '../../../src/api/contract/itemLookup.ts'
import { lookUpCustomers } from '../../../src/api/contract/customers.ts'
import { invoiceFiling, type InvoiceDetail } from '../../../src/api/contract/invoiceFiling.ts'
import { invoiceHistory, invoiceUnfinished } from '../../../src/api/contract/invoiceHistory.ts'
import { invoiceMatters, type InvoiceSymbol } from '../../../src/api/contract/invoiceMatters.ts'
import { listShops } from '../../../src/api/contract/shops.ts'
import type { DocumentOpening } from '../../../src/documents/form/page/opening.ts'
import { newInvoice } from '../../../src/domain/invoice/defaults.ts'
import { newLine, type InvoiceLine } from '../../../src/domain/invoice/lines.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import type { Permission, Scope } from '../../../src/domain/session.ts'
import { InvoiceForm } from '../../../src/features/eInvoices/form/InvoiceForm.tsx'
import { FiledInvoices } from '../../../src/features/eInvoices/kind/FiledInvoices.tsx'
import type { FormOutput } from '../../../src/machines/documentForm/setup.ts'
import { RoutedAtPlace } from './AtPlace.tsx'
import { createFakeServer, type FakeServer } from './fakeServer.ts'
import { renderScreen } from './renderScreen.tsx'
import { company } from './samples.ts'

export const invoiceSymbolOf = (serial_no: string, more: Partial<InvoiceSymbol> = {}): InvoiceSymbol => ({
  temp_id: `t-${serial_no}`,
  layout_id: '1000000111',
  smbl_type: 'T',
  form_no: '1',
  serial_no,
  next_no: '13',
  last_date: '',
  problem: '',
  ...more,
})

export const foundItem = (item_code: string, more: Partial<FoundItem> = {}): FoundItem => ({
  id: `item-${item_code}`,
  item_code,
  item_name: `Giấy in ${item_code}`,
  uom: 'Ram',
  unit_prc: '65000',
  curr_cd: 'VND',
  vat_rate: '0.1',
  rate: '8%',
  not_reduced: false,
  special_consumption: false,
  ...more,
})

export const lineOf = (changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...newLine('8%'),
  item_code: 'GE01',
  item_name: 'Giấy in A4',
  unit: 'Ram',
  quantity: '10',
  price: '65000',
  ...changes,
})

/** An invoice as the server answers it, with all that is filed. */
export const filedInvoice = (changes: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...newInvoice({ seller: company, today: '2026-11-20', form: '1', symbol: 'C26TAA', newest: '2.1.1' }),
  sid: 'i-1',
  company_name: 'Công ty TNHH Hoa Lan',
  tax_code: '0100109106',
  address: 'Số 3 phố Huế, Hà Nội',
  email: 'hoa.lan@example.vn',
  lines: [lineOf()],
  version: 'v-1',
  refid: 'HD20261120-ABCDEF',
  guid: '',
  inv_no: '',
  etax_status: 'draft',
  etax_rslt: '',
  tax_auth_cd: '',
  lookup_cd: '',
  lookup_link: '',
  sign_by: '',
  requested_at: '',
  signed_at: '',
  is_corrected: false,
  req_issue_yn: false,
  signed_xml_url: null,
  pdf_url: null,
  ...changes,
})

/** A server with a template in use, two items, one customer, and nothing unfinished. */
export const invoiceFormServer = (detail = filedInvoice()): FakeServer => {
  const server = createFakeServer()
  server.answer(invoiceMatters.symbols, { symbols: [invoiceSymbolOf('C26TAA')] })
  server.answer(invoiceMatters.mails, { mails: [] })
  server.answer(invoiceUnfinished.list, { unfinished: [] })
  server.answer(invoiceFiling.detail, detail)
  server.answer(invoiceFiling.saveDraft, { sid: 'i-9', version: 'v-2' })
  server.answer(invoiceHistory.timeline, { steps: [], earlier: null })
  server.answer(listShops, {
    shops: [],
    pagination: { page_number: 0, page_size: 100, total_elements: 0, total_pages: 0 },
  })
  server.answer(lookUpCustomers, {
    customers: [
      {
        id: 'k-1',
        customer_code: 'KH01',
        company_name: 'Công ty TNHH Hoa Lan',
        buyer_name: '',
        tax_code: '0100109106',
        personal_id: '',
        passport_no: '',
        budget_code: '',
        address: 'Số 3 phố Huế, Hà Nội',
        phone: '',
        bank_account: '',
        bank_name: '',
        emails: ['hoa.lan@example.vn', 'ke.toan@example.vn'],
      },
    ],
  })
  server.answerBy(lookupItems, ({ body }) => {
    const { text } = v.parse(v.object({ text: v.string() }), body)
    const items = [foundItem('GE01'), foundItem('GE02')]
    return { items: items.filter(({ item_code }) => item_code.startsWith(text.toUpperCase())) }
  })
  server.answerBy(lookupItemCodes, ({ body }) => {
    const { codes } = v.parse(v.object({ codes: v.array(v.string()) }), body)
    return { items: codes.map((asked) => ({ ...foundItem(asked.toUpperCase()), asked })) }
  })
  return server
}

interface Opened extends Partial<DocumentOpening> {
  readonly server?: FakeServer
  readonly scope?: Scope
  readonly permissions?: Permission[]
  readonly locale?: Locale
}

/** The page of an invoice, as the address opens it. */
export const openInvoice = async ({
  server = invoiceFormServer(),
  scope = 'ADMIN',
  permissions = [],
  locale = 'en',
  ...opening
}: Opened = {}) => {
  const ended: FormOutput[] = []
  const followed: string[] = []
  const whole: DocumentOpening = { document: null, copy: null, continues: null, isChecked: false, ...opening }
  const form = (
    <FiledInvoices>
      <InvoiceForm onEnd={(output) => ended.push(output)} onNext={() => followed.push('new')} opening={whole} />
    </FiledInvoices>
  )
  await renderScreen(<RoutedAtPlace>{() => form}</RoutedAtPlace>, { server, scope, permissions, locale })
  return { server, ended, followed }
}
