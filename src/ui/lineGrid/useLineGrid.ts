import type { MouseEvent, RefObject } from 'react'
import { useImperativeHandle, useState } from 'react'
import { useTableMetrics } from '../table/tableMetrics.ts'
import type { LineRow } from './lineChange.ts'
import type { LineChoice } from './lineColumn.ts'
import type { LineGridProps } from './lineGridProps.ts'
import { useLineEdits } from './useLineEdits.ts'
import { useLineEvents } from './useLineEvents.ts'
import { useLineKeys } from './useLineKeys.ts'
import { useLinePlace } from './useLinePlace.ts'

/** The menu of one line at a time, opened by the line's number. */
function useOpenMenu<Row extends LineRow>({ lines, isReadOnly = false }: LineGridProps<Row>) {
  const [opened, setOpened] = useState<{ readonly line: string; readonly button: HTMLButtonElement } | null>(null)
  return {
    opened,
    open: ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-line-menu]') : null
      if (button === null || isReadOnly) return
      const line = lines.rows[Number(button.closest('tr')?.dataset['index'])]?.id
      if (line !== undefined) setOpened({ line, button })
    },
    close: () => setOpened(null),
  }
}

/** Everything that head, lines, keys and the menu of a line grid share. */
export function useLineGrid<Row extends LineRow>(
  props: LineGridProps<Row>,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const { lines, columns } = props
  const { rowHeight } = useTableMetrics()
  const place = useLinePlace(lines.rows, columns.length, props.autoFocus ?? false)
  const edits = useLineEdits(props, place)
  const events = useLineEvents({ props, place, edits })
  const keys = useLineKeys({ props, place, edits, scroller, rowHeight })
  useImperativeHandle(props.ref, () => ({
    focusCell: (line, column) => {
      const [row, at] = [lines.rows.findIndex(({ id }) => id === line), columns.findIndex(({ key }) => key === column)]
      edits.commit()
      if (row !== -1 && at !== -1) place.go({ row, column: at })
    },
  }))
  return {
    props,
    rowHeight,
    place,
    edits,
    menu: useOpenMenu(props),
    events: { ...events, onKeyDown: keys.onKeyDown },
    type: (text: string) => {
      if (place.isRange) place.select(null)
      edits.type(text)
    },
    choose: (choice: LineChoice<Row>, goesOn: 'enter' | 'tab') => {
      edits.choose(choice)
      if (goesOn === 'enter') keys.goOn()
      else keys.goBeside(1)
    },
  }
}

export type LineGridModel<Row extends LineRow> = ReturnType<typeof useLineGrid<Row>>
