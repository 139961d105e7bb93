import { readAmount, shownAmount } from '../../money.ts'
import type { Cell } from '../../spreadsheet.ts'
import { cellText } from '../../sheetTexts.ts'
import { inOneLine, normalised } from '../../text.ts'
import { readCurrency } from '../currencies.ts'
import { readFlagWord } from '../flagWords.ts'
import type { RowField } from '../row.ts'
import { readVatRate, shownVatRate, vatRates } from '../vatRates.ts'

/** What a cell of the file held where it is not what the row holds. */
export interface Converted {
  readonly kind: NonNullable<Cell>['kind']
  readonly text: string
}

/** A cell of an upload: as it is kept where it can be read, otherwise as it was written. */
export interface UploadCell {
  readonly text: string
  /** Null where the file says the same. */
  readonly from: Converted | null
}

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

/** Amounts and rates are numbers in a sheet; of anything else that is no text the conversion is shown. */
const isUsual = (field: RowField, kind: Converted['kind']): boolean =>
  kind === 'text' || (kind === 'number' && (field === 'unit_prc' || field === 'vat_rate'))

/** A cell of the file as a cell of the row; what was changed on the way is said (never silently). */
export const convertCell = (field: RowField, cell: Cell | undefined): UploadCell => {
  if (cell === null || cell === undefined) return { text: '', from: null }
  const written = cellText(cell)
  // A sheet's numbers have a decimal point, whatever 1.001 would mean as it is typed.
  const isAmount = cell.kind === 'number' && field === 'unit_prc'
  const text = isAmount ? (readAmount(cell.text.replace('.', ',')) ?? cell.text) : readField(field, written)
  const isSame = isAmount || normalised(written) === shownField(field, text) || normalised(written) === text
  return { text, from: isSame && isUsual(field, cell.kind) ? null : { kind: cell.kind, text: written } }
}
