import type { ComponentType } from 'react'
import * as v from 'valibot'
import { invoiceMakers } from '../../../src/api/contract/invoiceChoices.ts'
import { correctionsOfInvoice } from '../../../src/api/contract/invoiceCorrections.ts'
import { invoiceFiling, type InvoiceDetail } from '../../../src/api/contract/invoiceFiling.ts'
import { invoiceHistory, invoiceUnfinished } from '../../../src/api/contract/invoiceHistory.ts'
import { invoiceMatters } from '../../../src/api/contract/invoiceMatters.ts'
import { invoiceList, searchInvoices, sumInvoices, type InvoiceRow } from '../../../src/api/contract/invoices.ts'
import { invoiceStatuses } from '../../../src/domain/invoice/status.ts'
import { createFakeServer, type FakeServer } from './fakeServer.ts'
import { fakePage } from './fakePage.ts'
import { filedInvoice, invoiceSymbolOf } from './filedInvoice.ts'
import { invoiceStanding } from './invoiceStanding.ts'
import { visitPage, type Visit } from './pageAtPlace.tsx'

export const invoiceRow = (sid: string, changes: Partial<InvoiceRow> = {}): InvoiceRow => ({
  sid,
  refid: `HD20261120-${sid}`,
  form_no: '1',
  serial_no: 'C26TAA',
  inv_no: '',
  inv_date: '2026-11-20',
  inv_feature: '0',
  corrected_by: '',
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
  noticed: '',
  made_by: 'u-7',
  made_by_nm: 'Lê Văn Bảy',
  is_corrected: false,
  ...changes,
})

export const invoiceDetail = (changes: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  filedInvoice({
    company_name: 'Công ty Hoa Sen',
    tax_code: '',
    address: '',
    email: 'hoasen@example.com',
    lines: [],
    refid: 'HD-1',
    ...changes,
  })

const texts = v.record(v.string(), v.string())

/** A server with these invoices, a symbol that is declared, and no number that waits. @param undelivered those whose e-mail failed */
export const serverOfInvoices = (
  rows: readonly InvoiceRow[],
  detail = invoiceDetail(),
  undelivered: readonly InvoiceRow[] = [],
): FakeServer => {
  const server = createFakeServer()
  const pageOf = (asked: Readonly<Record<string, string>>) => {
    const page = fakePage(asked, asked['mail'] === 'failed' ? undelivered : rows)
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
  server.answer(invoiceMakers, { makers: [], has_more: false })
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
  server.answer(correctionsOfInvoice, invoiceStanding())
  return server
}

/** A page of e-invoices at its place, and where it leads. */
export const visitInvoices = (Shown: ComponentType, visit: Visit) => visitPage('e-invoices', Shown, visit)
