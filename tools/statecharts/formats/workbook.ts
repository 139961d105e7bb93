import ExcelJS from 'exceljs'
import { unzipSync, zipSync } from 'fflate'
import { rowHeightOf } from './rowHeight.ts'

export interface Sheet {
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Widths in characters, one per column. */
  readonly widths: readonly number[]
  /** Words that a column's cells offer in a drop-down, by the column's head. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
}

/** Files say when they were made, which would make every export differ from the last. */
const always = new Date('2026-01-01T00:00:00Z')
/** The same within the packed file, whose hours are those of the clock on the wall, wherever that hangs. */
const alwaysOnTheWall = () => new Date(2026, 0, 1)

/** Packs a workbook again with one date for all, so that the same sheets give the same bytes. */
const withoutTheHour = (workbook: Uint8Array) =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(workbook))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, bytes]) => [path, [bytes, { mtime: alwaysOnTheWall(), level: 6 }] as const]),
    ),
  )

/** Lets every cell of a column below its head offer words in a drop-down. */
const offerChoices = (sheet: ExcelJS.Worksheet, column: number, words: readonly string[]) => {
  for (let row = 2; row <= sheet.rowCount; row += 1)
    sheet.getCell(row, column).dataValidation = {
      type: 'list',
      allowBlank: true,
      showErrorMessage: true,
      formulae: [`"${words.join(',')}"`],
    }
}

/** A4 across, as many sheets long as it takes, with lines between the cells. */
const printed: Partial<ExcelJS.PageSetup> = {
  paperSize: 9,
  orientation: 'landscape',
  fitToPage: true,
  fitToHeight: 0,
  showGridLines: true,
  margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.3, footer: 0.3 },
}

/** Sheets as XLSX: bold heads that stay in view, a filter, wrapped text; every cell is text, never a formula. */
export const workbookOf = async (sheets: readonly Sheet[]): Promise<Uint8Array> => {
  const workbook = new ExcelJS.Workbook()
  workbook.created = always
  workbook.modified = always
  for (const { name, head, rows, widths, choices = {} } of sheets) {
    const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }], pageSetup: printed })
    sheet.columns = head.map((title, index) => ({ header: title, width: widths[index] ?? 20 }))
    for (const row of rows) sheet.addRow([...row]).height = rowHeightOf(row, widths)
    for (const [title, words] of Object.entries(choices)) offerChoices(sheet, head.indexOf(title) + 1, words)
    sheet.pageSetup.printTitlesRow = '1:1'
    sheet.getRow(1).font = { bold: true }
    sheet.eachRow((row) => {
      row.alignment = { wrapText: true, vertical: 'top' }
    })
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows.length + 1, column: head.length } }
  }
  return withoutTheHour(new Uint8Array(await workbook.xlsx.writeBuffer()))
}
