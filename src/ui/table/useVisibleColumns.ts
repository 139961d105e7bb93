import { useMemo } from 'react'
import { useNarrowWindow } from '../layout/mediaQuery.ts'
import type { DataColumn } from './column.ts'
import { narrowColumns, visibleColumns } from './columnModel.ts'
import { narrowColumn } from './narrowColumn.tsx'

/** The columns that are shown, in the order in which they stand in this window. */
export const useVisibleColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  order: readonly string[] | undefined,
  hidden: ReadonlySet<string> | undefined,
): readonly DataColumn<Row>[] => {
  const isNarrow = useNarrowWindow()
  return useMemo(() => {
    const shown = visibleColumns(columns, order, hidden)
    return isNarrow ? narrowColumns(shown).map(narrowColumn) : shown
  }, [columns, order, hidden, isNarrow])
}
