import type { ReactNode } from 'react'

/** A text, a number in digits with a point, or a day as `YYYY-MM-DD`. An empty text is an empty cell. */
export type ExportedValue = { kind: 'text' | 'number' | 'date'; text: string }

export type DataColumn<Row> = {
  id: string
  /** The heading over it. */
  header: string
  /** What a row shows in it. Keep it pure: a row is drawn again only when its data or the columns change. */
  cell: (row: Row) => ReactNode
  /** What a spreadsheet of the rows holds in it; without it, the cell where that is a text. */
  exported?: ((row: Row) => ExportedValue) | undefined
  /** In px, 160 by default. Space that is left over is shared out. */
  width?: number | undefined
  minWidth?: number | undefined
  /** In px, in a narrow window, whatever width was chosen in a wide one. */
  widthWhereNarrow?: number | undefined
  /** `end` for numbers, which are then tabular. */
  align?: 'start' | 'center' | 'end' | undefined
  isSortable?: boolean | undefined
  /** Whether it stands in front where the window is narrow, so that nobody has to scroll sideways for it. */
  comesFirstWhereNarrow?: boolean | undefined
  /** A second line in the cell where the window is narrow: what the hidden columns would say. */
  detailWhereNarrow?: ((row: Row) => ReactNode) | undefined
  /** Names the row for screen readers, together with other such columns. */
  isRowHeader?: boolean | undefined
  /** Whether the column chooser may hide it; true by default. */
  canHide?: boolean | undefined
}

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

export const defaultWidth = 160
export const narrowestWidth = 64
/** By how much a key or a button changes a width, in px. */
export const widthStep = 16
