import { invoiceFiling } from '../../../api/contract/invoiceFiling.ts'
import { invoiceHistory } from '../../../api/contract/invoiceHistory.ts'
import type { FiledKind } from '../../../documents/filedKind.ts'
import { invoiceSignature } from '../../../domain/invoice/layout.ts'
import { failureTexts } from '../refusals/failureTexts.ts'
import { invoiceLabelsOf } from '../words/fieldLabels.ts'
import { invoiceBulkWords, invoiceWords } from '../words/invoiceWords.ts'
import { invoiceCalls } from './calls.ts'
import { deletion } from './deletion.ts'
import { unfinishedInvoices } from './unfinishedForms.ts'

/** How e-invoices are filed. */
export const filedInvoices: FiledKind = {
  calls: invoiceCalls,
  bulk: { runs: invoiceFiling.runs, words: invoiceBulkWords },
  layout: invoiceSignature,
  failureTexts,
  fieldLabels: invoiceLabelsOf,
  deletion,
  unfinished: unfinishedInvoices,
  history: invoiceHistory,
  words: invoiceWords,
}
