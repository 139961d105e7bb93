import type { Box } from './camera.ts'

const parts = '[data-state], [data-transition]'

export const partsOf = (element: SVGSVGElement): readonly SVGGElement[] => [
  ...element.querySelectorAll<SVGGElement>(parts),
]
export const idOf = ({ dataset }: SVGGElement): string => dataset['state'] ?? dataset['transition'] ?? ''
const isTransition = ({ dataset }: SVGGElement) => dataset['transition'] !== undefined

/** Makes an element of a drawing. Throws for what is no SVG. */
export const elementOf = (svg: string): SVGSVGElement => {
  const element = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  if (!(element instanceof SVGSVGElement)) throw new Error('the drawing cannot be read')
  return document.adoptNode(element)
}

/** The extent of a drawing as it was made. */
export const extentOf = (element: SVGSVGElement): Box => {
  const { x, y, width, height } = element.viewBox.baseVal
  return { x, y, width, height }
}

/** The state or transition that an event on the drawing is about. */
export const partAt = (target: EventTarget | null): SVGGElement | null => {
  const part = target instanceof Element ? target.closest(parts) : null
  return part instanceof SVGGElement && idOf(part) !== '' ? part : null
}

/** Where a part lies, in the drawing's units; a transition is read at its label. Null where the drawing is not shown. */
export const boxOf = (element: SVGSVGElement, part: SVGGElement): Box | null => {
  const toDrawing = element.getScreenCTM()?.inverse()
  if (toDrawing === undefined) return null
  const { left, top, right, bottom } = (
    isTransition(part) ? (part.querySelector('text') ?? part) : part
  ).getBoundingClientRect()
  const from = new DOMPoint(left, top).matrixTransform(toDrawing)
  const to = new DOMPoint(right, bottom).matrixTransform(toDrawing)
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }
}

/** Lets states and transitions be chosen: each is a button, thin lines can be hit. */
export const makeChoosable = (element: SVGSVGElement) => {
  element.setAttribute('role', 'group')
  for (const part of partsOf(element)) {
    if (idOf(part) === '' || part.hasAttribute('role')) continue
    part.setAttribute('role', 'button')
    part.setAttribute('tabindex', '-1')
    const [line] = isTransition(part) ? part.getElementsByTagName('path') : []
    const hit = line?.cloneNode()
    if (!(hit instanceof SVGElement)) continue
    hit.setAttribute('class', 'hit')
    part.prepend(hit)
  }
}

/** What is written at a part, but not its tooltip. */
export const writtenAt = (part: SVGGElement): string =>
  [...part.childNodes]
    .filter(({ nodeName }) => nodeName !== 'title')
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Writes a badge behind the label of a part. */
const writeBadge = (part: SVGGElement, badge: string | undefined) => {
  part.querySelector('.badge')?.remove()
  const texts = [...part.getElementsByTagName('text')]
  const label = isTransition(part) ? texts.at(-1) : texts[0]
  if (badge === undefined || label === undefined) return
  const written = document.createElementNS('http://www.w3.org/2000/svg', 'tspan')
  written.setAttribute('class', 'badge')
  written.textContent = ` ${badge}`
  label.append(written)
}

/** How the parts of a drawing stand out, by the id of a state or a transition. */
export interface Marks {
  readonly classes: ReadonlyMap<string, string>
  /** What is written behind labels, such as `×3`. */
  readonly badges: ReadonlyMap<string, string>
}

const marksOn = new WeakMap<SVGGElement, string>()

/** Gives each part the class of its mark and its badge, and takes those of the marks before away. */
export const mark = (element: SVGSVGElement, { classes, badges }: Marks) => {
  for (const part of partsOf(element)) {
    const id = idOf(part)
    const before = marksOn.get(part)
    const wanted = classes.get(id)
    if (before !== undefined && before !== wanted) part.classList.remove(...before.split(' '))
    if (wanted !== undefined) {
      part.classList.add(...wanted.split(' '))
      marksOn.set(part, wanted)
    } else marksOn.delete(part)
    writeBadge(part, badges.get(id))
  }
}
