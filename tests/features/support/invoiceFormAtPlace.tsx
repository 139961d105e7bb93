import * as v from 'valibot'
import { lookupItemCodes, lookupItems, type FoundItem } from '../../../src/api/contract/itemLookup.ts'
import { lookUpCustomers } from '../../../src/api/contract/customers.ts'
import { invoiceShops } from '../../../src/api/contract/invoiceChoices.ts'
import { correctionsOfInvoice } from '../../../src/api/contract/invoiceCorrections.ts'
import { invoiceFiling } from '../../../src/api/contract/invoiceFiling.ts'
import { invoiceHistory, invoiceUnfinished } from '../../../src/api/contract/invoiceHistory.ts'
import { invoiceMatters } from '../../../src/api/contract/invoiceMatters.ts'
import type { DocumentOpening } from '../../../src/documents/form/page/opening.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import type { Permission, Scope } from '../../../src/domain/session.ts'
import { InvoiceForm } from '../../../src/features/eInvoices/form/InvoiceForm.tsx'
import { FiledInvoices } from '../../../src/features/eInvoices/kind/FiledInvoices.tsx'
import type { FormOutput } from '../../../src/machines/documentForm/setup.ts'
import { RoutedAtPlace } from './AtPlace.tsx'
import { createFakeServer, type FakeServer } from './fakeServer.ts'
import { filedInvoice, invoiceSymbolOf } from './filedInvoice.ts'
import { invoiceStanding } from './invoiceStanding.ts'
import { renderScreen } from './renderScreen.tsx'

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

/** A server with a template in use, two items, one customer, and nothing unfinished. */
export const invoiceFormServer = (
  detail = filedInvoice(),
  served: Parameters<typeof createFakeServer>[0] = {},
): FakeServer => {
  const server = createFakeServer(served)
  server.answer(invoiceMatters.symbols, { symbols: [invoiceSymbolOf('C26TAA')] })
  server.answer(invoiceMatters.mails, { mails: [] })
  server.answer(invoiceUnfinished.list, { unfinished: [] })
  server.answer(invoiceFiling.detail, detail)
  server.answer(correctionsOfInvoice, invoiceStanding())
  server.answer(invoiceFiling.saveDraft, { sid: 'i-9', version: 'v-2' })
  server.answer(invoiceHistory.timeline, { steps: [], earlier: null })
  server.answer(invoiceShops, { shops: [], has_more: false, company_itself: true })
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
