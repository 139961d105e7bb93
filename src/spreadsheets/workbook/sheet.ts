import type { Cell, SheetRow } from '../../domain/spreadsheet.ts'
import { damaged } from '../unreadable.ts'
import { errorCell, isoCell, numberCell, textCell, unescaped } from '../values/cells.ts'
import type { NumberFormat } from '../values/format.ts'
import { columnOf, mostColumns, mostRows, rowOf } from './address.ts'
import { parserOf, textOf, textOfPieces } from './xml.ts'

/** What cells of a sheet refer to. */
export interface SheetContext {
  readonly strings: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly from1904: boolean
}

interface OpenCell {
  readonly column: number
  readonly type: string
  readonly style: number
  value: string
  /** What its value is calculated from; null where it stands by itself. */
  formula: string | null
}

const plain: NumberFormat = { kind: 'number' }
const isRead = new Set(['v', 't'])
/** Letters of a formula that are shown where its value was not kept. */
const longestFormula = 100

/** A text of the list. A place that the list does not have shows that it is not the one of this sheet: no other text of it can be trusted. */
const sharedText = (place: string, strings: readonly string[]): string => {
  const text = /^\d+$/.test(place) ? strings[Number(place)] : undefined
  if (text === undefined) throw damaged()
  return text
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

const booleanCell = (value: string): Cell => {
  const read = booleans.get(value)
  return read === undefined ? errorCell(value) : { kind: 'boolean', value: read }
}

const cellOf = ({ type, style, value, formula }: OpenCell, { strings, formats, from1904 }: SheetContext): Cell => {
  if (type === 'str' || type === 'inlineStr') return textCell(unescaped(value))
  // Programs that do not calculate keep no values; an empty text is kept as one.
  if (value === '') return formula === null ? null : { kind: 'error', text: `=${formula}` }
  if (type === 's') return textCell(sharedText(value.trim(), strings))
  if (type === 'b') return booleanCell(value)
  if (type === 'e') return errorCell(value)
  if (type === 'd') return isoCell(value)
  return type === 'n' ? numberCell(value, formats[style] ?? plain, from1904) : errorCell(value)
}

/** The number of a row, which follows the one before where it is not said. */
const rowNumber = (said: string | undefined, before: number): number => {
  const number = said === undefined ? before + 1 : Number(said)
  if (!Number.isInteger(number) || number < 1 || number > mostRows) throw damaged()
  return number
}

/** Gathers the rows of a sheet from what its XML says, in the order of the file. */
class Rows {
  readonly #context: SheetContext
  /** Rows that are whole and not yet given. */
  done: SheetRow[] = []
  /** The last row of the sheet as it says itself; null where it does not. */
  total: number | null = null
  #number = 0
  #column = -1
  #cells: Cell[] = []
  #cell: OpenCell | null = null
  #isValue = false
  #isPhonetic = false
  #isFormula = false

  constructor(context: SheetContext) {
    this.#context = context
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'row') {
      this.#number = rowNumber(attributes['r'], this.#number)
      this.#column = -1
      this.#cells = []
    } else if (name === 'rPh') this.#isPhonetic = true
    else if (name === 'dimension') this.total = rowOf(attributes['ref'] ?? '') || null
    this.#isValue = this.#cell !== null && !this.#isPhonetic && isRead.has(name)
    this.#isFormula = this.#cell !== null && name === 'f'
    if (this.#isFormula && this.#cell !== null) this.#cell.formula = ''
  }

  text(piece: string): void {
    if (this.#cell === null) return
    if (this.#isValue) this.#cell.value += piece
    else if (this.#isFormula) this.#cell.formula = `${this.#cell.formula ?? ''}${piece}`.slice(0, longestFormula)
  }

  close(name: string): void {
    this.#isValue = false
    this.#isFormula = false
    if (name === 'c') this.#closeCell()
    else if (name === 'rPh') this.#isPhonetic = false
    else if (name === 'row' && this.#cells.length > 0) this.done.push({ number: this.#number, cells: this.#cells })
  }

  #openCell({ r: reference, t: type = 'n', s: style = '0' }: Readonly<Record<string, string>>): void {
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference)
    if (this.#column < 0) throw damaged()
    this.#cell = { column: this.#column, type, style: Number(style), value: '', formula: null }
  }

  #closeCell(): void {
    const cell = this.#cell === null ? null : cellOf(this.#cell, this.#context)
    this.#cell = null
    if (cell === null || this.#column >= mostColumns) return
    while (this.#cells.length < this.#column) this.#cells.push(null)
    this.#cells[this.#column] = cell
  }
}

const parserFor = (rows: Rows) =>
  parserOf({
    open: (name, attributes) => rows.open(name, attributes),
    text: (piece) => rows.text(piece),
    close: (name) => rows.close(name),
  })

/** The rows of a sheet, some at a time, with the number of the last one as far as the sheet says it. */
export function* readRows(
  part: Uint8Array,
  context: SheetContext,
): Generator<{ rows: SheetRow[]; total: number | null }> {
  const rows = new Rows(context)
  const parser = parserFor(rows)
  for (const text of textOf(part)) {
    parser.write(text)
    if (rows.done.length === 0) continue
    yield { rows: rows.done, total: rows.total }
    rows.done = []
  }
  parser.close()
  if (rows.done.length > 0) yield { rows: rows.done, total: rows.total }
}

/** The first rows of a sheet with values, from its first pieces. */
export const firstRows = (pieces: Iterable<Uint8Array>, context: SheetContext, most: number): readonly SheetRow[] => {
  const rows = new Rows(context)
  const parser = parserFor(rows)
  for (const text of textOfPieces(pieces)) {
    parser.write(text)
    if (rows.done.length >= most) break
  }
  return rows.done.slice(0, most)
}
