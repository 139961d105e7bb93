import { newUuid } from '../../../../domain/uuid.ts'
import { newLine, type InvoiceLine } from '../../../../domain/invoice/lines.ts'

/** A line as the grid holds it: `id` is its own as long as the form is open. */
export interface GridLine extends InvoiceLine {
  readonly id: string
}

export const gridLine = (line: InvoiceLine): GridLine => ({ ...line, id: newUuid(Date.now()) })

export const emptyGridLine = (rate: string, about = ''): GridLine => gridLine({ ...newLine(rate), about })

/** Which of several invoices the line after these is about, until somebody says otherwise: notes are about none. */
export const aboutOfNext = (rows: readonly GridLine[]): string =>
  rows.findLast(({ about }) => about !== '')?.about ?? ''

/** Whether nothing is typed into it yet: such lines are shown, and are no part of the invoice. */
export const isBlank = (line: InvoiceLine): boolean =>
  [line.item_code, line.item_name, line.quantity, line.price, line.amount].every((text) => text === '')

const lineOf = ({ id: _id, ...line }: GridLine): InvoiceLine => line

const lines = new WeakMap<GridLine, InvoiceLine>()

/** The line without its id: the same object as long as the line is the same. */
const keptLineOf = (row: GridLine): InvoiceLine => {
  const kept = lines.get(row)
  if (kept !== undefined) return kept
  const line = lineOf(row)
  lines.set(row, line)
  return line
}

/** What of the lines belongs to the invoice. */
export const saidLines = (rows: readonly GridLine[]): readonly InvoiceLine[] =>
  rows.filter((row) => !isBlank(row)).map(keptLineOf)
