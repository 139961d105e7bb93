import { useId, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { PlusIcon } from '../icons/icons.tsx'
import '../table/DataTable.css'
import '../form/ComboBox.css'
import type { LineRow } from './lineChange.ts'
import { LineBody, numberWidth } from './LineBody.tsx'
import type { LineColumn } from './lineColumn.ts'
import type { LineGridProps } from './lineGridProps.ts'
import { useLineGridTexts } from './lineGridTexts.ts'
import { LineMenu } from './LineMenu.tsx'
import { useLineGrid } from './useLineGrid.ts'
import './LineGrid.css'

declare module 'react' {
  interface CSSProperties {
    /** Of the column that stays in view. */
    '--first-column'?: string
  }
}

/**
 * Lines that are typed like in a spreadsheet: one field stands in the active cell and keeps the focus, so that the first key of any
 * keyboard falls into it. Only the lines in view are drawn.
 *
 * Keys: Enter commits and goes to the next stop, Tab to the next cell (after Escape it leaves the grid), arrows, Home, End and page keys
 * walk, with Shift they select; F2 edits at the end, Escape reverts, F9 or Alt+Down lists what there is, Delete empties what is selected,
 * Ctrl+Delete removes lines, Ctrl+Insert or Alt+Insert inserts one, Alt+Shift and an arrow moves one, Ctrl+D copies from above, Ctrl+C, X,
 * V with whole blocks, Ctrl+Z and Ctrl+Y. A `LineGridTextsContext` stands above it.
 */
export function LineGrid<Row extends LineRow>(props: LineGridProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  const model = useLineGrid(props, scroller)
  const { opened } = model.menu
  const texts = useLineGridTexts()
  const { columns, lines, isReadOnly = false } = props
  const { place, edits, rowHeight } = model
  const { top, bottom, left, right } = place.range
  const helpId = useId()
  const width = columns.reduce((sum, column) => sum + column.width, numberWidth)
  const cells = (bottom - top + 1) * (right - left + 1)
  return (
    <div
      className="ui-lines"
      style={{ '--row-height': `${rowHeight}px`, '--first-column': `${columns[0]?.width ?? 0}px` }}
    >
      <div className="ui-table-scroller" ref={scroller}>
        <table
          aria-colcount={columns.length + 1}
          aria-describedby={helpId}
          aria-label={props.label}
          aria-multiselectable
          aria-readonly={isReadOnly || undefined}
          aria-rowcount={lines.rows.length + 1}
          className="ui-table"
          role="grid"
          style={{ minWidth: width }}
          {...model.events}
        >
          <LineHead columns={columns} />
          <LineBody model={model} scroller={scroller} />
        </table>
      </div>
      {opened !== null && <LineMenu {...opened} key={opened.line} model={model} />}
      {!isReadOnly && (
        <div className="ui-lines-foot">
          <Button icon={<PlusIcon />} onPress={() => edits.insertLine(lines.rows.length, 0)} size="small">
            {texts.addLine}
          </Button>
        </div>
      )}
      <span className="visually-hidden" id={helpId}>
        {texts.howToLeave}
      </span>
      <span className="visually-hidden" role="status">
        {place.isRange ? texts.selected(cells) : edits.news}
      </span>
    </div>
  )
}

function LineHead<Row extends LineRow>({ columns }: { readonly columns: readonly LineColumn<Row>[] }) {
  const texts = useLineGridTexts()
  return (
    <>
      <colgroup>
        <col style={{ width: numberWidth }} />
        {columns.map((column) => (
          <col key={column.key} style={{ width: column.width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th aria-colindex={1} className="ui-lines-number" scope="col">
            {texts.number}
          </th>
          {columns.map((column, at) => (
            <th aria-colindex={at + 2} data-align={column.align} key={column.key} scope="col">
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}
