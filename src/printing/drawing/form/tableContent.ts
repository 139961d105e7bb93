import type { Content, ContentText, TableCell } from 'pdfmake/interfaces'
import type { PrintedColumn, PrintedTable } from '../../../domain/documents/printedForm.ts'
import { inTypefaces } from '../typefaces.ts'

/** Points that the columns of a table share: the width of the text less what lines and padding take. */
const cellPadding = 3
const lineWidth = 0.5

const widthsOf = (columns: readonly PrintedColumn[], textWidth: number): number[] => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const free = textWidth - columns.length * 2 * cellPadding - (columns.length + 1) * lineWidth
  return columns.map(({ share }) => (free * share) / whole)
}

const groupSize = (columns: readonly PrintedColumn[], from: number): number => {
  const group = columns[from]?.group
  const end = columns.findIndex((column, index) => index > from && column.group !== group)
  return (end === -1 ? columns.length : end) - from
}

const headCell = (text: string): ContentText => ({ text: inTypefaces(text), bold: true, alignment: 'center' })

/** Cells that a spanning neighbour covers stay empty, as pdfmake wants them. */
const covered = (): TableCell => ({})

const upperRow = (columns: readonly PrintedColumn[], hasGroups: boolean): TableCell[] =>
  columns.map(({ title, group }, index) => {
    if (group === undefined) return hasGroups ? { ...headCell(title), rowSpan: 2 } : headCell(title)
    return columns[index - 1]?.group === group ? covered() : { ...headCell(group), colSpan: groupSize(columns, index) }
  })

/** Points of a letter and of a line of a head, rather too much than too little. */
const letterWidth = 5
const lineHeight = 13

const linesOf = (text: string, width: number): number => {
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const needed = word.length * letterWidth
    lines += Math.ceil(needed / width) - 1
    if (used > 0 && used + letterWidth + needed > width) {
      lines += 1
      used = needed
    } else used += (used === 0 ? 0 : letterWidth) + needed
  }
  return lines
}

/** Width of a column, or of all columns of its group. */
const groupWidth = (columns: readonly PrintedColumn[], widths: readonly number[], index: number): number => {
  const group = columns[index]?.group
  return widths.reduce(
    (sum, width, other) =>
      other === index || (group !== undefined && columns[other]?.group === group) ? sum + width : sum,
    0,
  )
}

/**
 * Points below the lower row of a head with groups, so that it is as high as what spans both rows: on the first page pdfmake 0.3 leaves out the height
 * of that (`discountY` in its LayoutBuilder), and prints the first row of the table over it.
 */
const belowLowerRow = (columns: readonly PrintedColumn[], widths: readonly number[]): number => {
  const lines = columns.map(({ title, group }, index) => linesOf(group ?? title, groupWidth(columns, widths, index)))
  const most = (isGrouped: boolean) =>
    Math.max(0, ...lines.filter((_, index) => (columns[index]?.group !== undefined) === isGrouped))
  return Math.max(0, most(false) - most(true) - 1) * lineHeight
}

const headRows = (columns: readonly PrintedColumn[], widths: readonly number[]): TableCell[][] => {
  const hasGroups = columns.some(({ group }) => group !== undefined)
  const upper = upperRow(columns, hasGroups)
  const below = belowLowerRow(columns, widths)
  return hasGroups
    ? [
        upper,
        columns.map(({ title, group }) =>
          group === undefined ? covered() : { ...headCell(title), margin: [0, 0, 0, below] },
        ),
      ]
    : [upper]
}

const bodyRow = (columns: readonly PrintedColumn[], cells: readonly string[]): TableCell[] =>
  columns.map(({ isCentred = false }, index) => ({
    text: inTypefaces(cells[index] ?? ''),
    alignment: isCentred ? 'center' : 'left',
  }))

/** Points that a head takes with its title, rather too much than too little. */
const headRoom = 104
const lowestRow = 16

/** Points that a table's title needs below it for the head and the first row, rather too much than too little. */
export const roomOf = ({ columns, rows: [first = []] }: PrintedTable, textWidth: number): number => {
  const widths = widthsOf(columns, textWidth)
  const lines = first.map((text, index) => linesOf(text, widths[index] ?? 0))
  return headRoom + Math.max(lowestRow, Math.max(0, ...lines) * lineHeight)
}

/** A ruled table whose head stands on every page it runs over; rows stay whole. `textWidth` in points. */
export const tableContent = ({ columns, rows }: PrintedTable, textWidth: number): Content => {
  const widths = widthsOf(columns, textWidth)
  const head = headRows(columns, widths)
  return {
    fontSize: 10,
    margin: [0, 3, 0, 6],
    table: {
      widths,
      headerRows: head.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [...head, ...rows.map((cells) => bodyRow(columns, cells))],
      heights: (row) => (row < head.length ? 'auto' : 16),
    },
    layout: {
      hLineWidth: () => lineWidth,
      vLineWidth: () => lineWidth,
      paddingLeft: () => cellPadding,
      paddingRight: () => cellPadding,
    },
  }
}
