import { placesOf } from '../../amounts/document.ts'
import { countLine } from '../../amounts/line.ts'
import type { InvoiceValues } from '../content.ts'
import { hasRates } from '../forms.ts'
import { givenLine, type InvoiceLine } from '../lines.ts'

/** Tells whether the amounts of a line of an invoice can be counted: while an invoice is filled in some are still open. */
export const countableIn = ({ form_no, curr_cd }: Pick<InvoiceValues, 'form_no' | 'curr_cd'>) => {
  const rules = { places: placesOf(curr_cd), hasRates: hasRates(form_no) }
  return (line: InvoiceLine): boolean => countLine(givenLine(line), rules).ok
}

/** The lines whose amounts can be counted. */
export const countable = (values: InvoiceValues): InvoiceLine[] => values.lines.filter(countableIn(values))
