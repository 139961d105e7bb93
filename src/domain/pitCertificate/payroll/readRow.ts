import { recordOf } from '../../form/table.ts'
import { readAmount } from '../../money.ts'
import { cellText, errorMessage, hasLostDigits, headingKey } from '../../sheetTexts.ts'
import type { Cell, SheetRow } from '../../spreadsheet.ts'
import { inOneLine, normalised } from '../../text.ts'
import { certificateAmounts } from '../fields.ts'
import { incomeKinds } from '../incomeKinds.ts'
import { readDong } from '../typedDong.ts'
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

/** Longest text that is read of a cell; what is longer is cut here, and refused by the rules, which allow less. */
const longestRead = 1_000

const isAmount = (field: PayrollField): boolean => certificateAmounts.some((amount) => amount === field)

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

/** A sheet's numbers have a decimal point, whatever 1.001 would mean as it is typed. */
const readAmountCell = (cell: NonNullable<Cell>, text: string): string =>
  (cell.kind === 'number' ? readAmount(cell.text.replace('.', ',')) : readDong(text)) ?? text

const readCell = (field: PayrollField, cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  const text = normalised(inOneLine(cellText(cell).slice(0, longestRead)))
  if (isAmount(field)) return readAmountCell(cell, text)
  return readers[field]?.(text) ?? text
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
  const cellOf = (field: PayrollField): Cell | undefined => {
    const column = columns[field]
    return column === undefined ? null : cells[column]
  }
  return {
    number,
    values: recordOf(payrollFields, (field) => readCell(field, cellOf(field))),
    problems: payrollFields.flatMap((field) => {
      const message = problemOf(field, cellOf(field))
      return message === null ? [] : [{ field, message }]
    }),
  }
}

/** Whether a row of the sheet has a text in any of the columns. */
export const isFilled = ({ cells }: SheetRow, columns: PayrollColumns): boolean =>
  Object.values(columns).some((column) => cellText(cells[column]).trim() !== '')
