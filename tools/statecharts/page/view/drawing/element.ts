import { svgElementOf } from '../../../../document/svgElement.ts'
import type { Box } from '../../logic/sheets.ts'
import type { Marks } from '../marks.ts'

/** A drawing as an element of the page, with its size in its own units. */
interface DrawnElement {
  readonly element: SVGSVGElement
  readonly box: Box
}

/** Makes an element of a drawing. Throws for what is no SVG. */
export const elementOf = (svg: string): DrawnElement => {
  const element = svgElementOf(svg)
  const { x, y, width, height } = element.viewBox.baseVal
  return { element, box: { x, y, width, height } }
}

const parts = '[data-state], [data-arrow]'

export const partsOf = (element: SVGSVGElement): readonly SVGGElement[] => [
  ...element.querySelectorAll<SVGGElement>(parts),
]
export const idOf = ({ dataset }: SVGGElement): string => dataset.state ?? dataset.arrow ?? ''

/** The state or arrow that an event on the drawing is about. */
export const partAt = (target: EventTarget | null): SVGGElement | null => {
  const part = target instanceof Element ? target.closest(parts) : null
  return part instanceof SVGGElement && idOf(part) !== '' ? part : null
}

/** Lets states and arrows be chosen: each is a button, thin lines can be hit. */
export const makeChoosable = (element: SVGSVGElement) => {
  element.setAttribute('role', 'group')
  for (const part of partsOf(element)) {
    if (idOf(part) === '' || part.hasAttribute('role')) continue
    part.setAttribute('role', 'button')
    part.setAttribute('tabindex', '-1')
    const [line] = part.dataset.arrow === undefined ? [] : part.getElementsByTagName('path')
    const hit = line?.cloneNode()
    if (!(hit instanceof SVGElement)) continue
    hit.setAttribute('class', 'hit')
    part.prepend(hit)
  }
}

/** What is written at a part, but not its tooltip. */
const writtenAt = (part: SVGGElement) =>
  [...part.childNodes]
    .filter(({ nodeName }) => nodeName !== 'title')
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Writes at an arrow how many paths take it. */
const writeCount = (part: SVGGElement, count: number | undefined) => {
  part.querySelector('.count')?.remove()
  const last = [...part.getElementsByTagName('text')].at(-1)
  if (count === undefined || last === undefined) return
  const told = document.createElementNS('http://www.w3.org/2000/svg', 'tspan')
  told.setAttribute('class', 'count')
  told.textContent = ` ×${count}`
  last.append(told)
}

const looks = ['active', 'taken', 'walked', 'unwalked', 'chosen'] as const

/**
 * Gives each state and arrow the look of its mark, and a name that says what is written there.
 *
 * @param nameOf what a part is called, and what kind of thing it is
 */
export const mark = (
  element: SVGSVGElement,
  { classes, counts }: Marks,
  chosen: string | null,
  nameOf: (id: string) => readonly [kind: string, name: string],
) => {
  for (const part of partsOf(element)) {
    const id = idOf(part)
    part.classList.remove(...looks)
    const look = classes.get(id)
    if (look !== undefined) part.classList.add(look)
    part.classList.toggle('chosen', id === chosen)
    writeCount(part, counts?.get(id))
    if (part.getAttribute('role') !== 'button') continue
    const [kind, name] = nameOf(id)
    part.setAttribute('aria-pressed', String(id === chosen))
    part.setAttribute('aria-label', `${kind}: ${writtenAt(part) || name}`)
  }
}
