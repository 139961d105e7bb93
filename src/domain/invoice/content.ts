import * as v from 'valibot'
import { listOf, textUpTo } from '../bounded.ts'
import { keysOf, recordOf } from '../form/table.ts'
import { readList, readText } from '../reading.ts'
import { invoiceFields, type InvoiceText } from './fields.ts'
import { lineTexts, mostSpecialData, type InvoiceLine } from './lines.ts'
import { mostCorrected, namingFields, type CorrectedInvoice } from './several/corrected.ts'

export const invoiceTexts = keysOf<InvoiceText>(invoiceFields)

/** A fee or charge beside the lines: `LPhi`. */
export interface InvoiceFee {
  fee_name: string
  fee_amt: string
}

/** Lines of one invoice: what a message of 2 MB carries with long names (facts of the sales areas §2). */
export const mostInvoiceLines = 1000
export const mostInvoiceFees = 20

/** An invoice as its form holds it, as it is kept, and as it travels (seed 002 §3.4). `sid` is its id, empty for a new one. */
export type InvoiceValues = {
  sid: string
  req_send_email: boolean
  lines: InvoiceLine[]
  fees: InvoiceFee[]
  /** Those that it corrects, where these are several. */
  corrected: CorrectedInvoice[]
} & { [Text in InvoiceText]: string }
export type InvoiceContent = InvoiceValues

/** Longest text of a body, which the rules then limit field by field. */
const longestText = 1000

const specialEntries = { name: textUpTo(20), value: textUpTo(longestText) }
const lineEntries = {
  ...recordOf(lineTexts, (name) => textUpTo(name === 'item_name' ? 2500 : longestText)),
  special: listOf(v.strictObject(specialEntries), mostSpecialData),
}
const correctedEntries = recordOf(namingFields, () => textUpTo(longestText))
const feeEntries = { fee_name: textUpTo(longestText), fee_amt: textUpTo(100) }

/** Bounds what is sent; the rules are those of `invoiceSchema`. */
export const invoiceEntries = {
  sid: textUpTo(64),
  ...recordOf(invoiceTexts, () => textUpTo(longestText)),
  /** Whether the buyer gets an e-mail once the authority has accepted the invoice. */
  req_send_email: v.boolean(),
  lines: listOf(v.strictObject(lineEntries), mostInvoiceLines),
  fees: listOf(v.strictObject(feeEntries), mostInvoiceFees),
  corrected: listOf(v.strictObject(correctedEntries), mostCorrected),
}

/** The same as a server answers it. */
export const readInvoiceEntries = {
  sid: readText,
  ...recordOf(invoiceTexts, () => readText),
  req_send_email: v.nullish(v.boolean(), false),
  lines: readList(
    v.object({
      ...recordOf(lineTexts, () => readText),
      special: readList(v.object({ name: readText, value: readText })),
    }),
  ),
  fees: readList(v.object({ fee_name: readText, fee_amt: readText })),
  corrected: readList(v.object(recordOf(namingFields, () => readText))),
}

/** The fields alone, of what may have other members beside them. */
export const invoiceValuesOf = (content: InvoiceContent): InvoiceValues => ({
  sid: content.sid,
  ...recordOf(invoiceTexts, (name) => content[name]),
  req_send_email: content.req_send_email,
  lines: content.lines.map((line) => ({
    ...recordOf(lineTexts, (name) => line[name]),
    special: line.special.map(({ name, value }) => ({ name, value })),
  })),
  fees: content.fees.map(({ fee_name, fee_amt }) => ({ fee_name, fee_amt })),
  corrected: content.corrected.map((one) => recordOf(namingFields, (name) => one[name])),
})
