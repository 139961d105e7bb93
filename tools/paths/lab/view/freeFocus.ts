/**
 * A dialog of the view keeps the focus to itself. While the walk rests it is made to let go, so that the lab's own controls
 * can be reached and keep what is typed.
 *
 * @returns whether the walk rests
 */
export const freeFocus = (): ((isResting: boolean) => void) => {
  let isFree = false
  const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus')
  if (typeof focus !== 'function') throw new Error('the browser gives no element the focus')
  Reflect.set(
    HTMLElement.prototype,
    'focus',
    new Proxy(focus, {
      apply: (original, element, options): unknown =>
        !isFree || document.hasFocus() ? Reflect.apply(original, element, options) : undefined,
    }),
  )
  const passTab = (event: KeyboardEvent) => {
    if (isFree && event.key === 'Tab') event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', passTab, { capture: true })
  return (isResting) => {
    isFree = isResting
  }
}
