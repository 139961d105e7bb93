import type { RefObject } from 'react'
import { useState } from 'react'
import VirtualRows from '../table/VirtualRows.tsx'
import type { LineRow } from './lineChange.ts'
import { LineEditor } from './LineEditor.tsx'
import { useLineGridTexts } from './lineGridTexts.ts'
import { fetchMenu } from './LineMenu.tsx'
import { memoisedLine, remarkIdOf } from './LineRow.tsx'
import type { LineGridModel } from './useLineGrid.ts'

/** Of the column of numbers, in px; a finger's width. */
export const numberWidth = 48

interface ModelProps<Row extends LineRow> {
  readonly model: LineGridModel<Row>
}

interface LineBodyProps<Row extends LineRow> extends ModelProps<Row> {
  readonly scroller: RefObject<HTMLDivElement | null>
}

/** The lines in view, with the field in one of them. */
export function LineBody<Row extends LineRow>({ model, scroller }: LineBodyProps<Row>) {
  const { props, place, rowHeight } = model
  const { lines, columns, remarks } = props
  const { active, range } = place
  const texts = useLineGridTexts()
  const [Line] = useState(memoisedLine<Row>)
  const draw = (index: number) => {
    const row = lines.rows[index]
    if (row === undefined) return null
    const isSelected = place.isRange && index >= range.top && index <= range.bottom
    const isActive = index === active.row
    return (
      <Line
        activeColumn={isActive ? active.column : -1}
        columns={columns}
        editor={isActive ? <ActiveField model={model} row={row} /> : null}
        index={index}
        key={row.id}
        menuLabel={texts.lineMenu(index + 1)}
        remarks={remarks?.get(row.id)}
        row={row}
        selectedFrom={isSelected ? range.left : -1}
        selectedTo={isSelected ? range.right : -1}
      />
    )
  }
  return (
    <tbody onClick={model.menu.open} onPointerEnter={fetchMenu}>
      <VirtualRows
        columns={columns.length + 1}
        count={lines.rows.length}
        draw={draw}
        kept={active.row}
        key={rowHeight}
        rowHeight={rowHeight}
        scroller={scroller}
      />
    </tbody>
  )
}

function ActiveField<Row extends LineRow>({ model, row }: ModelProps<Row> & { readonly row: Row }) {
  const { props, place, edits } = model
  const column = props.columns[place.active.column]
  if (column === undefined) return null
  return (
    <LineEditor
      column={column}
      draft={edits.draft}
      isReadOnly={props.isReadOnly ?? false}
      key={column.key}
      line={place.active.row + 1}
      onChoose={model.choose}
      onType={model.type}
      remark={props.remarks?.get(row.id)?.[column.key]}
      remarkId={remarkIdOf(row.id, column.key)}
      row={row}
      visit={place.visit}
      wantsFocus={place.wantsFocus}
    />
  )
}
