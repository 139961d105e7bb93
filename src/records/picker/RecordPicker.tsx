import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { DataColumn } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { useKeptSelection, type KeptSelection } from '../useKeptSelection.ts'
import './picker.css'

interface Props<Row> {
  readonly title: string
  readonly description?: string
  /** How rows are chosen, above the table. */
  readonly hint?: ReactNode
  /** What the page leaves out, below the table. */
  readonly note?: ReactNode
  /** Those of this page that can be chosen. */
  readonly rows: readonly Row[]
  readonly columns: DataColumn<Row>[]
  readonly keyOf: (row: Row) => string
  readonly labelOf: (row: Row) => string
  /** Names the table. */
  readonly label: string
  readonly empty: ReactNode
  readonly problem: ReactNode
  readonly isLoading: boolean
  /** From 0. */
  readonly page: number
  readonly onPageChange: (page: number) => void
  readonly pageSize: number
  readonly total: number
  /** Says what to do first where nothing is chosen. */
  readonly nothingChosen: string
  /** A row by a double click or Enter. */
  readonly onOpen: (row: Row) => void
  readonly onChosen: (rows: readonly Row[]) => void
  readonly onClose: () => void
}

/** Records to choose from, page by page: several by their boxes or a tap on each, one by a double click or Enter. */
export const RecordPicker = <Row,>(props: Props<Row>) => {
  const { title, description, hint, note, page, onPageChange, pageSize, total } = props
  const { nothingChosen, onChosen, onClose } = props
  const { t } = useLingui()
  const chosen = useKeptSelection(props.rows, props.keyOf)
  return (
    <Dialog
      description={description}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button
            disabledReason={chosen.rows.length === 0 ? nothingChosen : undefined}
            onPress={() => onChosen(chosen.rows)}
            variant="primary"
          >
            {t`Confirm`}
          </Button>
        </>
      }
      isOpen
      onOpenChange={onClose}
      size="large"
      title={title}
    >
      <div className="record-picker">
        {hint}
        <PickerTable {...props} chosen={chosen} />
        {note}
        <Pagination
          onPageChange={(next) => onPageChange(next - 1)}
          page={page + 1}
          pageSize={pageSize}
          selectedCount={chosen.rows.length}
          total={total}
        />
      </div>
    </Dialog>
  )
}

interface TableProps<Row> extends Props<Row> {
  readonly chosen: KeptSelection<Row>
}

const PickerTable = <Row,>(props: TableProps<Row>) => {
  const { rows, columns, keyOf, labelOf, label, empty, problem, isLoading, pageSize, chosen, onOpen } = props
  return (
    <div className="record-picker-table">
      <DataTable
        columns={columns}
        empty={empty}
        error={problem}
        isLoading={isLoading}
        label={label}
        onRowDoubleClick={onOpen}
        onSelectionChange={chosen.select}
        rowKey={keyOf}
        rowLabel={labelOf}
        rows={rows}
        selectedKeys={chosen.keys}
        skeletonRows={pageSize}
      />
    </div>
  )
}
