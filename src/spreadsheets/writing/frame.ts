import ExcelJS from 'exceljs'
import { unzipSync, strFromU8 } from 'fflate'
import type { CellStyles, ColumnStyle } from './rowXml.ts'

export interface SheetColumn {
  readonly heading: string
  /** In characters, as a spreadsheet counts the width of a column. */
  readonly width: number
  /**
   * A number format of spreadsheets (`#,##0.00`, `0%`); absent: all places that a number has. Text cells are always written as text.
   */
  readonly format?: string
  /** Whether what somebody types into it stays a text, with the zeros in front. */
  readonly isText?: true
}

/** One sheet to be written. Its first row are the headings, which stay in view. */
export interface SheetShape {
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly name: string
  readonly columns: readonly SheetColumn[]
  /** False for a sheet whose rows bring what stands in the first row. */
  readonly hasHeadings?: boolean
}

/** The part of a sheet, cut where its rows go. */
export interface SheetFrame {
  readonly path: string
  readonly before: string
  readonly after: string
  readonly styles: CellStyles
}

export interface WorkbookFrame {
  /** All parts but those of the sheets. */
  readonly parts: Readonly<Record<string, Uint8Array>>
  readonly sheets: readonly SheetFrame[]
}

/** A whole number in a format whose places are all optional would end with the separator: `1,000.` */
const withoutPlaces = (format: string): string => format.replace(/\.#+(?![0#])/g, '')

/** Formats of a model row, behind those of the columns, whose styles the rows take. */
const general = ['@', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm:ss', 'hh:mm:ss']
const modelRow = /<row r="2"[^<>]*>((?:(?!<\/?row\b).)*)<\/row>/s
const styled = /<c r="[A-Z]+2" s="(\d+)"/g

const addSheet = (book: ExcelJS.Workbook, { name, columns, hasHeadings = true }: SheetShape): void => {
  const sheet = book.addWorksheet(name, hasHeadings ? { views: [{ state: 'frozen', ySplit: 1 }] } : {})
  sheet.columns = columns.map(({ width, isText }) => ({ width, ...(isText && { style: { numFmt: '@' } }) }))
  if (hasHeadings) {
    const headings = sheet.addRow(columns.map(({ heading }) => heading))
    headings.font = { bold: true }
    headings.alignment = { vertical: 'middle', wrapText: true }
    headings.eachCell((cell) => {
      cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8EEF7' } }
      cell.numFmt = '@'
    })
  }
  const own = columns.map(({ format = '@' }) => format)
  const formats = [...own, ...own.map(withoutPlaces), ...general]
  for (const [at, format] of formats.entries()) {
    const cell = sheet.getCell(2, at + 1)
    cell.value = 0
    cell.numFmt = format
  }
}

const cut = (path: string, xml: string, columns: readonly SheetColumn[]): SheetFrame => {
  const model = modelRow.exec(xml)
  const found = [...(model?.[1] ?? '').matchAll(styled)].map(([, style]) => Number(style))
  const styleOf = ({ format }: SheetColumn, at: number): ColumnStyle | null =>
    format === undefined ? null : { fraction: found[at] ?? 0, whole: found[at + columns.length] ?? 0 }
  const [text, date, dateTime, time] = found.slice(columns.length * 2)
  if (model === null || text === undefined || date === undefined || dateTime === undefined || time === undefined)
    throw new Error(`${path} has no row to take styles from`)
  return {
    path,
    before: xml.slice(0, model.index).replace(/<dimension [^<>]*\/>/, ''),
    after: xml.slice(model.index + model[0].length),
    styles: {
      columns: columns.map(styleOf),
      text,
      date,
      dateTime,
      time,
    },
  }
}

/** A workbook with everything but its rows, which may be too many to be kept in memory at once. */
export const workbookFrame = async (sheets: readonly SheetShape[]): Promise<WorkbookFrame> => {
  const book = new ExcelJS.Workbook()
  for (const sheet of sheets) addSheet(book, sheet)
  const parts = unzipSync(new Uint8Array(await book.xlsx.writeBuffer()))
  const frames = sheets.map(({ columns }, at) => {
    const path = `xl/worksheets/sheet${at + 1}.xml`
    const part = parts[path]
    if (part === undefined) throw new Error(`${path} was not written`)
    delete parts[path]
    return cut(path, strFromU8(part), columns)
  })
  return { parts, sheets: frames }
}
