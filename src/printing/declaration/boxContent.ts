import type { CanvasElement, Column, Content } from 'pdfmake/interfaces'
import type { PrintedBox } from '../../domain/declaration/print/printed-form.ts'
import { inTypefaces } from '../typefaces.ts'

/** Points; the side of a box, and what it takes with the gap to its words. */
const side = 9
const boxWidth = 16
const markWidth = 18

// pdfmake writes places into what it is given, so that every box needs shapes of its own.
const frame = (): CanvasElement => ({ type: 'rect', x: 0.5, y: 2.5, w: side, h: side, lineWidth: 0.8 })
const tick = (): CanvasElement => ({
  type: 'polyline',
  lineWidth: 1.3,
  lineCap: 'round',
  points: [
    { x: 2.3, y: 7 },
    { x: 4.4, y: 9.3 },
    { x: 8, y: 4.3 },
  ],
})

const drawn = (isTicked: boolean): CanvasElement[] => (isTicked ? [frame(), tick()] : [frame()])

/** A line of the form with its box, drawn rather than typed: few fonts have ticked boxes. */
export const boxContent = ({ label, isTicked, mark, isNested = false }: PrintedBox): Content => ({
  columns: [
    ...(mark === undefined ? [] : [{ width: markWidth, text: mark }]),
    ...(isTicked === null ? [] : [{ width: boxWidth, canvas: drawn(isTicked) }]),
    { width: '*', text: inTypefaces(label) },
  ],
  margin: [isNested ? 36 : 18, 1.5, 0, 1.5],
  unbreakable: true,
})

const asWideAsItsLabel = ({ label, isTicked }: PrintedBox, index: number): Column[] => [
  ...(index === 0 ? [] : [{ width: 24, text: '' }]),
  { width: boxWidth, canvas: drawn(isTicked === true) },
  { width: 'auto', text: label },
]

/** Boxes side by side in the middle of the page. */
export const boxRow = (boxes: readonly PrintedBox[]): Content => ({
  columns: [{ width: '*', text: '' }, ...boxes.flatMap(asWideAsItsLabel), { width: '*', text: '' }],
  margin: [0, 4, 0, 10],
})
