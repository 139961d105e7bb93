import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { MenuEntry } from '../button/MenuButton.tsx'
import { LazyPart } from '../part/LazyPart.tsx'
import { createPart } from '../part/part.ts'
import type { LineRow } from './lineChange.ts'
import { useLineGridTexts } from './lineGridTexts.ts'
import { useKept } from './useKept.ts'
import type { LineGridModel } from './useLineGrid.ts'

const menuPopover = createPart(() => import('../button/MenuPopover.tsx'))

/** Fetches the menu when the pointer comes near a line's number. */
export const fetchMenu = menuPopover.fetch

interface LineMenuProps<Row extends LineRow> {
  readonly model: LineGridModel<Row>
  /** Id of the line. */
  readonly line: string
  /** What has opened the menu. */
  readonly button: HTMLButtonElement
}

/** What can be done with a line without a keyboard. */
export function LineMenu<Row extends LineRow>({ model, line: of, button }: LineMenuProps<Row>) {
  const { props, place, edits, menu } = model
  const trigger = useRef(button)
  const hasActed = useKept(false)
  const { rows } = props.lines
  const line = rows.findIndex(({ id }) => id === of)
  const texts = useLineGridTexts()
  if (line === -1) return null
  // The menu closes itself behind what was chosen: the focus is where that has led.
  const close = () => {
    menu.close()
    if (!hasActed.get()) place.go({ row: line, column: place.active.column })
  }
  const act = (id: string) => {
    hasActed.set(true)
    flushSync(menu.close)
    actions[id]?.()
  }
  const actions: Readonly<Record<string, () => void>> = {
    above: () => edits.insertLine(line),
    below: () => edits.insertLine(line + 1),
    up: () => edits.moveLine(line, -1),
    down: () => edits.moveLine(line, 1),
    remove: () => edits.removeLines(line, line),
  }
  const items: readonly MenuEntry[] = [
    { id: 'above', label: texts.insertAbove, shortcut: 'Ctrl+Insert' },
    { id: 'below', label: texts.insertBelow },
    ...(line > 0 ? [{ id: 'up', label: texts.moveUp, shortcut: 'Alt+Shift+↑' }] : []),
    ...(line < rows.length - 1 ? [{ id: 'down', label: texts.moveDown, shortcut: 'Alt+Shift+↓' }] : []),
    { id: 'remove', label: texts.removeLine, tone: 'danger', shortcut: 'Ctrl+Delete' },
  ]
  return (
    <LazyPart of={menuPopover} onLeave={close}>
      {({ MenuPopover }) => (
        <MenuPopover
          items={items}
          label={texts.lineMenu(line + 1)}
          onAction={act}
          onClose={close}
          placement="bottom start"
          selectedId={undefined}
          trigger={trigger}
        />
      )}
    </LazyPart>
  )
}
