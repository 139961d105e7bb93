import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { DataColumn } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
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

type Chosen<Row> = ReadonlyMap<string, Row>

/** Records to choose from, page by page: several by their boxes or a tap on each, one by a double click or Enter. */
export const RecordPicker = <Row,>(props: Props<Row>) => {
  const { title, description, hint, note, page, onPageChange, pageSize, total } = props
  const { nothingChosen, onChosen, onClose } = props
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Chosen<Row>>(new Map())
  return (
    <Dialog
      description={description}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button
            disabledReason={chosen.size === 0 ? nothingChosen : undefined}
            onPress={() => onChosen([...chosen.values()])}
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
        <PickerTable {...props} chosen={chosen} onSelect={setChosen} />
        {note}
        <Pagination
          onPageChange={(next) => onPageChange(next - 1)}
          page={page + 1}
          pageSize={pageSize}
          selectedCount={chosen.size}
          total={total}
        />
      </div>
    </Dialog>
  )
}

interface TableProps<Row> extends Props<Row> {
  readonly chosen: Chosen<Row>
  readonly onSelect: (chosen: Chosen<Row>) => void
}

const PickerTable = <Row,>(props: TableProps<Row>) => {
  const { rows, columns, keyOf, labelOf, label, empty, problem, isLoading, pageSize, chosen, onOpen, onSelect } = props
  /** What is chosen on other pages stays. */
  const select = (keys: ReadonlySet<string>): void => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (keys.has(keyOf(row))) next.set(keyOf(row), row)
      else next.delete(keyOf(row))
    }
    onSelect(next)
  }
  return (
    <div className="record-picker-table">
      <DataTable
        columns={columns}
        empty={empty}
        error={problem}
        isLoading={isLoading}
        label={label}
        onRowDoubleClick={onOpen}
        onSelectionChange={select}
        rowKey={keyOf}
        rowLabel={labelOf}
        rows={rows}
        selectedKeys={new Set(chosen.keys())}
        skeletonRows={pageSize}
      />
    </div>
  )
}
