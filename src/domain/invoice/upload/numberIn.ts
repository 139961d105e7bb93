import type { UploadField, UploadProblem } from './fields.ts'
import { isTwofold, readNumber } from './numbers.ts'
import type { ReadRow } from './readRow.ts'
import type { UploadSettings } from './settings.ts'

interface Place {
  /** Number of the row. */
  readonly row: number
  readonly settings: Pick<UploadSettings, 'separators'>
}

/** A number that a row says, as it is kept; what is none stays as it was typed, and is refused by the rule of its field. */
export const numberIn = (
  rows: readonly ReadRow[],
  field: UploadField,
  { row: number, settings: { separators } }: Place,
  problems: UploadProblem[],
): string => {
  const row = rows.find((one) => one.number === number)
  const text = row?.texts[field] ?? ''
  if (row === undefined || text === '' || row.exact.includes(field)) return text
  if (separators === '' && isTwofold(text)) {
    problems.push({ row: number, field, message: 'separator_is_doubtful' })
    return text
  }
  const read = readNumber(text, separators === '' ? 'vi' : separators)
  if (read === null && (field === 'tax_amt' || field === 'total_amt'))
    problems.push({ row: number, field, message: 'amount_is_no_number' })
  return read ?? text
}
