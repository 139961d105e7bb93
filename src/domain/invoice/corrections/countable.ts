import { placesOf } from '../../amounts/document.ts'
import { countLine } from '../../amounts/line.ts'
import type { InvoiceValues } from '../content.ts'
import { hasRates } from '../forms.ts'
import { givenLine, type InvoiceLine } from '../lines.ts'

/** The lines whose amounts can be counted: while an invoice is filled in some are still open. */
export const countable = ({ lines, form_no, curr_cd }: InvoiceValues): InvoiceLine[] => {
  const rules = { places: placesOf(curr_cd), hasRates: hasRates(form_no) }
  return lines.filter((line) => countLine(givenLine(line), rules).ok)
}
