import * as v from 'valibot'
import { listOf } from '../../domain/bounded.ts'
import { mostRunRows } from '../../domain/documents/issueRuns.ts'
import { readTexts } from '../../domain/reading.ts'
import { askedToIssue, checkCall, checkedEntries } from './documents/checks.ts'
import { invoiceDocuments, invoices } from './invoiceCollection.ts'
import { invoiceNarrowing } from './invoices.ts'

const wantedSchema = v.strictObject({ ...askedToIssue, ...invoiceNarrowing })
export type InvoicesToIssue = v.InferOutput<typeof wantedSchema>

/** Of what an invoice says no more than the list does. */
const checkedSchema = v.object({
  ...checkedEntries,
  ...readTexts(['refid', 'form_no', 'serial_no', 'inv_no', 'buyer_nm']),
})
export type CheckedInvoice = v.InferOutput<typeof checkedSchema>

const checkToIssue = checkCall(invoices, invoiceDocuments, {
  path: `${invoices.path}/checks`,
  body: wantedSchema,
  answer: v.object({ invoices: listOf(checkedSchema, mostRunRows) }),
  tooMany: 'invoice.tooManyToIssue',
  source: 'chosen (docs/decisions/0524)',
})

export const invoiceChecks = { checkToIssue }

export const calls = { checkInvoicesToIssue: checkToIssue }
