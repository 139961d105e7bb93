import { ordinalOf } from '../../../../domain/invoice/several/part.ts'
import type { CorrectedInvoice } from '../../../../domain/invoice/several/corrected.ts'
import { folded } from '../../../../domain/text.ts'
import type { LineChoice } from '../../../../ui/lineGrid/lineColumn.ts'
import { shownDay } from '../../../../domain/dates.ts'
import type { GridLine } from './gridLine.ts'

type Corrected = readonly CorrectedInvoice[]

/** What lines call a corrected invoice: the form is that of all of them. */
export const shortName = ({ serial_no_ref: symbol, inv_no_ref: number }: CorrectedInvoice): string =>
  `${symbol}-${number}`

/** Symbol and number without what people put between and before them. */
const compact = (text: string): string =>
  folded(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/^\d(?=[a-z])/, '')

/** What a line says of the invoice that it is about, in words; what names none, as it is. */
export const shownAbout = (about: string, corrected: Corrected): string => {
  const named = corrected.find((_, place) => ordinalOf(place) === about)
  return named === undefined ? about : shortName(named)
}

const isNumber = (text: string): boolean => /^\d+$/.test(text)

/** Places of invoices that a text names: by symbol and number, or by the number alone. */
const placesNamed = (text: string, corrected: Corrected): readonly number[] =>
  corrected.flatMap((one, place) => {
    const isNamed = isNumber(text) ? Number(text) === Number(one.inv_no_ref) : compact(shortName(one)) === text
    return isNamed ? [place] : []
  })

/**
 * The invoice that a typed or pasted text names: people see numbers, so a number is one before it is a place in their list. Other texts
 * are kept as they were typed, but numbers: kept ones would be places.
 */
export const aboutTyped = (typed: string, corrected: Corrected): string => {
  const text = compact(typed)
  const [named, ...others] = placesNamed(text, corrected)
  if (named !== undefined && others.length === 0) return ordinalOf(named)
  if (!isNumber(text)) return typed.trim()
  const isPlace = named === undefined && corrected.some((_, place) => ordinalOf(place) === text)
  return isPlace ? text : ''
}

/** What may be taken for a typed text: those that have it in their name, or all where it names one already. */
export const aboutChoices = (typed: string, corrected: Corrected): readonly LineChoice<GridLine>[] => {
  const text = compact(typed)
  const isNamed = placesNamed(text, corrected).length === 1
  return corrected.flatMap((one, place) => {
    const label = shortName(one)
    if (!isNamed && !compact(label).includes(text)) return []
    const about = ordinalOf(place)
    return [{ id: about, label, note: shownDay(one.inv_date_ref), values: { about } }]
  })
}
