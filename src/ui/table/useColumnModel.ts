import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataColumn, TableSort } from './column.ts'
import { defaultWidth, narrowestWidth } from './column.ts'

const features = tableFeatures({ columnOrderingFeature, columnSizingFeature, columnVisibilityFeature, rowSortingFeature })
const noRows: never[] = []
const noOrder: readonly string[] = []
const noneHidden: ReadonlySet<string> = new Set()
const noWidths: Readonly<Record<string, number>> = {}

export type ColumnChoices = {
  columnOrder?: readonly string[] | undefined
  hiddenColumns?: ReadonlySet<string> | undefined
  columnWidths?: Readonly<Record<string, number>> | undefined
  sort?: TableSort | null | undefined
  onSortChange?: ((sort: TableSort | null) => void) | undefined
}

/**
 * Which columns are shown, in which order and how wide, and what a press on a header sorts by next.
 *
 * TanStack Table holds the columns; the rows stay outside of it, because the server sorts and pages them.
 */
export function useColumnModel<Row>(columns: readonly DataColumn<Row>[], choices: ColumnChoices) {
  const { columnOrder = noOrder, hiddenColumns = noneHidden, columnWidths = noWidths, sort = null, onSortChange } = choices
  const definitions = useMemo(
    () =>
      columns.map(({ id, width = defaultWidth, minWidth = narrowestWidth, isSortable = false }) => ({
        id,
        size: width,
        minSize: minWidth,
        enableSorting: isSortable,
        accessorFn: () => null,
      })),
    [columns],
  )
  const order = useMemo(() => [...columnOrder], [columnOrder])
  const visibility = useMemo(() => Object.fromEntries([...hiddenColumns].map((id) => [id, false])), [hiddenColumns])
  const sizing = useMemo(() => ({ ...columnWidths }), [columnWidths])
  const sorting = sort === null ? [] : [{ id: sort.column, desc: sort.direction === 'descending' }]
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    manualSorting: true,
    sortDescFirst: false,
    state: { columnOrder: order, columnVisibility: visibility, columnSizing: sizing, sorting },
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater
      onSortChange?.(next === undefined ? null : { column: next.id, direction: next.desc ? 'descending' : 'ascending' })
    },
  })
  const shown = table.getVisibleLeafColumns()
  const shownIds = shown.map((column) => column.id).join('\n')
  // Widths change while a column is dragged, and rows do not depend on them: this identity holds still then.
  const visible = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    return shownIds.split('\n').flatMap((id) => byId.get(id) ?? [])
  }, [columns, shownIds])
  return {
    visible,
    widths: shown.map((column) => column.getSize()),
    toggleSort: (id: string) => table.getColumn(id)?.toggleSorting(),
  }
}
