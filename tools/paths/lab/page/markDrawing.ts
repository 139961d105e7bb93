const mark = (drawing: Element, attribute: 'data-state' | 'data-arrow', ids: readonly string[], name: string) => {
  const wanted = new Set(ids)
  for (const part of drawing.querySelectorAll(`[${attribute}]`))
    part.classList.toggle(name, wanted.has(part.getAttribute(attribute) ?? ''))
}

/** Marks in a drawing the states in which a flow rests and the arrows that it took, and brings the first state into sight. */
export const markDrawing = (drawing: Element, active: readonly string[], walked: readonly string[]) => {
  mark(drawing, 'data-state', active, 'active')
  mark(drawing, 'data-arrow', walked, 'walked')
  drawing.querySelector('.active')?.scrollIntoView({ block: 'center', inline: 'center' })
}
