import type { DragEvent, KeyboardEvent } from 'react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { ChevronDownIcon } from '../icons/firstIcons.tsx'
import { ChevronUpIcon } from '../icons/icons.tsx'
import { useTableTexts } from './tableTexts.ts'
import { movedTo, orderedIds } from './columnOrder.ts'
import { WidthButtons } from './WidthButtons.tsx'
import './ColumnList.css'

export type ChoosableColumn = {
  id: string
  header: string
  canHide?: boolean | undefined
  minWidth?: number | undefined
  /** As it is now, in px. */
  width: number
}
export type ColumnArrangement = { order: string[]; hidden: Set<string> }

type ColumnListProps = {
  columns: readonly ChoosableColumn[]
  order: readonly string[]
  hidden: ReadonlySet<string>
  onChange: (next: ColumnArrangement) => void
  onWidthChange: (id: string, width: number) => void
  onReset: () => void
}

type ColumnRowProps = {
  column: ChoosableColumn
  place: number
  isLast: boolean
  isShown: boolean
  isOnlyShown: boolean
  isDragged: boolean
  /** The column that is dragged now, or none. */
  onDrag: (id: string | null) => void
  onDragOver: (event: DragEvent) => void
  onMove: (place: number) => void
  onResize: (width: number) => void
  onShow: (isShown: boolean) => void
}

function ColumnRow({ column, place, isShown, onMove, ...row }: ColumnRowProps) {
  const { columns: texts } = useTableTexts()
  const pressKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(place + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <li
      data-dragged={row.isDragged || undefined}
      draggable
      onDragEnd={() => row.onDrag(null)}
      onDragOver={row.onDragOver}
      onDragStart={() => row.onDrag(column.id)}
      onKeyDown={pressKey}
    >
      <Checkbox isDisabled={column.canHide === false || row.isOnlyShown} isSelected={isShown} onChange={row.onShow}>
        {column.header}
      </Checkbox>
      <WidthButtons
        column={column.header}
        isDisabled={!isShown}
        minWidth={column.minWidth}
        onChange={row.onResize}
        width={column.width}
      />
      <IconButton
        icon={<ChevronUpIcon />}
        isDisabled={place === 0}
        label={texts.moveUp(column.header)}
        onPress={() => onMove(place - 1)}
        size="small"
      />
      <IconButton
        icon={<ChevronDownIcon />}
        isDisabled={row.isLast}
        label={texts.moveDown(column.header)}
        onPress={() => onMove(place + 1)}
        size="small"
      />
    </li>
  )
}

/** What moves, shows and widens columns, and what is said of it. */
function useArrangement({ columns, order, hidden, onChange, onWidthChange }: ColumnListProps) {
  const texts = useTableTexts()
  const [news, setNews] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const ids = orderedIds(
    columns.map((column) => column.id),
    order,
  )

  const move = (column: ChoosableColumn, place: number) => {
    const next = movedTo(ids, column.id, place)
    onChange({ order: next, hidden: new Set(hidden) })
    setNews(texts.columns.moved(column.header, next.indexOf(column.id) + 1))
  }
  const show = (id: string, isShown: boolean) => {
    const next = new Set(hidden)
    if (isShown) next.delete(id)
    else next.add(id)
    onChange({ order: ids, hidden: next })
  }
  const resize = ({ id, header }: ChoosableColumn, width: number) => {
    onWidthChange(id, width)
    setNews(texts.columns.resized(header, width))
  }
  const dragOver = (event: DragEvent, place: number) => {
    const column = columns.find(({ id }) => id === dragged)
    if (column === undefined) return
    event.preventDefault()
    if (ids[place] !== dragged) move(column, place)
  }
  return { ids, news, dragged, drag: setDragged, dragOver, move, show, resize }
}

/**
 * The list in a ColumnChooser; a chunk of its own. A column moves by dragging it, by two buttons, or by Alt and an up or down arrow. Two
 * further buttons change its width.
 */
export function ColumnList(props: ColumnListProps) {
  const texts = useTableTexts()
  const { ids, news, dragged, drag, dragOver, move, show, resize } = useArrangement(props)
  const shownCount = ids.filter((id) => !props.hidden.has(id)).length
  return (
    <>
      <ul className="ui-column-list">
        {ids.map((id, place) => {
          const column = props.columns.find((each) => each.id === id)
          if (column === undefined) return null
          const isShown = !props.hidden.has(id)
          return (
            <ColumnRow
              column={column}
              isDragged={dragged === id}
              isLast={place === ids.length - 1}
              isOnlyShown={isShown && shownCount === 1}
              isShown={isShown}
              key={id}
              onDrag={drag}
              onDragOver={(event) => dragOver(event, place)}
              onMove={(next) => move(column, next)}
              onResize={(width) => resize(column, width)}
              onShow={(next) => show(id, next)}
              place={place}
            />
          )
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <div className="ui-column-list-foot">
        <Button onPress={props.onReset} size="small" variant="quiet">
          {texts.columns.reset}
        </Button>
      </div>
    </>
  )
}
