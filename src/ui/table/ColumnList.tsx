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

/**
 * The list in a ColumnChooser; a chunk of its own. A column moves by dragging it, by two buttons, or by Alt and an up or down arrow. Two
 * further buttons change its width.
 */
export function ColumnList({ columns, order, hidden, onChange, onWidthChange, onReset }: ColumnListProps) {
  const texts = useTableTexts()
  const [news, setNews] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const ids = orderedIds(
    columns.map((column) => column.id),
    order,
  )
  const shownCount = ids.filter((id) => !hidden.has(id)).length

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
  const pressKey = (event: KeyboardEvent, column: ChoosableColumn, place: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(column, place + (event.key === 'ArrowUp' ? -1 : 1))
  }
  const dragOver = (event: DragEvent, place: number) => {
    const column = columns.find(({ id }) => id === dragged)
    if (column === undefined) return
    event.preventDefault()
    if (ids[place] !== dragged) move(column, place)
  }
  return (
    <>
      <ul className="ui-column-list">
        {ids.map((id, place) => {
          const column = columns.find((each) => each.id === id)
          if (column === undefined) return null
          const isShown = !hidden.has(id)
          return (
            <li
              data-dragged={dragged === id || undefined}
              draggable
              key={id}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragOver(event, place)}
              onDragStart={() => setDragged(id)}
              onKeyDown={(event) => pressKey(event, column, place)}
            >
              <Checkbox
                isDisabled={column.canHide === false || (isShown && shownCount === 1)}
                isSelected={isShown}
                onChange={(next) => show(id, next)}
              >
                {column.header}
              </Checkbox>
              <WidthButtons
                column={column.header}
                isDisabled={!isShown}
                minWidth={column.minWidth}
                onChange={(width) => resize(column, width)}
                width={column.width}
              />
              <IconButton
                icon={<ChevronUpIcon />}
                isDisabled={place === 0}
                label={texts.columns.moveUp(column.header)}
                onPress={() => move(column, place - 1)}
                size="small"
              />
              <IconButton
                icon={<ChevronDownIcon />}
                isDisabled={place === ids.length - 1}
                label={texts.columns.moveDown(column.header)}
                onPress={() => move(column, place + 1)}
                size="small"
              />
            </li>
          )
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <div className="ui-column-list-foot">
        <Button onPress={onReset} size="small" variant="quiet">
          {texts.columns.reset}
        </Button>
      </div>
    </>
  )
}
