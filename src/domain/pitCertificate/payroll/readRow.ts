import { recordOf } from '../../form/table.ts'
import { readAmount } from '../../money.ts'
import { cellText, errorMessage, hasLostDigits, headingKey } from '../../sheetTexts.ts'
import type { Cell, SheetRow } from '../../spreadsheet.ts'
import { inOneLine, normalised } from '../../text.ts'
import { certificateAmounts } from '../fields.ts'
import { incomeKinds } from '../incomeKinds.ts'
import { readDong } from '../typedDong.ts'
import { remembered } from './remembered.ts'
import { payrollFields, type PayrollColumns, type PayrollField, type PayrollRow } from './columns.ts'

export interface PayrollProblem {
  readonly field: PayrollField
  readonly message: string
}

/** A row of the file, with what only its cells show to be wrong. */
export interface ReadPayrollRow {
  /** As the spreadsheet counts it. */
  readonly number: number
  readonly values: PayrollRow
  readonly problems: readonly PayrollProblem[]
}

/** Longest text that is read of a cell. */
const longestRead = 1_000

/** What is longer ends in a sign, without which an amount or a code with blanks behind it would pass for the whole. */
const cutText = (written: string): string =>
  written.length > longestRead ? `${written.slice(0, longestRead - 1)}…` : written

const amounts: ReadonlySet<PayrollField> = new Set(certificateAmounts)
const isAmount = (field: PayrollField): boolean => amounts.has(field)

const yes = new Set(['1', 'true', 'yes', 'y', 'x', 'co', 'cutru', 'resident', '예', '네', '거주자'].map(headingKey))
const no = new Set(
  ['0', 'false', 'no', 'n', 'khong', 'khongcutru', 'nonresident', '아니요', '아니오', '비거주자'].map(headingKey),
)

/** `1` or `0` of whether somebody is resident; anything else stays as it was written. */
const readResident = (text: string): string => {
  const key = headingKey(text)
  return yes.has(key) ? '1' : no.has(key) ? '0' : text
}

const kindsByKey = new Map(incomeKinds.map((kind) => [headingKey(kind), kind]))

/** A kind of income of the list, however it was typed and numbered; any other text stays as it is. */
const readIncomeKind = (text: string): string =>
  kindsByKey.get(headingKey(text.replace(/^\s*\d\s*[.)]\s*/, ''))) ?? text

/** Digits that a code has once Excel has dropped the 0 in front of it. */
const withoutZero: Readonly<Partial<Record<PayrollField, readonly number[]>>> = {
  taxpayer_taxcd: [9, 11],
  taxpayer_cid: [8, 11],
  taxpayer_tel_no: [9],
}

const readers: Readonly<Partial<Record<PayrollField, (text: string) => string>>> = {
  taxpayer_resident: readResident,
  income_type: readIncomeKind,
}

/** Nothing of it changes by being normalised. */
const isPlain = (text: string): boolean => /^[!-~](?:[ -~]*[!-~])?$/.test(text)

const readText = (field: PayrollField, written: string): string => {
  const cut = cutText(written)
  const text = isPlain(cut) ? cut : normalised(inOneLine(cut))
  if (isAmount(field)) return readDong(text) ?? text
  return readers[field]?.(text) ?? text
}

const texts = recordOf(payrollFields, (field) => remembered(field, (written: string) => readText(field, written)))

/** A sheet's numbers have a decimal point, whatever 1.001 would mean as it is typed. */
const readCell = (field: PayrollField, cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  const read = cell.kind === 'number' && isAmount(field) ? readAmount(cell.text.replace('.', ',')) : null
  return read ?? texts[field](cellText(cell))
}

/** What is wrong with a cell that its text does not show. */
const problemOf = (field: PayrollField, cell: Cell | undefined): string | null => {
  if (cell?.kind === 'error') return errorMessage(cell.text)
  if (cell?.kind === 'date') return 'cell_is_a_date'
  if (cell?.kind !== 'number') return null
  if (hasLostDigits(cell)) return 'digits_are_lost'
  return cell.shown === undefined && withoutZero[field]?.includes(cell.text.length) === true ? 'zero_is_lost' : null
}

/** A row of the sheet as one of a payroll. Formulas count by the value that was kept with them. */
export const readPayrollRow = ({ number, cells }: SheetRow, columns: PayrollColumns): ReadPayrollRow => {
  const problems: PayrollProblem[] = []
  const values = { ...blank }
  for (const field of payrollFields) {
    const column = columns[field]
    const cell = column === undefined ? null : cells[column]
    const message = problemOf(field, cell)
    if (message !== null) problems.push({ field, message })
    values[field] = readCell(field, cell)
  }
  return { number, values, problems }
}

const blank = recordOf(payrollFields, () => '')

/** Whether a row of the sheet has a text in any of the columns. */
export const isFilled = ({ cells }: SheetRow, columns: PayrollColumns): boolean =>
  Object.values(columns).some((column) => cellText(cells[column]).trim() !== '')
