import { afterEach, describe, expect, it } from 'vitest'

const drawings = import.meta.glob<string>('../../../statecharts/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

afterEach(() => document.body.replaceChildren())

/** Shows a drawing in its own size, in whichever of its fonts this machine has. */
const shown = (drawing: string): SVGSVGElement => {
  document.body.innerHTML = drawing
  const svg = document.querySelector('svg')
  if (svg === null) throw new Error('no drawing')
  const { width, height } = svg.viewBox.baseVal
  Object.assign(svg.style, { width: `${width}px`, height: `${height}px` })
  return svg
}

const boxOf = (element: Element) => element.getBoundingClientRect()

const holds = (outer: DOMRect, inner: DOMRect) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

/** By more than hairs: a line's box is higher than its letters. */
const lieOverEachOther = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4

describe.each(Object.entries(drawings))('the drawing %s', (_, drawing) => {
  it.each(['as it is', 'active'])('keeps each text of a state within its box, %s', (mark) => {
    const states = [...shown(drawing).querySelectorAll('g[data-state]')]
    expect(states).not.toEqual([])
    if (mark === 'active') for (const state of states) state.classList.add(mark)
    const over = states.flatMap((state) => {
      const outlines = [...state.querySelectorAll(':scope > path, :scope > polygon')].map(boxOf)
      return [...state.querySelectorAll(':scope > text')].filter(
        (text) => !outlines.some((outline) => holds(outline, boxOf(text))),
      )
    })
    expect(over.map(({ textContent }) => textContent)).toEqual([])
  })

  it('has no text over another', () => {
    const texts = [...shown(drawing).querySelectorAll('text')].map((text) => ({
      says: text.textContent,
      box: boxOf(text),
    }))
    const over = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => lieOverEachOther(one.box, other.box))
        .map((other) => [one.says, other.says]),
    )
    expect(over).toEqual([])
  })
})
