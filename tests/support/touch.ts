/** A finger's tap, with the events that Chromium makes of one: the pointer has left before the click comes. */
export const tap = (element: Element): void => {
  for (const kind of ['pointerover', 'pointerdown', 'pointerup', 'pointerout', 'click'])
    element.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, pointerType: 'touch' }))
}
