import type { FieldProblem } from '../../../../domain/failure.ts'
import type { LineRemark, LineRemarks } from '../../../../ui/lineGrid/lineColumn.ts'
import { isBlank, type GridLine } from './gridLine.ts'
import { countedLine, type LineTerms } from './lineAmounts.ts'

type Message = (code: string) => string

/** Columns of the grid by fields of a line that have none of their own. */
const columns: Readonly<Record<string, string>> = {
  rate: 'vat_rate',
  discountRate: 'discount_rate',
  discount: 'discount_amt',
  special_kind: 'nature',
  special: 'nature',
}

const columnOf = (field: string): string => columns[field] ?? field

/** Problems of the invoice that stand at its lines, by the row of each. */
const byRow = (rows: readonly GridLine[], problems: readonly FieldProblem[]): Map<string, Map<string, string>> => {
  const said = rows.filter((row) => !isBlank(row))
  const found = new Map<string, Map<string, string>>()
  for (const { field, message } of problems) {
    const [, place, name] = /^lines\.(\d+)\.(\w+)/.exec(field) ?? []
    const row = place === undefined ? undefined : said[Number(place)]
    if (row === undefined || name === undefined) continue
    const cells = found.get(row.id) ?? new Map<string, string>()
    if (!cells.has(columnOf(name))) cells.set(columnOf(name), message)
    found.set(row.id, cells)
  }
  return found
}

/** What of a line cannot be counted, while it is typed; what is not there yet is no mistake. */
const uncounted = (row: GridLine, terms: LineTerms): readonly FieldProblem[] => {
  const counted = isBlank(row) ? null : countedLine(row, terms)
  if (counted === null || counted.ok) return []
  return counted.failure.filter(({ message }) => message !== 'amount_is_required' && message !== 'vat_rate_is_unknown')
}

interface Remarked {
  readonly rows: readonly GridLine[]
  readonly terms: LineTerms
  /** Of the whole invoice, once somebody has tried to save or issue it. */
  readonly problems: readonly FieldProblem[]
  /** Texts of pasted cells that may mean something else, by row and column. */
  readonly doubts: ReadonlyMap<string, Readonly<Record<string, LineRemark>>>
  readonly messageOf: Message
}

/** What is wrong with cells, or may be. */
export const remarksOf = ({ rows, terms, problems, doubts, messageOf }: Remarked): LineRemarks => {
  const found = byRow(rows, problems)
  const remarks = new Map<string, Readonly<Record<string, LineRemark>>>()
  for (const row of rows) {
    const cells: Record<string, LineRemark> = { ...doubts.get(row.id) }
    for (const { field, message } of uncounted(row, terms))
      cells[columnOf(field)] = { tone: 'issue', text: messageOf(message) }
    for (const [column, message] of found.get(row.id) ?? []) cells[column] = { tone: 'issue', text: messageOf(message) }
    if (Object.keys(cells).length > 0) remarks.set(row.id, cells)
  }
  return remarks
}
