import { isEdited, type LineColumn, type LineRemarks } from '../../../../ui/lineGrid/lineColumn.ts'
import type { GridLine } from './gridLine.ts'

/** The first cell in which something is wrong; where no cell is, the first that is typed into. */
export const firstWrongCell = (
  rows: readonly GridLine[],
  columns: readonly LineColumn<GridLine>[],
  remarks: LineRemarks,
): { readonly line: string; readonly column: string } => {
  for (const { id } of rows) {
    const cells = remarks.get(id) ?? {}
    const wrong = columns.find(({ key }) => cells[key]?.tone === 'issue')
    if (wrong !== undefined) return { line: id, column: wrong.key }
  }
  return { line: rows[0]?.id ?? '', column: columns.find(isEdited)?.key ?? '' }
}
