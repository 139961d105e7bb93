import ExcelJS from 'exceljs'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { defaultLimits } from '../../src/spreadsheets/limits.ts'
import type { Remarks } from '../../src/spreadsheets/remarks/addRemarks.ts'
import { returnFile, type ReturnedBytes } from '../../src/spreadsheets/remarks/returnFile.ts'
import { sheetOf, workbookOf } from './archives.ts'
import { fixture, readAll, short } from './reading.ts'

const remarks: Remarks = {
  sheet: 'Danh mục hàng',
  heading: 'Lý do',
  headingRow: 1,
  byRow: new Map([
    [3, 'Thuế suất "KCT" & <gì đó>'],
    [5, '=1+1'],
  ]),
}

const returned = async (
  source: Uint8Array | string,
  about = remarks,
): Promise<ReturnedBytes & { file: Uint8Array }> => {
  const result = await returnFile(source, defaultLimits, about)
  if (!result.ok) throw new Error(result.failure.code)
  const file = Uint8Array.from(result.value.chunks.flatMap((chunk) => [...chunk]))
  return { ...result.value, file }
}

const workbooks = ['xlsxwriter.xlsx', 'openpyxl.xlsx', 'libreoffice.xlsx', 'sheetjs.xlsx', 'libreofficeFromOds.xlsx']

it.each(workbooks)('gives %s back with a column of remarks, every other part as it was', async (name) => {
  const { file, isFormatKept } = await returned(fixture(name))
  expect(isFormatKept).toBe(true)
  const [before, after] = [unzipSync(fixture(name)), unzipSync(file)]
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted())
  const changed = Object.keys(before).filter((path) => String(before[path]) !== String(after[path]))
  expect(changed.map((path) => path.replace(/\d/, ''))).toEqual(['xl/worksheets/sheet.xml'])
})

it.each(workbooks)(
  'adds to %s what is said, behind the last column with values, and changes no value',
  async (name) => {
    const original = short((await readAll(fixture(name), { sheet: remarks.sheet })).rows)
    const { file } = await returned(fixture(name))
    const read = short((await readAll(file, { sheet: remarks.sheet })).rows)
    const withRemark = (row: number, remark: string): (string | null)[] => [
      ...Array.from({ length: 9 }, (_, at) => original[row]?.[at] ?? null),
      remark,
    ]
    expect(read).toEqual({
      ...original,
      1: withRemark(1, 'Lý do'),
      3: withRemark(3, 'Thuế suất "KCT" & <gì đó>'),
      5: withRemark(5, '=1+1'),
    })
  },
)

it('puts a remark about the last row into that row', async () => {
  const about = { sheet: 'Sheet1', heading: '', headingRow: null, byRow: new Map([[1, 'Lý do']]) }
  const { file } = await returned(workbookOf(sheetOf('<row r="1"><c r="A1" t="str"><v>x</v></c></row>')), about)
  const part = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(part).toMatch(/<c r="B1"[^>]*><is><t[^>]*>Lý do<\/t><\/is><\/c><\/row><\/sheetData>/)
})

it('keeps formats, gives the heading the format of the others and the column a width, for exceljs', async () => {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load((await returned(fixture('xlsxwriter.xlsx'))).file.slice().buffer)
  const sheet = book.getWorksheet('Danh mục hàng')
  expect(sheet?.getCell('J1').value).toBe('Lý do')
  expect(sheet?.getCell('J1').font.bold).toBe(true)
  expect(sheet?.getCell('J5').type).toBe(ExcelJS.ValueType.String)
  expect(sheet?.getColumn(10).width).toBe(60)
  expect(sheet?.getCell('C2').numFmt).toBe('#,##0.######')
  expect(sheet?.getCell('G2').formula).toBe('C2*2')
})

const cell = (reference: string, value: string): string => `<c r="${reference}" t="str"><v>${value}</v></c>`
const about: Remarks = { ...remarks, sheet: 'Sheet1', headingRow: null, byRow: new Map([[2, 'here']]) }
const partOf = (file: Uint8Array): string =>
  new TextDecoder().decode(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())

it('takes the place of an empty cell and keeps its format, and what stands behind it', async () => {
  const rows = `<row r="2">${cell('A2', 'x')}<c r="B2" s="4"/><c r="C2" s="5"/></row>`
  const part = partOf((await returned(workbookOf(sheetOf(rows)), about)).file)
  expect(part).toContain(
    '</c><c r="B2" s="4" t="inlineStr"><is><t xml:space="preserve">here</t></is></c><c r="C2" s="5"/>',
  )
})

it('goes between cells where there is none at its place', async () => {
  const rows = `<row r="2">${cell('A2', 'x')}<c r="D2" s="5"/></row>`
  const part = partOf((await returned(workbookOf(sheetOf(rows)), about)).file)
  expect(part).toContain('</c><c r="B2" t="inlineStr"><is><t xml:space="preserve">here</t></is></c><c r="D2" s="5"/>')
})

it('splits a description of columns that covers the new one', async () => {
  const sheet = sheetOf(`<row r="2">${cell('A2', 'x')}</row>`).replace(
    '<sheetData>',
    '<cols><col min="1" max="1024" width="9"/></cols><sheetData>',
  )
  expect(partOf((await returned(workbookOf(sheet), about)).file)).toContain(
    '<cols><col min="1" max="1" width="9"/><col min="2" max="2" width="60" customWidth="1"/><col min="3" max="1024" width="9"/></cols>',
  )
})

it('writes names with the prefix that the sheet has', async () => {
  const sheet = sheetOf(`<row r="2">${cell('A2', 'x')}</row>`)
    .replaceAll(/<(\/?)(?=\w)/g, '<$1x:')
    .replace('xmlns=', 'xmlns:x=')
  const { file } = await returned(workbookOf(sheet), about)
  expect(partOf(file)).toContain('<x:c r="B2" t="inlineStr">')
  expect(short((await readAll(file)).rows)).toEqual({ 2: ['x', 'here'] })
})

it.each([['libreoffice.xls'], ['sheetjs.xls']])('gives %s back as .xlsx with its values', async (name) => {
  const original = short((await readAll(fixture(name))).rows)
  const { file, isFormatKept } = await returned(fixture(name))
  expect(isFormatKept).toBe(false)
  const { result, rows } = await readAll(file)
  expect(result).toMatchObject({ ok: true, value: { format: 'xlsx', sheet: 'Danh mục hàng' } })
  expect(short(rows)[3]?.at(-1)).toBe('Thuế suất "KCT" & <gì đó>')
  expect(short(rows)[6]?.slice(0, 7)).toEqual(original[6]?.slice(0, 7))
})

it('gives pasted cells back as .xlsx', async () => {
  const { file } = await returned('Mã\tTên\nA\tB', { ...about, byRow: new Map([[2, 'here']]) })
  expect(short((await readAll(file)).rows)).toEqual({ 1: ['Mã', 'Tên'], 2: ['A', 'B', 'here'] })
})
