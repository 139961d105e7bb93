/**
 * A dialog of the view keeps the focus to itself. While the walk rests it is made to let go, so that the lab's own controls
 * can be reached and keep what is typed.
 *
 * @returns tells whether the walk rests
 */
export const freeFocus = (): ((isResting: boolean) => void) => {
  let isFree = false
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusUnlessElsewhere(options) {
    if (!isFree || document.hasFocus()) focus.call(this, options)
  }
  const passTab = (event: KeyboardEvent) => {
    if (isFree && event.key === 'Tab') event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', passTab, { capture: true })
  return (isResting) => {
    isFree = isResting
  }
}
