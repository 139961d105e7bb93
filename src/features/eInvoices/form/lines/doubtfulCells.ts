import type { LinePaste } from '../../../../ui/lineGrid/lineGridProps.ts'
import type { GridLine } from './gridLine.ts'

/** A number whose separator may be that of thousands or of decimals. */
const twofold = /^-?\d{1,3}[.,]\d{3}$/

/** Whether a pasted text may mean a thousand times as much as it was read as. */
export const isDoubtful = (text: string): boolean => twofold.test(text.trim())

interface Placed {
  readonly rows: readonly GridLine[]
  /** Keys of the columns, in their order. */
  readonly columns: readonly string[]
  readonly amounts: readonly string[]
}

/** Cells of a pasted block that hold such numbers, by row and column; of columns where another cell says which it is, none. */
export const doubtfulCells = (
  { at, cells }: Pick<LinePaste<GridLine>, 'at' | 'cells'>,
  { rows, columns, amounts }: Placed,
): ReadonlyMap<string, readonly string[]> => {
  const top = rows.findIndex(({ id }) => id === at.line)
  const left = columns.indexOf(at.column)
  const found = new Map<string, readonly string[]>()
  if (top === -1 || left === -1) return found
  const width = Math.max(0, ...cells.map((row) => row.length))
  for (let place = 0; place < width; place += 1) {
    const column = columns[left + place]
    if (column === undefined || !amounts.includes(column)) continue
    const texts = cells.map((row) => row[place]?.trim() ?? '')
    if (texts.some((text) => /[.,]/.test(text) && !isDoubtful(text))) continue
    for (const [index, text] of texts.entries()) {
      const row = rows[top + index]
      if (row !== undefined && isDoubtful(text)) found.set(row.id, [...(found.get(row.id) ?? []), column])
    }
  }
  return found
}
