import type { SheetRow } from '../../spreadsheet.ts'
import { readAmount } from '../../money.ts'
import { headingKey as plain, searchedRows, textsOf } from '../../sheetTexts.ts'
import { rowFields, type RowField } from '../row.ts'

/** Which column of a sheet holds what; columns count from 0. */
export type SheetColumns = Readonly<Partial<Record<RowField, number>>>

/** Columns without which no row can be sound. */
export const neededFields = ['item_code', 'item_name', 'curr_cd', 'unit_prc', 'vat_rate', 'uom'] as const

/** What people write over the columns, folded and without blanks and signs, in the three languages. */
const names: Readonly<Record<RowField, readonly string[]>> = {
  item_code: ['itemcode', 'code', 'mahang', 'mahanghoa', 'masanpham', 'mavattu', 'mahh', '품목코드', '상품코드'],
  item_name: [
    'itemname',
    'productname',
    'name',
    'tenhang',
    'tenhanghoa',
    'tensanpham',
    'tenhanghoadichvu',
    '품목명',
    '상품명',
  ],
  item_kname: ['itemkname', 'englishname', 'itemnameenglish', 'tentienganh', 'tenhangtienganh', '영문명', '영문품목명'],
  curr_cd: ['currcd', 'currency', 'currencycode', 'loaitien', 'matiente', 'tiente', 'donvitiente', '통화'],
  unit_prc: ['unitprc', 'unitprice', 'price', 'dongia', 'gia', 'giaban', '단가', '가격'],
  vat_rate: ['vatrate', 'vat', 'taxrate', 'thuesuat', 'thuesuatgtgt', 'thuegtgt', 'vatrate%', '부가세율', '세율'],
  uom: ['uom', 'unit', 'unitofmeasure', 'donvitinh', 'donvi', 'dvt', '단위'],
  memo: ['memo', 'note', 'notes', 'ghichu', '메모', '비고'],
  not_reduced: [
    'notreduced',
    'noreduction',
    'khongduocgiamthue',
    'khonggiamthue',
    'khongthuocdoituonggiamthue',
    '세율인하제외',
    '인하제외',
    '감면제외',
  ],
  special_consumption: [
    'specialconsumption',
    'specialconsumptiontax',
    'chiuthuetieuthudacbiet',
    'thuetieuthudacbiet',
    'chiuthuettdb',
    'thuettdb',
    'ttdb',
    '특별소비세',
    '특별소비세대상',
    '개별소비세',
  ],
}

const known: ReadonlyMap<string, RowField> = new Map(
  rowFields.flatMap((field) => names[field].map((name) => [plain(name), field] as const)),
)

const columnsOf = (row: SheetRow): SheetColumns => {
  const columns: Partial<Record<RowField, number>> = {}
  for (const [column, heading] of textsOf(row).entries()) {
    const field = known.get(plain(heading))
    if (field !== undefined) columns[field] ??= column
  }
  return columns
}

/** What stands over columns that number the rows. */
const numbering = new Set(['stt', 'sothutu', 'tt', 'no', '순번', '번호'].map(plain))

/** The field whose heading a text is; null where it is none. */
export const fieldOfHeading = (heading: string): RowField | null => known.get(plain(heading)) ?? null

export const isNumbering = (heading: string): boolean => numbering.has(plain(heading))

export interface FoundHeadings {
  /** Number of the row, as the spreadsheet counts it. */
  readonly row: number
  readonly columns: SheetColumns
}

/** Where all needed headings stand in one row; null where they do not. */
export const findHeadings = (rows: readonly SheetRow[]): FoundHeadings | null => {
  for (const row of rows.slice(0, searchedRows)) {
    const columns = columnsOf(row)
    if (neededFields.every((field) => columns[field] !== undefined)) return { row: row.number, columns }
  }
  return null
}

/** Headings that make it likely that a row holds headings. */
const fewestHeadings = 2

/** The row whose texts are most likely headings, though some are missing or unknown: the one that has most of them, or the first. */
export const likelyHeadings = (rows: readonly SheetRow[]): SheetRow | undefined => {
  let [likely] = rows
  let most = fewestHeadings - 1
  for (const row of rows.slice(0, searchedRows)) {
    const count = Object.keys(columnsOf(row)).length
    if (count <= most) continue
    most = count
    likely = row
  }
  return likely
}

/** What a row of headings is remembered by. */
export const headingsKey = (row: SheetRow): string => textsOf(row).map(plain).join('|')

/** Whether a cell of the row is an amount: items have a price, headings do not. */
export const holdsAmount = (row: SheetRow): boolean => textsOf(row).some((text) => readAmount(text) !== null)

/** Columns to begin a choice with: those that are recognised by their headings. */
export const guessedColumns = columnsOf
