import * as v from 'valibot'
import { recordOf } from '../../../domain/form/table.ts'
import { invoiceTexts, type InvoiceContent, type InvoiceValues } from '../../../domain/invoice/content.ts'
import type { InvoiceText } from '../../../domain/invoice/fields.ts'
import type { Vault } from '../../../machines/vault.ts'
import { heldCorrected, heldFees, heldLines } from './heldRows.ts'

/** Rows of an invoice, which the fields of its form hold as one text each. */
type Rows = 'lines' | 'fees' | 'corrected'

/** An invoice as the fields of its form hold it. */
export type InvoiceFormValues = { sid: string; req_send_email: boolean } & { [Text in InvoiceText | Rows]: string }

export const formValuesSchema: v.GenericSchema<unknown, InvoiceFormValues> = v.object({
  sid: v.string(),
  ...recordOf(invoiceTexts, () => v.string()),
  req_send_email: v.boolean(),
  lines: v.string(),
  fees: v.string(),
  corrected: v.string(),
})

export const toForm = (values: InvoiceValues): InvoiceFormValues => ({
  ...values,
  lines: heldLines.textOf(values.lines),
  fees: heldFees.textOf(values.fees),
  corrected: heldCorrected.textOf(values.corrected),
})

export const fromForm = (values: InvoiceFormValues): InvoiceValues => ({
  ...values,
  lines: [...heldLines.rowsIn(values.lines)],
  fees: [...heldFees.rowsIn(values.fees)],
  corrected: [...heldCorrected.rowsIn(values.corrected)],
})

/** What a schema of invoices makes of what the form holds; what is wrong is named by the fields of the invoice. */
const throughForm = <Output, Made>(schema: v.GenericSchema<unknown, Output>, made: (output: Output) => Made) =>
  v.pipe(
    formValuesSchema,
    v.rawTransform<InvoiceFormValues, Made>(({ dataset, addIssue, NEVER }) => {
      const read = v.safeParse(schema, fromForm(dataset.value))
      if (read.success) return made(read.output)
      for (const { message, path } of read.issues) addIssue({ message, ...(path && { path }) })
      return NEVER
    }),
  )

/** The rules of an invoice for what its form holds. */
export const rulesForForm = (
  rules: v.GenericSchema<unknown, InvoiceValues>,
): v.GenericSchema<unknown, InvoiceFormValues> => throughForm(rules, toForm)

/** What an invoice is bounded by, for what its form holds. */
export const boundsForForm = (
  bounds: v.GenericSchema<unknown, InvoiceContent>,
): v.GenericSchema<unknown, InvoiceContent> => throughForm(bounds, (content) => content)

/** A vault of invoices that takes what a form holds. */
export const vaultForForm = ({ seal, open }: Vault<InvoiceValues>): Vault<InvoiceFormValues> => ({
  seal: (values) => seal(fromForm(values)),
  open: (sealed) => toForm(open(sealed)),
})
