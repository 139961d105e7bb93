import * as v from 'valibot'
import { listOf } from '../../domain/bounded.ts'
import { correctionMethods } from '../../domain/corrections/table.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none, type AnswerOf } from './call.ts'
import { idSchema } from './ids.ts'
import { invoices } from './invoiceCollection.ts'

/** Invoices of one chain at most, and rates of one invoice. */
const mostChained = 100

/** An invoice of the chain; `inv_no` is empty until it is issued, `reason` says why it corrects the one before. */
const chainedSchema = v.object({
  ...readTexts(['sid', 'corrects_sid', 'form_no', 'inv_no', 'serial_no', 'inv_date', 'inv_feature', 'etax_status']),
  reason: readText,
})

/** In the invoice's own currency. */
const amountsSchema = v.object({
  ...readTexts(['net', 'tax', 'total']),
  rates: listOf(v.object(readTexts(['rate', 'net', 'tax'])), mostChained),
})

/** How an invoice stands among its corrections (decision 0515). */
export const correctionsOfInvoice = describeCall({
  name: 'invoices.corrections',
  summary:
    'What has been made to correct an invoice, whether a correction is on its way, what is left of its amounts, and the chain of invoices that correct one another',
  method: 'GET',
  path: `${invoices.path}/:id/corrections`,
  access: companyStaff,
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  answer: v.object({
    is_accepted: v.boolean(),
    /** Accepted ones, in the order in which they were begun. */
    made: listOf(v.picklist(correctionMethods), mostChained),
    is_pending: v.boolean(),
    /** Whether a notice that the authority has received cancels it. */
    is_cancelled: v.boolean(),
    /** Whether it stands in the place of another one itself. */
    is_replacing: v.boolean(),
    /** From the first one on, the oldest first. */
    chain: listOf(chainedSchema, mostChained),
    /** Those of the chain that have adjusted it, accepted, the oldest first. */
    adjustments: listOf(readText, mostChained),
    /** Of one that corrects another: those that had adjusted that one before this one; none of others. */
    adjustments_before: listOf(readText, mostChained),
    /** What it comes to with all accepted adjustments. */
    amounts: amountsSchema,
    /** Of one that corrects another: what that one came to with all adjustments before this one; null of others. */
    amounts_before: v.nullable(amountsSchema),
  }),
  refusals: ['record.absent'],
  source: 'chosen (docs/decisions/0515)',
})

export type InvoiceCorrections = AnswerOf<typeof correctionsOfInvoice>

export const calls = { correctionsOfInvoice }
