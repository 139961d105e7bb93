import type { Content, ContentText, TableCell } from 'pdfmake/interfaces'
import type { PrintedColumn, PrintedTable } from '../../domain/declaration/print/printedForm.ts'
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

const headRows = (columns: readonly PrintedColumn[]): TableCell[][] => {
  const hasGroups = columns.some(({ group }) => group !== undefined)
  const upper = upperRow(columns, hasGroups)
  return hasGroups
    ? [upper, columns.map(({ title, group }) => (group === undefined ? covered() : headCell(title)))]
    : [upper]
}

const bodyRow = (columns: readonly PrintedColumn[], cells: readonly string[]): TableCell[] =>
  columns.map(({ isCentred = false }, index) => ({
    text: inTypefaces(cells[index] ?? ''),
    alignment: isCentred ? 'center' : 'left',
  }))

/** A ruled table whose head stands on every page it runs over; rows stay whole. `textWidth` in points. */
export const tableContent = ({ columns, rows }: PrintedTable, textWidth: number): Content => {
  const head = headRows(columns)
  return {
    fontSize: 10,
    margin: [0, 3, 0, 6],
    table: {
      widths: widthsOf(columns, textWidth),
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
