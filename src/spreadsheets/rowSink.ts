import type { SheetProgress, SheetRow } from '../domain/spreadsheet.ts'
import type { Budget } from './budget.ts'
import { Unreadable } from './unreadable.ts'

/** Rows that go to the page at a time: few enough that taking them in is no long task there. */
export const chunkOfRows = 500

export type GiveRows = (rows: readonly SheetRow[], progress: SheetProgress) => void

/** Takes rows one after the other, counts them and gives them on in chunks. */
export interface RowSink {
  readonly count: number
  /** `total` is the number of the sheet's last row, where that is known. */
  add(row: SheetRow, total: number | null): void
  finish(): void
}

/** Letters of a row, which its texts may share with other rows until they are given on. */
const sizeOf = ({ cells }: SheetRow): number =>
  cells.reduce((sum, cell) => sum + (cell?.kind === 'text' ? cell.text.length : 8), 0)

export const rowSink = (give: GiveRows, mostRows: number, letters: Budget): RowSink => {
  let count = 0
  let waiting: SheetRow[] = []
  let last: SheetProgress = { rows: 0, total: null }
  const send = (): void => {
    if (waiting.length === 0) return
    give(waiting, last)
    waiting = []
  }
  return {
    get count() {
      return count
    },
    add(row, total) {
      count += 1
      if (count > mostRows) throw new Unreadable({ code: 'spreadsheet.tooManyRows', limit: mostRows })
      letters.take(sizeOf(row))
      waiting.push(row)
      last = { rows: row.number, total: total === null ? null : Math.max(total, row.number) }
      if (waiting.length >= chunkOfRows) send()
    },
    finish: send,
  }
}
