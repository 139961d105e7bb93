import type { Content, Node } from 'pdfmake/interfaces'

/** A mark without height, whose place is heard while a document is laid out. */
export const placeMark = (id: string): Content => {
  // Types of pdfmake know an id where a node is heard, and not where it is written.
  const mark = { canvas: [{ type: 'line' as const, x1: 0, y1: 0, x2: 0, y2: 0, lineWidth: 0 }], id }
  return mark
}

/** Collects the places of marks by their names, in points from the top; breaks no page. */
export const collectPlaces =
  (places: Map<string, number>) =>
  ({ id, startPosition }: Node): boolean => {
    if (id !== undefined) places.set(id, startPosition.top)
    return false
  }
