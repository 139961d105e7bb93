import { companyStaff, staffWith } from './call.ts'
import type { DocumentKind } from './documents/kind.ts'
import type { NumberedCollection } from './documents/numbers.ts'

export const invoiceDocuments = {
  words: { one: 'an e-invoice', that: 'the e-invoice' },
  members: { id: 'sid', status: 'etax_status' },
  sending: {
    call: 'issue',
    summary: 'Issues the signed XML',
    findCall: 'findIssue',
    findPath: 'issues',
    state: 'issued',
  },
  permissions: {
    draft: 'invoice.new',
    generate: 'invoice.make',
    send: 'invoice.send',
    delete: 'invoice.delete',
  },
  refusals: {
    form: ['invoice.notEditable', 'invoice.changed', 'invoice.notCorrectable'],
    filing: ['invoice.noSymbol', 'invoice.notDeclared'],
    send: ['invoice.conflict', 'invoice.notEditable', 'invoice.changed', 'invoice.notCorrectable'],
    delete: ['invoice.notDraft'],
    restore: ['invoice.notRestorable'],
  },
} as const satisfies DocumentKind

const path = '/api/wtx/ca/v1/sales/e-invoices'

/** E-invoices of forms 1 and 2 (seed 002 §7.6). */
export const invoices: NumberedCollection = {
  name: 'invoices',
  path,
  listPath: `${path}/filter`,
  sendPath: `${path}/issue`,
  alsoSentAt: `${path}/issue-draft`,
  ofOne: { detail: 'information', timeline: 'history' },
  countsPath: '/api/wtx/ca/v1/sales/e-invoice-counts',
  unfinishedPath: '/api/wtx/ca/v1/sales/unfinished-e-invoices',
  runsPath: '/api/wtx/ca/v1/sales/e-invoice-issue-runs',
  numbersPath: '/api/wtx/ca/v1/sales/e-invoice-numbers-waiting',
  records: 'e-invoices',
  source: 'seed 002 §7.6',
  readers: companyStaff,
  writersWith: staffWith,
}
