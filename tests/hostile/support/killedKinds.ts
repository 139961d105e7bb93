import type { AnyCall } from '../../../src/api/contract/call.ts'
import type { IssueRunCalls } from '../../../src/api/contract/documents/issueRuns.ts'
import type { NumberCalls } from '../../../src/api/contract/documents/numbers.ts'
import { invoiceFiling } from '../../../src/api/contract/invoiceFiling.ts'
import { pitCertificateFiling } from '../../../src/api/contract/pitCertificateFiling.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { declareInvoices, invoiceSteps } from '../../server/support/invoices.ts'
import { certificateSteps } from '../../server/support/pitCertificates.ts'
import { putInvoiceTemplateInUse, putTemplateInUse } from '../../server/support/templatesInUse.ts'

/** A numbered kind of documents that people issue while their server is killed. */
export interface KilledKind {
  readonly userId: string
  /** Nothing is issued under it before. */
  readonly symbol: string
  readonly steps: typeof certificateSteps | typeof invoiceSteps
  readonly calls: { readonly send: AnyCall; readonly runs: IssueRunCalls; readonly numbers: NumberCalls }
  /** Lets its documents be issued under the symbol. */
  readonly prepare: (location: DatabaseLocation, symbol: string) => Promise<void>
}

const certificates: KilledKind = {
  userId: 'pit.admin@tokhai.example',
  symbol: 'CT26ZK',
  steps: certificateSteps,
  calls: pitCertificateFiling,
  prepare: (location, serial_no) =>
    putTemplateInUse(location, { smbl_type: 'CT', serial_no, start_date: '2026-07-01', end_date: '2026-12-31' }),
}

const invoices: KilledKind = {
  userId: 'admin@tokhai.example',
  symbol: 'C26TZK',
  steps: invoiceSteps,
  calls: invoiceFiling,
  async prepare(location, serial_no) {
    await declareInvoices(location)
    await putInvoiceTemplateInUse(location, { serial_no })
  },
}

export const killedKinds = [certificates, invoices] as const
