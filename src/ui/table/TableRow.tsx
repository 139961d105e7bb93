import { memo } from 'react'
import type { DataColumn } from './column.ts'

export type TableRowProps<Row> = {
  row: Row
  /** Its place among the rows of the table. */
  index: number
  /** Its number for screen readers, when not all rows are drawn; the head is 1. */
  ariaRowIndex: number | undefined
  columns: readonly DataColumn<Row>[]
  isSelected: boolean
  /** The name of its checkbox; none without selection. */
  selectLabel: string | undefined
}

/**
 * Makes the row component of one table. A row is drawn again only when one of its props changes; everything that happens to it is heard
 * by the table's body.
 */
export function memoisedRow<Row>() {
  return memo(function TableRow({ row, index, ariaRowIndex, columns, isSelected, selectLabel }: TableRowProps<Row>) {
    return (
      <tr
        aria-rowindex={ariaRowIndex}
        aria-selected={selectLabel === undefined ? undefined : isSelected}
        data-index={index}
      >
        {selectLabel !== undefined && (
          <td className="ui-table-check">
            <label>
              <input
                aria-label={selectLabel}
                checked={isSelected}
                data-row-checkbox=""
                readOnly
                tabIndex={-1}
                type="checkbox"
              />
            </label>
          </td>
        )}
        {columns.map((column) => {
          const Cell = column.isRowHeader === true ? 'th' : 'td'
          return (
            <Cell data-align={column.align} key={column.id} scope={column.isRowHeader === true ? 'row' : undefined}>
              {column.cell(row)}
            </Cell>
          )
        })}
      </tr>
    )
  })
}
