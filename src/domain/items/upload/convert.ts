import { readAmount, shownAmount } from '../../money.ts'
import { inOneLine, normalised } from '../../text.ts'
import { readCurrency } from '../currencies.ts'
import { readFlagWord } from '../flagWords.ts'
import type { RowField } from '../row.ts'
import { readVatRate, shownVatRate, vatRates } from '../vatRates.ts'

const readers: Readonly<Partial<Record<RowField, (text: string) => string | null>>> = {
  unit_prc: readAmount,
  vat_rate: readVatRate,
  curr_cd: readCurrency,
  not_reduced: readFlagWord,
  special_consumption: readFlagWord,
}

/** The text of a field as it is kept; what cannot be read stays as it was written. Only a memo has several lines. */
export const readField = (field: RowField, text: string): string =>
  readers[field]?.(text) ?? normalised(field === 'memo' ? text : inOneLine(text))

/** A text of a field as people read it. */
export const shownField = (field: RowField, text: string): string => {
  if (field === 'unit_prc') return shownAmount(text)
  const rate = field === 'vat_rate' ? vatRates.find((known) => known === text) : undefined
  return rate === undefined ? text : shownVatRate(rate)
}
