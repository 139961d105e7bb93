import { decimal, isWithinUnit } from '../../amounts/decimal.ts'
import { placesOf } from '../../amounts/document.ts'
import { isAmount } from '../../money.ts'
import type { InvoiceAmounts } from '../amounts.ts'
import { hasRates } from '../forms.ts'
import { natureOf } from '../lines.ts'
import type { InvoiceValues } from '../content.ts'

/** What a file says that an invoice comes to. */
interface Claims {
  readonly total: string
  /** VAT of each line; empty where it does not say. */
  readonly taxes: readonly string[]
}

interface Difference {
  /** A line by its place, or null of the whole. */
  readonly line: number | null
  readonly message: string
}

/** Where the file says something else than is counted, by more than one unit of the currency. */
export const differencesOf = (
  { form_no, curr_cd, lines }: InvoiceValues,
  { total, taxes }: Claims,
  counted: InvoiceAmounts,
): readonly Difference[] => {
  const places = placesOf(curr_cd)
  const differs = (said: string, own: string): boolean =>
    isAmount(said) && !isWithinUnit(decimal(said), decimal(own), places)
  const ofLines = taxes.flatMap((said, line): readonly Difference[] => {
    const nature = natureOf(lines[line]?.nature ?? '')
    const tax = counted.lines[line]?.tax ?? '0'
    const counts = hasRates(form_no) && nature !== 'note' && nature !== 'promotion'
    return counts && differs(said, tax) ? [{ line, message: `tax_differs:${tax}` }] : []
  })
  return differs(total, counted.total)
    ? [...ofLines, { line: null, message: `total_differs:${counted.total}` }]
    : ofLines
}
