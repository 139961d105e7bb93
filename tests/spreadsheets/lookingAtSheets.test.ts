import { strToU8 } from 'fflate'
import { utils, write } from '@e965/xlsx'
import { expect, it } from 'vitest'
import { defaultLimits } from '../../src/spreadsheets/limits.ts'
import { lookAtSource } from '../../src/spreadsheets/readSource.ts'
import { sheetOf, workbookOf } from './archives.ts'
import { fixture, short } from './reading.ts'

const look = async (source: Uint8Array) => {
  const looked = await lookAtSource(source, defaultLimits)
  if (!looked.ok) return looked.failure
  const { format, sheets } = looked.value
  return { format, sheets: sheets.map(({ name, rows }) => [name, short(rows)]) }
}

const rowsOf = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c t="s"><v>${at % 2}</v></c></row>`).join('')

/** A workbook of three sheets, the second of which is hidden. */
const threeSheets = (first: string, third: string): Uint8Array => {
  const sheets = ['Guide', 'Hidden', 'Items']
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const list = sheets.map((name, at) => `<sheet name="${name}" r:id="s${at}"${at === 1 ? ' state="hidden"' : ''}/>`)
  const parts = sheets.map((_, at) => `<Relationship Id="s${at}" Type="${kind}/worksheet" Target="sheet${at}.xml"/>`)
  return workbookOf('', {
    'xl/workbook.xml': `<workbook xmlns:r="${kind}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${parts.join('')}<Relationship Id="t" Type="${kind}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': '<sst><si><t>Mã hàng</t></si><si><t>Chè</t></si></sst>',
    'xl/sheet0.xml': first,
    'xl/sheet1.xml': sheetOf(rowsOf(1)),
    'xl/sheet2.xml': third,
  })
}

it('gives the first rows of every sheet that is shown', async () => {
  expect(await look(threeSheets(sheetOf(''), sheetOf(rowsOf(3))))).toEqual({
    format: 'xlsx',
    sheets: [
      ['Guide', {}],
      ['Items', { 1: ['Mã hàng'], 2: ['Chè'], 3: ['Mã hàng'] }],
    ],
  })
})

it('reads no more of a long sheet than its beginning, whatever its end is', async () => {
  const long = `${sheetOf(rowsOf(60_000)).slice(0, -40)}<broken`
  const looked = await look(threeSheets(sheetOf(rowsOf(1)), long))
  expect(looked).toMatchObject({
    sheets: [
      ['Guide', { 1: ['Mã hàng'] }],
      ['Items', { 20: ['Chè'] }],
    ],
  })
  expect(JSON.stringify(looked)).not.toContain('"21"')
})

it('does not look for rows behind the first two million bytes of a sheet', async () => {
  const empty = '<row r="1"><c s="1"/></row>'.repeat(100_000)
  const looked = await look(threeSheets(sheetOf(`${empty}${rowsOf(2)}`), sheetOf(rowsOf(1))))
  expect(looked).toMatchObject({
    sheets: [
      ['Guide', {}],
      ['Items', { 1: ['Mã hàng'] }],
    ],
  })
})

it('gives the sheets of an .xls as well', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Hướng dẫn']]), 'Guide')
  utils.book_append_sheet(book, utils.aoa_to_sheet(Array.from({ length: 60 }, (_, at) => [`SP${at}`])), 'Items')
  const file: unknown = write(book, { type: 'array', bookType: 'biff8' })
  if (!(file instanceof ArrayBuffer)) throw new Error('No workbook was written')
  const looked = await look(new Uint8Array(file))
  expect(looked).toMatchObject({
    format: 'xls',
    sheets: [
      ['Guide', { 1: ['Hướng dẫn'] }],
      ['Items', { 20: ['SP19'] }],
    ],
  })
  expect(JSON.stringify(looked)).not.toContain('"21"')
})

it('gives no sheets where there is no choice', async () => {
  expect(await look(workbookOf(sheetOf(rowsOf(1))))).toEqual({ format: 'xlsx', sheets: [] })
  expect(await look(strToU8('\uFEFFa;b\n1;2'))).toEqual({ format: 'text', sheets: [] })
})

it('fails as a reading does', async () => {
  expect(await look(fixture('password.xlsx'))).toEqual({ code: 'spreadsheet.passwordProtected' })
  expect(await look(new Uint8Array())).toEqual({ code: 'spreadsheet.notASpreadsheet', looksLike: 'empty' })
})
