import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pageSizes } from '../../../api/contract/paging.ts'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { shownDay } from '../../../domain/dates.ts'
import type { DataColumn } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { Pagination } from '../../../ui/table/Pagination.tsx'
import type { ColumnLayout } from './columnLayout.ts'
import { readSort, writeSort } from '../../../api/queries/sorting.ts'

interface Props {
  readonly columns: readonly DataColumn<DeclarationListItem>[]
  readonly layout: ColumnLayout
  readonly onWidthsChange: (widths: ColumnLayout['widths']) => void
  readonly rows: readonly DeclarationListItem[]
  /** Of the whole list. */
  readonly total: number
  readonly place: ListPlace
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  readonly selectedKeys: ReadonlySet<string>
  readonly onSelectionChange: (keys: ReadonlySet<string>) => void
  readonly onOpen: (declarationId: string) => void
  readonly isLoading: boolean
  readonly empty: ReactNode
  /** Stands in place of the rows. */
  readonly problem: ReactNode
}

const rowKey = (row: DeclarationListItem): string => row.declaration_id
const rowLabel = (row: DeclarationListItem): string =>
  `${row.decl_form_no} ${shownDay(row.register_date)} ${row.reference}`.trim()

/** A page of declarations as a table with its footer (seed 000 §2). */
export const DeclarationTable = (props: Props) => {
  const { t } = useLingui()
  const { layout, place, onPlaceChange, problem } = props
  return (
    <div className="declaration-list-table">
      <DataTable
        columnOrder={layout.order}
        columnWidths={layout.widths}
        columns={props.columns}
        empty={props.empty}
        error={problem === null ? undefined : problem}
        firstRowIndex={place.page * place.size}
        hiddenColumns={new Set(layout.hidden)}
        isLoading={props.isLoading}
        label={t`Declarations`}
        onColumnWidthChange={(id, width) => props.onWidthsChange({ ...layout.widths, [id]: width })}
        onRowOpen={(row) => props.onOpen(row.declaration_id)}
        onSelectionChange={props.onSelectionChange}
        onSortChange={(sort) => onPlaceChange({ sort: writeSort(sort), page: 0 })}
        rowKey={rowKey}
        rowLabel={rowLabel}
        rows={props.rows}
        selectedKeys={props.selectedKeys}
        skeletonRows={place.size}
        sort={readSort(place.sort)}
        totalRows={props.total}
      />
      <Pagination
        onPageChange={(page) => onPlaceChange({ page: page - 1 })}
        onPageSizeChange={(size) => onPlaceChange({ size, page: 0 })}
        page={place.page + 1}
        pageSize={place.size}
        pageSizes={pageSizes}
        selectedCount={props.selectedKeys.size}
        total={props.total}
      />
    </div>
  )
}
