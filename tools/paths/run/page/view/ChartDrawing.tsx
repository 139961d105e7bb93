import { useLayoutEffect, useRef } from 'react'
import { svgElementOf } from '../../../../document/svgElement.ts'

interface Props {
  readonly drawing: string
  readonly label: string
  readonly states: readonly string[]
  readonly arrows: readonly string[]
  /** Class of what is marked. */
  readonly mark: 'active' | 'unwalked'
  readonly isWhole: boolean
}

/** Room around what is marked, and the least that is shown, in the drawing's units. */
const around = 60
const least = { width: 640, height: 360 }

const marked = (svg: SVGSVGElement, { states, arrows, mark }: Props) => {
  const wanted = new Set([...states.map((id) => `state ${id}`), ...arrows.map((id) => `arrow ${id}`)])
  const groups = [...svg.querySelectorAll<SVGGElement>('[data-state], [data-arrow]')].filter(({ dataset }) =>
    wanted.has(dataset['state'] === undefined ? `arrow ${dataset['arrow']}` : `state ${dataset['state']}`),
  )
  for (const group of groups) group.classList.add(mark)
  return groups
}

/** Zooms a drawing in on some of its parts. */
const frame = (svg: SVGSVGElement, parts: readonly SVGGElement[]) => {
  const toDrawing = svg.getScreenCTM()?.inverse()
  if (toDrawing === undefined || parts.length === 0) return
  const corners = parts.flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    return [new DOMPoint(left, top).matrixTransform(toDrawing), new DOMPoint(right, bottom).matrixTransform(toDrawing)]
  })
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))]
  const width = Math.max(right - left + 2 * around, least.width)
  const height = Math.max(bottom - top + 2 * around, least.height)
  svg.setAttribute('viewBox', `${(left + right - width) / 2} ${(top + bottom - height) / 2} ${width} ${height}`)
}

/** The chart with the states and arrows of a step marked: around them, or whole. */
export const ChartDrawing = (props: Props) => {
  const host = useRef<HTMLDivElement>(null)
  const { drawing, label, isWhole, states, arrows, mark } = props
  useLayoutEffect(() => {
    const svg = svgElementOf(drawing)
    host.current?.replaceChildren(svg)
    svg.setAttribute('aria-label', label)
    const parts = marked(svg, { drawing, label, isWhole, states, arrows, mark })
    if (!isWhole) frame(svg, parts)
  }, [drawing, label, isWhole, states, arrows, mark])
  return <div className="chart" ref={host} />
}
