let isPressed = false
let waiting: (() => void)[] = []

const begin = (): void => {
  isPressed = true
}

const end = (): void => {
  isPressed = false
  const due = waiting
  waiting = []
  for (const work of due) work()
}

// A click follows in the task that ends the press. A finger's press ends before the mouse events that move the focus.
const endAfterClick = (): void => void setTimeout(end)

for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, begin, true)
for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend'])
  document.addEventListener(type, endAfterClick, true)

/**
 * Does something at once, or after the click where something is being pressed: what moves under a press is not clicked, since it is no
 * longer there when the press ends.
 */
export const afterPress = (work: () => void): void => {
  if (isPressed) waiting.push(work)
  else work()
}
