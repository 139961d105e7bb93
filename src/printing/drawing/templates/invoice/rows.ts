import type { PrintedInvoice, PrintedLine } from '../../../../domain/templates/invoice/printedInvoice.ts'
import { tableWidths, type TableWidths } from './widths.ts'

export interface Paragraph {
  readonly text: string
  readonly isDetail: boolean
}

/** A row of the table of lines: a line, or what follows of one whose description is too long for one row. */
export interface ItemRow {
  readonly line: PrintedLine
  readonly paragraphs: readonly Paragraph[]
  readonly isContinued: boolean
}

/** Letters that a narrow column has on a line, and lines that stand on a page together whatever else does. */
const narrowLine = 10
const mostLines = 40

const heightOf = ({ text }: Paragraph): number => Math.max(1, Math.ceil(text.length / narrowLine))

/** Paragraphs together as long as a page has room for them: rows are not broken. */
const grouped = (paragraphs: readonly Paragraph[]): Paragraph[][] => {
  const groups: Paragraph[][] = []
  let height = 0
  for (const paragraph of paragraphs) {
    const last = groups.at(-1)
    height += heightOf(paragraph)
    if (last !== undefined && height <= mostLines) last.push(paragraph)
    else {
      groups.push([paragraph])
      height = heightOf(paragraph)
    }
  }
  return groups
}

const itemRows = ({ columns, lines }: PrintedInvoice): readonly ItemRow[] => {
  const description = columns.findIndex(({ key }) => key === 'description')
  return lines.flatMap((line): ItemRow[] => {
    const name = (line.cells[description] ?? '').split('\n').map((text) => ({ text, isDetail: false }))
    const details = line.details.map((text) => ({ text, isDetail: true }))
    return grouped([...name, ...details]).map((paragraphs, index) => ({ line, paragraphs, isContinued: index > 0 }))
  })
}

/** The table of lines, before it is parted into pages. */
export interface ItemTable extends TableWidths {
  readonly invoice: PrintedInvoice
  readonly rows: readonly ItemRow[]
}

export const itemTableOf = (invoice: PrintedInvoice): ItemTable => ({
  invoice,
  rows: itemRows(invoice),
  ...tableWidths(invoice),
})
