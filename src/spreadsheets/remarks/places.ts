import { columnOf } from '../workbook/address.ts'
import { localName, parserOf } from '../workbook/xml.ts'

/** Where in the text of a sheet a cell of a row goes, and what it replaces there. */
export interface Place {
  readonly row: number
  readonly from: number
  readonly to: number
  /** Of the names of elements in this part, with its colon; usually empty. */
  readonly prefix: string
  /** The style of the empty cell that stood there. */
  readonly style: string | null
  /** The style of the cell before it. */
  readonly styleBefore: string | null
}

export interface SheetPlaces {
  readonly places: readonly Place[]
  /** Where the rows begin, after the opening tag of `sheetData`. */
  readonly rowsFrom: number
}

interface OpenRow {
  readonly row: number
  readonly prefix: string
  column: number
  from: number | null
  to: number | null
  style: string | null
  styleBefore: string | null
}

/** Finds the place of a cell of one column (A is 0) in each of some rows. */
export const placesOf = (text: string, column: number, rows: ReadonlySet<number>): SheetPlaces => {
  const places: Place[] = []
  let [rowsFrom, number] = [0, 0]
  let row: OpenRow | null = null
  let isReplaced = false
  const parser = parserOf({
    open: (name, { r: reference, s: style = null }, tag) => {
      if (name === 'sheetData') rowsFrom = parser.position
      if (name === 'row') {
        number = Number(reference ?? number + 1)
        const prefix = tag.name.slice(0, tag.name.length - localName(tag.name).length)
        row = rows.has(number) && !tag.isSelfClosing ? openRow(number, prefix) : null
      }
      if (name !== 'c' || row === null) return
      row.column = reference === undefined ? row.column + 1 : columnOf(reference)
      if (row.column < column) row.styleBefore = style
      if (row.column < column || row.from !== null) return
      row.from = text.lastIndexOf('<', parser.position - 1)
      row.to = row.from
      isReplaced = row.column === column
      if (isReplaced) row.style = style
    },
    close: (name) => {
      if (row === null) return
      if (name === 'c' && isReplaced) {
        row.to = parser.position
        isReplaced = false
      }
      if (name !== 'row') return
      const end = text.lastIndexOf('</', parser.position - 1)
      places.push({ ...row, from: row.from ?? end, to: row.to ?? end })
      row = null
    },
  })
  parser.write(text).close()
  return { places, rowsFrom }
}

const openRow = (row: number, prefix: string): OpenRow => ({
  row,
  prefix,
  column: -1,
  from: null,
  to: null,
  style: null,
  styleBefore: null,
})
