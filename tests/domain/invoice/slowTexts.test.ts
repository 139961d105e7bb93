import { describe, expect, it } from 'vitest'
import { invoiceTexts, type InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { lineTexts } from '../../../src/domain/invoice/lines.ts'
import { namingFields } from '../../../src/domain/invoice/several/corrected.ts'
import { typeOfSymbol, yearOfSymbol } from '../../../src/domain/invoice/forms.ts'
import { hasCode } from '../../../src/domain/templates/symbols.ts'
import { recordOf } from '../../../src/domain/form/table.ts'
import { textsOf } from '../freezing/texts.ts'
import { draftProblemsOf, problemsOf } from './support/problems.ts'
import { vatInvoice } from './support/samples.ts'

const length = 100_000
/** Ends what takes the square of the length: that is minutes where reading once takes a thousandth of a second. */
const limit = 20_000

const slowTexts: readonly string[] = [
  ...textsOf(length),
  'a@'.repeat(length / 2),
  `${'a.'.repeat(length / 2)}@`,
  `a@${'a-'.repeat(length / 2)}`,
  ';'.repeat(length),
  'an@x.vn;'.repeat(length / 8),
]

const everywhere = (text: string): InvoiceValues => ({
  ...vatInvoice(),
  ...recordOf(invoiceTexts, () => text),
  lines: [{ ...recordOf(lineTexts, () => text), special: [{ name: text, value: text }] }],
  fees: [{ fee_name: text, fee_amt: text }],
  corrected: [recordOf(namingFields, () => text)],
})

/** Name data of special goods are not read before the rest of the invoice is right. */
const unread = ['sid', 'lines.0.special.0.name']

describe('texts that are slow to read', () => {
  it.each(slowTexts.map((text) => ({ name: JSON.stringify(text.slice(0, 8)), text })))(
    'are refused in every field of an invoice: $name',
    ({ text }) => {
      const fields = new Set(problemsOf(everywhere(text)).map(([field]) => field))
      const all = [
        ...invoiceTexts,
        ...lineTexts.map((name) => `lines.0.${name}`),
        'lines.0.special.0.value',
        'fees.0.fee_name',
        'fees.0.fee_amt',
        ...namingFields.map((name) => `corrected.0.${name}`),
      ].filter((field) => !unread.includes(field))
      expect(all.filter((field) => !fields.has(field))).toEqual([])
      expect(draftProblemsOf(everywhere(text)).length).toBeGreaterThan(0)
      expect([yearOfSymbol(text), typeOfSymbol(text), hasCode(text)]).toEqual(['', '', false])
    },
    limit,
  )
})
