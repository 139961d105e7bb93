import type { ReactNode } from 'react'
import { pageSizes } from '../api/contract/paging.ts'
import type { ListPlace } from '../api/queries/listPlace.ts'
import { nextSortText, readSort } from './address/sorting.ts'
import type { DataColumn } from '../ui/table/column.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { Pagination } from '../ui/table/Pagination.tsx'
import type { ListShape } from './address/listShape.ts'
import type { ColumnLayout } from './columns/columnLayout.ts'
import type { KeptSelection } from './useKeptSelection.ts'
import './records.css'

interface Props<Row> {
  readonly label: string
  readonly shape: ListShape
  readonly columns: readonly DataColumn<Row>[]
  readonly layout: ColumnLayout
  readonly onWidthsChange: (widths: ColumnLayout['widths']) => void
  readonly rowKey: (row: Row) => string
  readonly rowLabel: (row: Row) => string
  readonly rows: readonly Row[]
  /** Of the whole list. */
  readonly total: number
  /** Whether there are more than `total`. */
  readonly isMinimum?: boolean | undefined
  readonly place: ListPlace
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  /** With it, the table has a checkbox column. */
  readonly selection: KeptSelection<Row> | undefined
  readonly onOpen: ((row: Row) => void) | undefined
  readonly isLoading: boolean
  readonly empty: ReactNode
  /** Between rows and footer: neither moves when they come. */
  readonly notices?: ReactNode
  /** Stands in place of the rows. */
  readonly problem: ReactNode
}

/** A page of records as a table with its footer. */
export const RecordTable = <Row,>(props: Props<Row>) => {
  const { layout, place, onPlaceChange, problem, selection, shape } = props
  const shownSort = place.sort === '' ? shape.defaultSort : place.sort
  return (
    <div className="record-table">
      <DataTable
        columnOrder={layout.order}
        columnWidths={layout.widths}
        columns={props.columns}
        empty={props.empty}
        error={problem === null ? undefined : problem}
        firstRowIndex={place.page * place.size}
        hiddenColumns={new Set(layout.hidden)}
        isLoading={props.isLoading}
        label={props.label}
        onColumnWidthChange={(id, width) => props.onWidthsChange({ ...layout.widths, [id]: width })}
        onRowOpen={props.onOpen}
        onSelectionChange={selection?.select}
        onSortChange={(sort) => onPlaceChange({ sort: nextSortText(sort, shownSort, shape.defaultSort), page: 0 })}
        rowKey={props.rowKey}
        rowLabel={props.rowLabel}
        rows={props.rows}
        selectedKeys={selection?.keys}
        skeletonRows={place.size}
        sort={readSort(shownSort)}
        totalRows={props.isMinimum === true ? 'unknown' : props.total}
      />
      <div className="record-notices">{props.notices}</div>
      <Pagination
        onClearSelection={selection?.clear}
        onPageChange={(page) => onPlaceChange({ page: page - 1 })}
        onPageSizeChange={(size) => onPlaceChange({ size, page: 0 })}
        page={place.page + 1}
        pageSize={place.size}
        pageSizes={pageSizes}
        selectedCount={selection?.keys.size}
        selectedElsewhere={selection?.elsewhere}
        isMinimum={props.isMinimum}
        total={props.total}
      />
    </div>
  )
}
