import type { ReactNode } from 'react'
import type { ListPlace } from '../api/queries/listPlace.ts'
import type { DataColumn } from '../ui/table/column.ts'
import type { ListShape } from './address/listShape.ts'
import type { ColumnLayout } from './columns/columnLayout.ts'
import { useColumnLayout } from './columns/useColumnLayout.ts'
import type { ListExporting } from './export/listExporting.ts'
import type { RecordFilter } from './filters/filter.ts'
import type { RecordPage } from './recordPage.ts'
import { useKeptSelection } from './useKeptSelection.ts'

/** What distinguishes one list of records from another. */
export interface RecordListDescription<Row> {
  /** Names the list where a user's columns are kept. */
  readonly id: string
  readonly shape: ListShape
  readonly columns: readonly DataColumn<Row>[]
  /** How the columns come, before a user arranges them. */
  readonly firstLayout: ColumnLayout
  readonly filters: readonly RecordFilter[]
  /** What a row is kept selected by. */
  readonly rowKey: (row: Row) => string
  /** What a row is called. */
  readonly rowLabel: (row: Row) => string
  /** With it, the list can be downloaded as a spreadsheet: its rows on every page, its columns as its user has them. */
  readonly exporting?: ListExporting<Row>
  readonly texts: {
    readonly list: string
    readonly table: string
    /** Without it, the list is not searched. */
    readonly search?: string
    /** What is searched, and what to try where nothing was found. */
    readonly searchHint: ReactNode
  }
}

interface Shown<Row> {
  readonly page: RecordPage<Row>
  readonly place: ListPlace
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
}

/** A list as its user has it: its page, the selection over all pages, the user's columns. */
export const useRecordList = <Row>(description: RecordListDescription<Row>, shown: Shown<Row>) => ({
  ...shown,
  description,
  selection: useKeptSelection(shown.page.rows, description.rowKey),
  columns: useColumnLayout(description.id, description.firstLayout),
})

export type ShownList<Row> = ReturnType<typeof useRecordList<Row>>
