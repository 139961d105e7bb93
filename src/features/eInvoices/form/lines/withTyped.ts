import { isEdited, readCell, type LineColumn } from '../../../../ui/lineGrid/lineColumn.ts'
import type { TypedCell } from '../../../../ui/lineGrid/lineGridProps.ts'
import type { GridLine } from './gridLine.ts'

/** Columns whose texts totals follow while they are typed. */
const counted: readonly string[] = ['quantity', 'price', 'discount_rate', 'discount_amt', 'amount', 'vat_rate']

export const isCounted = ({ column }: TypedCell): boolean => counted.includes(column)

/** The rows with what is being typed into one of their cells. */
export const withTyped = (
  rows: readonly GridLine[],
  columns: readonly LineColumn<GridLine>[],
  typed: TypedCell | null,
): readonly GridLine[] => {
  if (typed === null) return rows
  const column = columns.find(({ key }) => key === typed.column)
  if (!isEdited(column)) return rows
  return rows.map((row) => (row.id === typed.line ? { ...row, ...readCell(column, typed.text, row) } : row))
}
