import * as v from 'valibot'
import { readInvoiceEntries, type InvoiceFee } from '../../../domain/invoice/content.ts'
import type { InvoiceLine } from '../../../domain/invoice/lines.ts'
import type { CorrectedInvoice } from '../../../domain/invoice/several/corrected.ts'

/**
 * Rows as one field of the form holds them: a text, so that a thousand lines are one value that is changed, kept and compared, and
 * not twelve thousand fields.
 */
const held = <Row extends object>(schema: v.GenericSchema<unknown, Row[]>) => {
  const read = v.pipe(v.string(), v.parseJson(), schema)
  let last: { readonly text: string; readonly rows: readonly Row[] } = { text: '[]', rows: [] }
  return {
    textOf(rows: readonly Row[]): string {
      const text = rows === last.rows ? last.text : JSON.stringify(rows)
      last = { text, rows }
      return text
    },
    /** What was made a text last is answered without reading it again. */
    rowsIn: (text: string): readonly Row[] =>
      text === last.text ? last.rows : v.parse(read, text === '' ? '[]' : text),
  }
}

export const heldLines = held<InvoiceLine>(readInvoiceEntries.lines)
export const heldFees = held<InvoiceFee>(readInvoiceEntries.fees)
export const heldCorrected = held<CorrectedInvoice>(readInvoiceEntries.corrected)
