import type { ComponentType } from 'react'
import * as v from 'valibot'
import { invoiceFiling, type InvoiceDetail } from '../../../src/api/contract/invoiceFiling.ts'
import { invoiceHistory, invoiceUnfinished } from '../../../src/api/contract/invoiceHistory.ts'
import { invoiceMatters } from '../../../src/api/contract/invoiceMatters.ts'
import { invoiceList, searchInvoices, sumInvoices, type InvoiceRow } from '../../../src/api/contract/invoices.ts'
import { newInvoice } from '../../../src/domain/invoice/defaults.ts'
import { invoiceStatuses } from '../../../src/domain/invoice/status.ts'
import { createFakeServer, type FakeServer } from './fakeServer.ts'
import { fakePage } from './fakePage.ts'
import { invoiceSymbolOf } from './filedInvoice.ts'
import { visitPage, type Visit } from './pageAtPlace.tsx'
import { company } from './samples.ts'

export const invoiceRow = (sid: string, changes: Partial<InvoiceRow> = {}): InvoiceRow => ({
  sid,
  refid: `HD20261120-${sid}`,
  form_no: '1',
  serial_no: 'C26TAA',
  inv_no: '',
  inv_date: '2026-11-20',
  inv_feature: '0',
  customer_id: '',
  buyer_nm: `Công ty ${sid}`,
  tax_code: '0312345678',
  email: `${sid}@example.com`,
  curr_cd: 'VND',
  net_amt: '1000000',
  tax_amt: '80000',
  total_amt: '1080000',
  total_vnd: '1080000',
  etax_status: 'draft',
  etax_rslt: '',
  tax_auth_cd: '',
  lookup_cd: '',
  made_by: 'u-7',
  made_by_nm: 'Lê Văn Bảy',
  is_corrected: false,
  ...changes,
})

export const invoiceDetail = (changes: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...newInvoice({ seller: company, today: '2026-11-20', form: '1', symbol: 'C26TAA', newest: '2.1.1' }),
  sid: 'i-1',
  company_name: 'Công ty Hoa Sen',
  email: 'hoasen@example.com',
  version: 'v-1',
  refid: 'HD-1',
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

const texts = v.record(v.string(), v.string())

/** A server with these invoices, a symbol that is declared, and no number that waits. */
export const serverOfInvoices = (rows: readonly InvoiceRow[], detail = invoiceDetail()): FakeServer => {
  const server = createFakeServer()
  const pageOf = (asked: Readonly<Record<string, string>>) => {
    const page = fakePage(asked, rows)
    return { invoices: page.rows, pagination: page.pagination }
  }
  server.answerBy(invoiceList.list, ({ query }) => pageOf(query))
  server.answerBy(searchInvoices, ({ body }) => pageOf(v.parse(texts, body)))
  const counts = invoiceStatuses.map((status) => ({
    status,
    count: rows.filter(({ etax_status }) => etax_status === status).length,
  }))
  server.answer(invoiceList.count, { counts: counts.filter(({ count }) => count > 0) })
  server.answer(sumInvoices, { count: 2, net_vnd: '2000000', tax_vnd: '160000', total_vnd: '2160000' })
  server.answer(invoiceMatters.symbols, { symbols: [invoiceSymbolOf('C26TAA')] })
  server.answer(invoiceMatters.mails, { mails: [] })
  server.answerBy(invoiceFiling.numbers.waiting, ({ query }) => ({
    numbers: [],
    pagination: fakePage(query, []).pagination,
  }))
  server.answer(invoiceFiling.runs.list, { runs: [] })
  server.answer(invoiceFiling.detail, detail)
  server.answer(invoiceUnfinished.list, { unfinished: [] })
  server.answer(invoiceHistory.timeline, { steps: [], earlier: null })
  return server
}

/** A page of e-invoices at its place, and where it leads. */
export const visitInvoices = (Shown: ComponentType, visit: Visit) => visitPage('e-invoices', Shown, visit)
