import type { Box } from '../../logic/sheets.ts'
import type { Marks } from '../marks.ts'

/** A drawing as an element of the page, with its size in its own units. */
export interface DrawnElement {
  readonly element: SVGSVGElement
  readonly box: Box
}

/** Makes an element of a drawing. Throws for what is no SVG. */
export const elementOf = (svg: string): DrawnElement => {
  const element = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  if (!(element instanceof SVGSVGElement)) throw new Error('the drawing cannot be read')
  const { x, y, width, height } = element.viewBox.baseVal
  return { element: document.adoptNode(element), box: { x, y, width, height } }
}

const parts = '[data-state], [data-arrow]'

export const partsOf = (element: SVGSVGElement): readonly SVGGElement[] => [...element.querySelectorAll<SVGGElement>(parts)]
export const idOf = ({ dataset }: SVGGElement): string => dataset.state ?? dataset.arrow ?? ''

/** The state or arrow that an event on the drawing is about. */
export const partAt = (target: EventTarget | null): SVGGElement | null => {
  const part = target instanceof Element ? target.closest(parts) : null
  return part instanceof SVGGElement && idOf(part) !== '' ? part : null
}

/** Lets states and arrows be chosen: each is a button with a name, thin lines can be hit. */
export const makeChoosable = (element: SVGSVGElement, nameOf: (id: string) => string | null) => {
  element.setAttribute('role', 'group')
  for (const part of partsOf(element)) {
    const name = nameOf(idOf(part))
    if (name === null || part.hasAttribute('role')) continue
    part.setAttribute('role', 'button')
    part.setAttribute('tabindex', '-1')
    part.setAttribute('aria-label', name)
    const [line] = part.dataset.arrow === undefined ? [] : part.getElementsByTagName('path')
    const hit = line?.cloneNode()
    if (!(hit instanceof SVGElement)) continue
    hit.setAttribute('class', 'hit')
    part.prepend(hit)
  }
}

const marked = ['active', 'taken', 'walked', 'unwalked', 'chosen'] as const

/** Gives each state and arrow the look of its mark, and writes at arrows how many paths take them. */
export const mark = (element: SVGSVGElement, { classes, counts }: Marks, chosen: string | null) => {
  for (const part of partsOf(element)) {
    const id = idOf(part)
    part.classList.remove(...marked)
    const look = classes.get(id)
    if (look !== undefined) part.classList.add(look)
    part.classList.toggle('chosen', id === chosen)
    if (part.getAttribute('role') === 'button') part.setAttribute('aria-pressed', String(id === chosen))
    part.querySelector('.count')?.remove()
    const count = counts?.get(id)
    const last = [...part.getElementsByTagName('text')].at(-1)
    if (count === undefined || last === undefined) continue
    const told = document.createElementNS('http://www.w3.org/2000/svg', 'tspan')
    told.setAttribute('class', 'count')
    told.textContent = ` ×${count}`
    last.append(told)
  }
}
