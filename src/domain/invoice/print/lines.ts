import type { FilledLine } from '../../templates/invoice/filled.ts'
import { normalised } from '../../text.ts'
import type { InvoiceAmounts } from '../amounts.ts'
import type { InvoiceValues } from '../content.ts'
import { hasRates } from '../forms.ts'
import { reductionNote } from '../reduction.ts'
import { saidOf } from '../said.ts'
import { specialTexts } from './special.ts'

const noteLine = (text: string, ordinal: number): FilledLine => ({
  nature: 'note',
  ordinal: String(ordinal),
  name: text,
  details: [],
  unit: '',
  quantity: '',
  price: '',
  discountRate: '',
  rate: '',
  amounts: null,
})

/** The lines of an invoice as its print takes them, with the note of what the law takes off, as its XML has it. */
export const filledLines = (values: InvoiceValues, amounts: InvoiceAmounts | null): readonly FilledLine[] => {
  const withRates = hasRates(values.form_no)
  const lines = values.lines.map((line, index): FilledLine => {
    const counted = amounts?.lines[index] ?? null
    const said = saidOf(line, counted, withRates)
    return {
      ...said,
      ordinal: String(index + 1),
      name: normalised(line.item_name),
      details: said.nature === 'special' ? specialTexts(line.special) : [],
      unit: normalised(line.unit),
      quantity: line.quantity,
      amounts: said.nature === 'note' ? null : counted,
    }
  })
  const reduced = amounts?.branchReduction ?? '0'
  return reduced === '0' ? lines : [...lines, noteLine(reductionNote(reduced), lines.length + 1)]
}
