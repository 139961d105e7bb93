import type { Box } from '../../../charts/viewer/camera.ts'

export const papers = { A4: { short: 210, long: 297 }, A3: { short: 297, long: 420 } } as const
export type Paper = keyof typeof papers

/** How a drawing is spread over sheets of paper. */
export interface SheetPlan {
  readonly paper: Paper
  readonly isLandscape: boolean
  readonly columns: number
  readonly rows: number
}

/** Millimetres. */
export const margin = 10
/** Millimetres by which neighbouring sheets show the same, for gluing. */
export const overlap = 10
/** Millimetres at the foot for the sheet's name. */
export const foot = 8

export interface Sheet {
  /** From 1. */
  readonly row: number
  readonly column: number
  /** The part of the drawing on it, in the drawing's own units. */
  readonly part: Box
}

export interface Sheets {
  /** Millimetres of one sheet, and of the drawing's field on it. */
  readonly width: number
  readonly height: number
  readonly field: { readonly width: number; readonly height: number }
  readonly sheets: readonly Sheet[]
  /** How large a letter of the smallest text is on paper, in points. */
  readonly textSize: number
}

/** Units of the drawing's smallest text, and points of a millimetre. */
const smallestText = 9
const pointsPerMillimetre = 72 / 25.4

/** Points below which people give up reading. */
export const readableSize = 5

const spread = (field: number, count: number) => field * count - overlap * (count - 1)

/** Lays a drawing over the sheets, as large as they allow and in the middle of them; neighbours overlap. */
export const sheetsOf = (drawing: Box, { paper, isLandscape, columns, rows }: SheetPlan): Sheets => {
  const { short, long } = papers[paper]
  const [width, height] = isLandscape ? [long, short] : [short, long]
  const field = { width: width - 2 * margin, height: height - 2 * margin - foot }
  const whole = { width: spread(field.width, columns), height: spread(field.height, rows) }
  const unitsPerMillimetre = Math.max(drawing.width / whole.width, drawing.height / whole.height)
  const left = drawing.x - (whole.width * unitsPerMillimetre - drawing.width) / 2
  const top = drawing.y - (whole.height * unitsPerMillimetre - drawing.height) / 2
  const sheets = Array.from({ length: columns * rows }, (_, at): Sheet => {
    const column = at % columns
    const row = Math.floor(at / columns)
    return {
      row: row + 1,
      column: column + 1,
      part: {
        x: left + column * (field.width - overlap) * unitsPerMillimetre,
        y: top + row * (field.height - overlap) * unitsPerMillimetre,
        width: field.width * unitsPerMillimetre,
        height: field.height * unitsPerMillimetre,
      },
    }
  })
  return { width, height, field, sheets, textSize: (smallestText / unitsPerMillimetre) * pointsPerMillimetre }
}
