import type { SheetProgress, SheetRow } from '../domain/spreadsheet.ts'
import type { Budget } from './budget.ts'
import { Unreadable } from './unreadable.ts'

/** What goes to the page at a time, so that taking it in is no long task there: so many rows, or letters, and at most one row more. */
const chunkOf = { rows: 500, letters: 262_144 }

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
  let waitingLetters = 0
  let waiting: SheetRow[] = []
  let last: SheetProgress = { rows: 0, total: null }
  const send = (): void => {
    if (waiting.length === 0) return
    give(waiting, last)
    waiting = []
    waitingLetters = 0
  }
  return {
    get count() {
      return count
    },
    add(row, total) {
      count += 1
      if (count > mostRows) throw new Unreadable({ code: 'spreadsheet.tooManyRows', limit: mostRows })
      const size = sizeOf(row)
      letters.take(size)
      waiting.push(row)
      waitingLetters += size
      last = { rows: row.number, total: total === null ? null : Math.max(total, row.number) }
      if (waiting.length >= chunkOf.rows || waitingLetters >= chunkOf.letters) send()
    },
    finish: send,
  }
}
