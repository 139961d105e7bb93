import type { Content, Node, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Draw } from '../../draw.ts'

/** A mark without height, whose place is heard while a document is laid out. */
export const placeMark = (id: string): Content => {
  // Types of pdfmake know an id where a node is heard, and not where it is written.
  const mark = { canvas: [{ type: 'line' as const, x1: 0, y1: 0, x2: 0, y2: 0, lineWidth: 0 }], id }
  return mark
}

/** Ends a drawing once its last mark is heard: all is laid out, and nothing has to be drawn. */
const allHeard = new Error('all places are heard')

/** Collects the places of marks by their names, in points from the top, up to that of `last`. */
const collectPlaces =
  (places: Map<string, number>, last: string) =>
  ({ id, startPosition }: Node): boolean => {
    if (id !== undefined) places.set(id, startPosition.top)
    if (id === last) throw allHeard
    return false
  }

/** The places of the marks of a definition, which is laid out and not drawn: half of the work. @param last the mark behind all others */
export const placesIn = async (
  definition: TDocumentDefinitions,
  last: string,
  draw: Draw<unknown>,
): Promise<ReadonlyMap<string, number>> => {
  const places = new Map<string, number>()
  try {
    await draw({ ...definition, pageBreakBefore: collectPlaces(places, last) })
  } catch (error) {
    if (error !== allHeard) throw error
  }
  return places
}
