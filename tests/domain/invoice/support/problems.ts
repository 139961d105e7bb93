import * as v from 'valibot'
import { checkedContent } from '../../../../src/domain/documents/kind.ts'
import { invoiceValuesOf, type InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import { invoiceDraftSchema, invoiceSchema } from '../../../../src/domain/invoice/rules.ts'

const problemsBy =
  (rules: typeof invoiceSchema) =>
  (values: InvoiceValues): readonly (readonly [field: string, message: string])[] => {
    const checked = checkedContent({ rules, toValues: invoiceValuesOf }, values)
    return checked.ok ? [] : checked.failure.map(({ field, message }) => [field, message])
  }

/** What is wrong with an invoice that is filed: each broken rule with its field. */
export const problemsOf = problemsBy(invoiceSchema)

/** The same of a draft. */
export const draftProblemsOf = problemsBy(invoiceDraftSchema)

/** An invoice as it is kept once it is found right. */
export const keptOf = (values: InvoiceValues): InvoiceValues => v.parse(invoiceSchema, values)
