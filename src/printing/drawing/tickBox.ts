import type { CanvasElement, Column } from 'pdfmake/interfaces'

/** Points; the side of a box, and what it takes with the gap to its text. */
const side = 9
const width = 16

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

/** A box to be ticked, as a column before its words; drawn rather than typed, since few fonts have ticked boxes. */
export const tickBox = (isTicked: boolean): Column => ({ width, canvas: isTicked ? [frame(), tick()] : [frame()] })
