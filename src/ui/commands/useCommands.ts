import { useEffect, useRef, type RefObject } from 'react'
import { useKeyDown } from '../useKeyDown.ts'
import { boundKeys, type Command } from './command.ts'
import { offer } from './offers.ts'

const dialogAround = (element: Element | null): Element | null =>
  element?.closest('[role=dialog], [role=alertdialog]') ?? null

/**
 * Offers a screen's commands to the palette and binds their keys. The answer is the ref of an element of the screen. A key counts
 * only while the focus is in the screen's own dialog, so that nothing happens below another one that lies on top. The browser's own
 * use of the key is kept away, also while the command is not possible.
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
    if (command === undefined || dialogAround(target) !== dialogAround(screen.current)) return
    event.preventDefault()
    if (!event.repeat) command.run?.()
  }
  useKeyDown(press, { beforeDialogs: true })
  useEffect(() => offer({ screen, commands }), [commands])
  return screen
}
