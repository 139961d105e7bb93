import { useEffect, useRef, type RefObject } from 'react'
import { useKeyDown } from '../useKeyDown.ts'
import { boundKeys, type Command } from './command.ts'
import { offer, topDialog } from './offers.ts'

const dialogAround = (element: Element | null): Element | null =>
  element?.closest('[role=dialog], [role=alertdialog]') ?? null

/** While a dialog is being closed, nothing has the focus: the key then belongs to what lies on top. */
const isPressedOver = (screen: Element | null, target: Element | null): boolean =>
  target === null || target === document.body
    ? (screen?.closest('.ui-modal') ?? null) === topDialog()
    : dialogAround(target) === dialogAround(screen)

/**
 * Offers a screen's commands to the palette and binds their keys. The answer is the ref of an element of the screen. A key counts
 * only while the focus is in the screen's own dialog, or nowhere while that lies on top, so that nothing happens below another one. The
 * browser's own use of the key is kept away, also while the command is not possible.
 */
export function useCommands<Screen extends Element = HTMLDivElement>(
  commands: readonly Command[],
): RefObject<Screen | null> {
  const screen = useRef<Screen>(null)
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !boundKeys.some((key) => key === event.key))
      return
    const command = commands.find(({ shortcut }) => shortcut === event.key)
    const target = event.target instanceof Element ? event.target : null
    if (command === undefined || !isPressedOver(screen.current, target)) return
    event.preventDefault()
    if (!event.repeat) command.run?.()
  }
  useKeyDown(press, { beforeDialogs: true })
  useEffect(() => offer({ screen, commands }), [commands])
  return screen
}
