import { strToU8 } from 'fflate'
import { openArchive } from '../archive/archive.ts'
import { unpack } from '../archive/unpack.ts'
import { budgetOf } from '../budget.ts'
import { damaged } from '../unreadable.ts'
import { columnName } from '../workbook/address.ts'
import { readParts } from '../workbook/parts.ts'
import { workbookOf } from '../workbook/readWorkbook.ts'
import { textOf } from '../workbook/xml.ts'
import { escapedText } from '../writing/rowXml.ts'
import { withWidth } from './columnWidth.ts'
import { placesOf, type Place } from './places.ts'
import { repack } from './repack.ts'

export interface Remarks {
  /** The sheet as `SheetRead` names it. */
  readonly sheet: string
  /** Of the added column. */
  readonly heading: string
  /** Number of the row with the headings; null where the sheet has none. */
  readonly headingRow: number | null
  /** By the number of the row. */
  readonly byRow: ReadonlyMap<number, string>
}

/** Characters; remarks are short texts. */
export const remarkWidth = 60

export const remarksByRow = ({ heading, headingRow, byRow }: Remarks): ReadonlyMap<number, string> =>
  headingRow === null ? byRow : new Map([...byRow, [headingRow, heading]])

const cellXml = (
  { row, prefix, style, styleBefore }: Place,
  column: number,
  text: string,
  isHeading: boolean,
): string => {
  const chosen = isHeading ? (styleBefore ?? style) : style
  const styled = chosen === null ? '' : ` s="${chosen}"`
  const [cell, inline, t] = [`${prefix}c`, `${prefix}is`, `${prefix}t`]
  return `<${cell} r="${columnName(column)}${row}"${styled} t="inlineStr"><${inline}><${t} xml:space="preserve">${escapedText(text)}</${t}></${inline}></${cell}>`
}

/** The text of a sheet with a remark in one column of some rows (A is 0). */
const withRemarks = (xml: string, column: number, remarks: Remarks): string => {
  const texts = remarksByRow(remarks)
  const { places, rowsFrom } = placesOf(xml, column, new Set(texts.keys()))
  const head = withWidth(xml.slice(0, rowsFrom), column + 1, remarkWidth)
  const pieces = [head.replace(/<(?:\w+:)?dimension\s[^<>]*\/>/, '')]
  let at = rowsFrom
  for (const place of places) {
    const isHeading = place.row === remarks.headingRow
    pieces.push(xml.slice(at, place.from), cellXml(place, column, texts.get(place.row) ?? '', isHeading))
    at = place.to
  }
  pieces.push(xml.slice(at))
  return pieces.join('').replace(/^<\?xml[^>]*\?>/, '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>')
}

/** The user's workbook with a column of remarks (A is 0). Only the part of that sheet is written anew, and in it only that column. */
export const addToWorkbook = (
  bytes: Uint8Array,
  remarks: Remarks,
  column: number,
  unpackedBytes: number,
): readonly Uint8Array<ArrayBuffer>[] => {
  const archive = openArchive(bytes)
  const budget = budgetOf(unpackedBytes)
  const { sheets } = readParts(archive, workbookOf(archive, budget), budget)
  const entry = sheets.find(({ name }) => name === remarks.sheet)?.entry
  if (entry === undefined) throw damaged()
  const xml = [...textOf(unpack(entry, budget))].join('')
  return repack(archive.entries, entry, strToU8(withRemarks(xml, column, remarks)))
}
