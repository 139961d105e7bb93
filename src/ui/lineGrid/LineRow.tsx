import type { ReactNode } from 'react'
import { memo } from 'react'
import { ErrorIcon, WarningIcon } from '../icons/firstIcons.tsx'
import type { LineRow as Line } from './lineChange.ts'
import type { LineColumn, LineRemark } from './lineColumn.ts'

export interface LineRowProps<Row extends Line> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly LineColumn<Row>[]
  /** The field of the active cell, where the line has it; its place otherwise -1. */
  readonly editor: ReactNode
  readonly activeColumn: number
  /** First and last column that are selected, -1 for none. */
  readonly selectedFrom: number
  readonly selectedTo: number
  readonly remarks: Readonly<Record<string, LineRemark>> | undefined
  /** Names the button with the menu of the line. */
  readonly menuLabel: string
}

/** Id of the text of a remark. */
export const remarkIdOf = (line: string, column: string): string => `line-${line}-${column}`

/** Makes the line component of one grid: a line is drawn again only when one of its props changes. */
export function memoisedLine<Row extends Line>() {
  return memo(function LineRow({ row, index, columns, ...props }: LineRowProps<Row>) {
    return (
      <tr aria-rowindex={index + 2} data-index={index}>
        <th aria-colindex={1} className="ui-lines-number" scope="row">
          <button aria-haspopup="menu" aria-label={props.menuLabel} data-line-menu="" tabIndex={-1} type="button">
            {index + 1}
          </button>
        </th>
        {columns.map((column, at) => {
          const remark = props.remarks?.[column.key]
          const isActive = at === props.activeColumn
          return (
            <td
              aria-colindex={at + 2}
              aria-invalid={remark?.tone === 'issue' || undefined}
              aria-selected={(at >= props.selectedFrom && at <= props.selectedTo) || undefined}
              data-active={isActive || undefined}
              data-align={column.align}
              data-kind={column.kind}
              data-tone={remark?.tone}
              key={column.key}
              title={isActive ? undefined : remark?.text}
            >
              {isActive ? props.editor : <span className="ui-lines-text">{column.show(row)}</span>}
              {remark !== undefined && <Mark id={remarkIdOf(row.id, column.key)} remark={remark} />}
            </td>
          )
        })}
      </tr>
    )
  })
}

function Mark({ id, remark }: { readonly id: string; readonly remark: LineRemark }) {
  const Icon = remark.tone === 'issue' ? ErrorIcon : WarningIcon
  return (
    <span className="ui-lines-mark">
      <Icon size={12} />
      <span className="visually-hidden" id={id}>
        {remark.text}
      </span>
    </span>
  )
}
