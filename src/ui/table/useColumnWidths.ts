import { useNarrowWindow } from '../layout/mediaQuery.ts'
import type { DataColumn } from './column.ts'
import { widthOf } from './columnModel.ts'
import { narrowColumn } from './narrowColumn.tsx'

/** How wide a column is in this window with the given chosen widths, in px. */
export const useColumnWidths = (chosen: Readonly<Record<string, number>>) => {
  const isNarrow = useNarrowWindow()
  return <Row>(column: DataColumn<Row>): number => widthOf(isNarrow ? narrowColumn(column) : column, chosen)
}
