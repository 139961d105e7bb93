import { readAmount, shownAmount, type Amount } from '../money.ts'
import { hasLostDigits } from '../sheetTexts.ts'
import type { Cell } from '../spreadsheet.ts'
import type { RowRules, RowTexts, UploadCell } from './rowRules.ts'

/**
 * What may be meant otherwise than it was read: a price with three digits behind a comma or a dot, a code that Excel has made into a day or a
 * power of ten, a number of more digits than a spreadsheet keeps.
 */
export const doubtKinds = ['comma', 'dot', 'changedCode', 'lostDigits'] as const
export type DoubtKind = (typeof doubtKinds)[number]

/** What the user says of such cells: what the sign in prices means, or that the others are right. */
export type DoubtAnswer = 'thousands' | 'decimals' | 'right'

/** A cell in doubt. */
export interface Doubt {
  readonly kind: DoubtKind
  /** As it stands in the file. */
  readonly written: string
}

const ambiguous = /^[-−]?[1-9]\d{0,2}([.,])\d{3}$/
const powerOfTen = /^[-−]?\d{1,3}(?:[.,]\d{1,20})?e[+−-]?\d{1,3}$/i
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Thg ?\\d{1,2})'
/** Days as spreadsheets write what they take for one: with the name of a month, or with a year. */
const days: readonly RegExp[] = [
  new RegExp(`^\\d{1,2}[-/ ]${month}(?:[-/ ]\\d{2,4})?$`, 'i'),
  new RegExp(`^${month}[-/]\\d{2,4}$`, 'i'),
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/,
  /^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/,
]
/** Longest text that one of the patterns takes. */
const longest = 30

const isChanged = (text: string): boolean => powerOfTen.test(text) || days.some((day) => day.test(text))

const kindOf = <Field extends string>(
  { code, price }: RowRules<Field>,
  field: Field,
  cell: NonNullable<Cell>,
  written: string,
): DoubtKind | null => {
  if (hasLostDigits(cell)) return 'lostDigits'
  if (written.length > longest) return null
  const isChangedCode = cell.kind === 'date' || (cell.kind === 'text' && isChanged(written))
  if (field === code.field && isChangedCode) return 'changedCode'
  const sign = field === price?.field && cell.kind === 'text' ? ambiguous.exec(written)?.[1] : undefined
  return sign === undefined ? null : sign === ',' ? 'comma' : 'dot'
}

/** What is in doubt about a cell of the file, or one that was pasted; null where nothing is. */
export const doubtOf = <Field extends string>(
  rules: RowRules<Field>,
  field: Field,
  cell: Cell | undefined,
  written: string,
): Doubt | null => {
  if (cell === null || cell === undefined) return null
  const plain = written.length > longest ? written : written.normalize('NFKC').trim()
  const kind = kindOf(rules, field, cell, plain)
  return kind === null ? null : { kind, written: plain }
}

/** Whether a doubt matters in its row. */
export const isOpen = <Field extends string>(
  { price }: RowRules<Field>,
  { kind }: Doubt,
  row: RowTexts<Field>,
): boolean => (kind !== 'comma' && kind !== 'dot') || price?.isAmbiguous(row) === true

/** The amount that a price in doubt is, by what its sign is said to mean. */
export const amountMeant = (written: string, answer: 'thousands' | 'decimals'): Amount =>
  readAmount(answer === 'thousands' ? written.replace(/[.,]/, '') : written.replace('.', ',')) ?? written

/** A price as it is kept once its doubt is settled, with what the file says where that is something else. */
export const settledPrice = (written: string, answer: 'thousands' | 'decimals'): UploadCell => {
  const text = amountMeant(written, answer)
  return { text, from: shownAmount(text) === written ? null : { kind: 'text', text: written } }
}
