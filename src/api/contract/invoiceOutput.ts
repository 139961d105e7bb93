import * as v from 'valibot'
import { companyStaff, describeCall, noBody, none } from './call.ts'
import { linkParams } from './documents/output.ts'
import { idSchema } from './ids.ts'

/** A PDF and the name of its file. */
export const pdfFile = v.object({ bytes: v.instance(Uint8Array), filename: v.string() })

const report = describeCall({
  name: 'invoices.report',
  summary: 'The PDF of an invoice, drawn on the server; of a draft or a refused one it says so on every page',
  method: 'GET',
  path: '/api/wtx/ca/v1/report/pdf/:id',
  access: companyStaff,
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  document: 'application/pdf',
  answer: pdfFile,
  refusals: ['record.absent', 'request.tooMany'],
  source: 'seed 002 §7.16',
})

/** How a PDF of an invoice is taken by a link that the server has made and signed. @param path below that of downloads */
export const pdfByLink = (name: string, path: string, summary: string) =>
  describeCall({
    name: `invoices.${name}`,
    summary,
    method: 'GET',
    path: `/api/wtx/ca/v1/download/${path}/:id/:expires/:hash`,
    access: companyStaff,
    params: linkParams,
    query: none,
    body: noBody,
    document: 'application/pdf',
    answer: pdfFile,
    refusals: ['record.absent', 'link.expired', 'request.tooMany'],
    source: 'seed 002 §7.11; the hash is made on the server',
  })

const downloadPdf = pdfByLink(
  'downloadPdf',
  'pdf',
  'The PDF of an invoice by a link that the server has made and signed',
)

export const invoiceOutput = { report, downloadPdf }

export const calls = { reportInvoice: report, downloadInvoicePdf: downloadPdf }
