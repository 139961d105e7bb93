import type { ChangeEventHandler } from 'react'
import { useEffect, useRef } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons.tsx'
import { useTableTexts } from './tableTexts.ts'
import { ColumnResizer } from './ColumnResizer.tsx'
import type { DataColumn, TableSort } from './column.ts'

type TableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sort: TableSort | null
  onSort: (id: string) => void
  /** What of the page is selected; nothing without a checkbox column. */
  selection: 'all' | 'some' | 'none' | undefined
  onSelectAll: () => void
  onWidthChange: ((id: string, width: number) => void) | undefined
}

/** The head of a data table: its names, what it is sorted by, and the checkbox for all rows. */
export function TableHead<Row>({ columns, sort, onSort, selection, onSelectAll, onWidthChange }: TableHeadProps<Row>) {
  const texts = useTableTexts()
  return (
    <thead>
      <tr aria-rowindex={1} data-index={-1}>
        {selection !== undefined && (
          <th className="ui-table-check" scope="col">
            <SelectAllBox label={texts.table.selectAll} onChange={onSelectAll} selection={selection} />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              aria-sort={column.isSortable === true ? (direction ?? 'none') : undefined}
              data-align={column.align}
              key={column.id}
              scope="col"
            >
              {column.isSortable === true ? (
                <button className="ui-table-sort" onClick={() => onSort(column.id)} tabIndex={-1} type="button">
                  <span>{column.header}</span>
                  <span aria-hidden="true" className="ui-table-arrow" data-direction={direction}>
                    {direction === 'descending' ? <ArrowDownIcon size={12} /> : <ArrowUpIcon size={12} />}
                  </span>
                </button>
              ) : (
                <span className="ui-table-name">{column.header}</span>
              )}
              {onWidthChange !== undefined && (
                <ColumnResizer
                  label={texts.table.resizeColumn(column.header)}
                  onChange={(width) => onWidthChange(column.id, width)}
                />
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

type SelectAllBoxProps = {
  label: string
  selection: 'all' | 'some' | 'none'
  onChange: ChangeEventHandler<HTMLInputElement>
}

function SelectAllBox({ label, selection, onChange }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = selection === 'some'
  }, [selection])
  return (
    <label>
      <input
        aria-label={label}
        checked={selection === 'all'}
        data-row-checkbox=""
        onChange={onChange}
        ref={box}
        tabIndex={-1}
        type="checkbox"
      />
    </label>
  )
}
