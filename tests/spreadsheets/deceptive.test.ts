import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { defaultLimits } from '../../src/spreadsheets/limits.ts'
import { readSource } from '../../src/spreadsheets/readSource.ts'
import { mergedRangesOf } from '../../src/spreadsheets/workbook/merged.ts'
import { altered, sheetOf, workbookOf } from './archives.ts'
import { failureOf, fixture, readAll, short } from './reading.ts'

const text = (reference: string, value: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`
const damaged = { code: 'spreadsheet.damaged' }

/** A workbook whose sheet unpacks to 200,000,000 bytes. */
const bomb = workbookOf(new Uint8Array(200_000_000))

/** Bytes of a place in the directory of a zip archive, counted from the signature of its entry for a file. */
const inDirectory = (view: DataView, bytes: Uint8Array, name: string, offset: number): number => {
  const signature = 0x02_01_4b_50
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) !== signature) continue
    const length = view.getUint16(at + 28, true)
    if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)) === name) return at + offset
  }
  throw new Error(`${name} is not in the archive`)
}

it('refuses a sheet that unpacks to gigabytes before it unpacks it', async () => {
  expect(bomb.length).toBeLessThan(400_000)
  expect(failureOf(await readAll(bomb))).toEqual({ code: 'spreadsheet.tooLarge', limit: 120_000_000 })
})

it('keeps no byte more than the archive says there are', async () => {
  const understated = altered(bomb, (view, bytes) =>
    view.setUint32(inDirectory(view, bytes, 'xl/worksheets/sheet1.xml', 24), 1000, true),
  )
  expect(failureOf(await readAll(understated))).toEqual(damaged)
})

it('counts letters of a text as often as cells have it', async () => {
  const strings = `<sst><si><t>${'x'.repeat(32_000)}</t></si></sst>`
  const row = (at: number): string => `<row r="${at}">${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`
  const source = workbookOf(sheetOf(Array.from({ length: 100 }, (_, at) => row(at + 1)).join('')), {
    'xl/sharedStrings.xml': strings,
  })
  expect(failureOf(await readAll(source))).toMatchObject({ code: 'spreadsheet.tooLarge' })
})

it('refuses a file of too many bytes by its size alone', async () => {
  const source = new Uint8Array(200_000_000)
  expect(failureOf(await readAll(source))).toEqual({ code: 'spreadsheet.tooLarge', limit: 20_000_000 })
})

it('stops at the first row too many of 1,048,576', async () => {
  const rows = Array.from({ length: 1_048_576 }, (_, at) => `<row r="${at + 1}"><c><v>1</v></c></row>`).join('')
  const { result, rows: given } = await readAll(workbookOf(sheetOf(rows)))
  expect(result).toEqual({ ok: false, failure: { code: 'spreadsheet.tooManyRows', limit: 50_001 } })
  expect(given.length).toBeLessThanOrEqual(50_001)
})

it('does not count rows without values', async () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => `<row r="${at + 1}"><c s="1"/></row>`).join('')
  const { rows: given } = await readAll(workbookOf(sheetOf(`${rows}<row r="200001">${text('A200001', 'x')}</row>`)))
  expect(short(given)).toEqual({ 200001: ['x'] })
})

it('reads no column beyond the 256th, so that rows stay small', async () => {
  const source = workbookOf(
    sheetOf(`<row r="1">${text('A1', 'first')}${text('IV1', 'last')}${text('XFD1', 'far')}</row>`),
  )
  const { rows } = await readAll(source)
  expect(rows[0]?.cells.length).toBe(256)
})

it.each([
  ['an entity of its own', '<!DOCTYPE worksheet [<!ENTITY a "aaaa">]>', '&a;'],
  ['entities that grow', '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>', '&b;'],
  ['an entity from a file', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'],
  ['an entity that nobody declared', '', '&nbsp;'],
  ['a document type', '<!DOCTYPE worksheet>', 'plain'],
])('refuses a sheet with %s', async (_, before, value) => {
  const sheet = sheetOf(`<row r="1">${text('A1', value)}</row>`).replace('<worksheet', `${before}<worksheet`)
  expect(failureOf(await readAll(workbookOf(sheet)))).toEqual(damaged)
})

it('reads formulas by their kept value and runs none, and fetches nothing', async () => {
  const rows = `<row r="1"><c r="A1" t="str"><f>cmd|'/c calc'!A0</f><v>kept</v></c><c r="B1"><f>'[1]Sheet1'!A1</f><v>7</v></c>${text('C1', "=cmd|'/c calc'!A0")}<c r="D1"><f>1+1</f><v/></c><c r="E1" t="str"><f>""</f><v/></c></row>`
  const externalLinks = {
    'xl/externalLinks/externalLink1.xml': '<externalLink/>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/worksheet" TargetMode="External" Target="https://example.org/sheet.xml"/></Relationships>`,
  }
  const { rows: read } = await readAll(workbookOf(sheetOf(rows), externalLinks))
  expect(short(read)).toEqual({ 1: ['kept', 'number 7', "=cmd|'/c calc'!A0", 'error =1+1'] })
})

it('reads texts behind an empty one from their right place', async () => {
  const strings =
    '<sst><si/><si><t/></si><si><r><t>rich </t></r><r><t>text</t></r><rPh><t>read aloud</t></rPh></si></sst>'
  const cells = '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v/></c><c t="s"/>'
  const source = workbookOf(sheetOf(`<row>${cells}</row>`), { 'xl/sharedStrings.xml': strings })
  expect(short((await readAll(source)).rows)).toEqual({ 1: [null, null, 'rich text'] })
})

const shared = '<sst><si><t>first</t></si></sst>'
const refersTo = (place: string) => sheetOf(`<row r="1"><c r="A1" t="s"><v>${place}</v></c>${text('B1', 'x')}</row>`)

it.each([
  ['behind the last', '1', { 'xl/sharedStrings.xml': shared }],
  ['before the first', '-1', { 'xl/sharedStrings.xml': shared }],
  ['that is no whole number', '0.5', { 'xl/sharedStrings.xml': shared }],
  ['of a list that is missing', '0', {}],
])('says that a workbook is damaged whose cell has a text %s', async (_, place, parts) => {
  expect(failureOf(await readAll(workbookOf(refersTo(place), parts)))).toEqual(damaged)
})

it.each([
  ['a number that is written with a comma', '<c r="A1"><v>1,5</v></c>', 'error 1,5'],
  ['two numbers', '<c r="A1" t="n"><v>29000 30000</v></c>', 'error 29000 30000'],
  ['a truth that is none', '<c r="A1" t="b"><v>2</v></c>', 'error 2'],
  ['a day that is none', '<c r="A1" t="d"><v>hôm nay</v></c>', 'error hôm nay'],
  ['a value of a kind that nobody knows', '<c r="A1" t="money"><v>5</v></c>', 'error 5'],
])('makes an error of %s', async (_, cell, expected) => {
  const { rows } = await readAll(workbookOf(sheetOf(`<row r="1">${cell}</row>`)))
  expect(short(rows)).toEqual({ 1: [expected] })
})

it.each([
  ['a row without a number', '<row r="x"><c><v>1</v></c></row>'],
  ['a row behind the last that can be', '<row r="1048577"><c><v>1</v></c></row>'],
  ['a cell without a column', '<row r="1"><c r="1"><v>1</v></c></row>'],
])('says that a sheet is damaged that has %s', async (_, rows) => {
  expect(failureOf(await readAll(workbookOf(sheetOf(rows))))).toEqual(damaged)
})

it('says that a part is damaged whose bytes are no UTF-8', async () => {
  const sheet = new TextEncoder().encode(sheetOf(`<row r="1">${text('A1', 'M?')}</row>`))
  sheet[sheet.indexOf(0x3f, 60)] = 0xe3
  expect(failureOf(await readAll(workbookOf(sheet)))).toEqual(damaged)
})

it.each([
  ['packed', 9],
  ['as it is', 0],
] as const)('says that a part, %s, is damaged that has another checksum than the archive says', async (_, level) => {
  const stored = { 'xl/worksheets/sheet1.xml': sheetOf('<row r="1"><c r="A1"><v>1500</v></c></row>') }
  const source = workbookOf('', stored, level)
  expect(short((await readAll(source)).rows)).toEqual({ 1: ['number 1500'] })
  const changed = altered(source, (view, bytes) => {
    const at = inDirectory(view, bytes, 'xl/worksheets/sheet1.xml', 16)
    view.setUint32(at, view.getUint32(at, true) ^ 1, true)
  })
  expect(failureOf(await readAll(changed))).toEqual(damaged)
})

it.each([
  ['double quotes', '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>'],
  ['single quotes', "<mergeCells count='1'><mergeCell  ref = 'A1:A2' /></mergeCells>"],
])('gives merged cells that are named in %s to each row', async (_, merged) => {
  const rows = `<row r="1">${text('A1', 'VND')}${text('B1', 'a')}</row><row r="2"><c r="A2"/>${text('B2', 'b')}</row>`
  const inUtf16 = Uint8Array.from(`\uFEFF${sheetOf(rows, merged)}`, (letter) => letter.charCodeAt(0))
  const wide = new Uint8Array(Uint16Array.from(inUtf16).buffer)
  wide.set([0xff, 0xfe])
  const read = await Promise.all([sheetOf(rows, merged), wide].map((sheet) => readAll(workbookOf(sheet))))
  expect(read.map((one) => short(one.rows))).toEqual(
    Array.from({ length: 2 }, () => ({ 1: ['VND', 'a'], 2: ['VND', 'b'] })),
  )
})

it('finds merged cells in time that grows with the text alone', async () => {
  const after = '<mergeCell '.repeat(100_000)
  expect(mergedRangesOf(new TextEncoder().encode(sheetOf('', after)))).toEqual([])
})

it('gives rows on by their letters, so that no message to the page is large', async () => {
  const row = (at: number): string => `<row r="${at}">${text(`A${at}`, 'x'.repeat(32_767))}</row>`
  const source = workbookOf(sheetOf(Array.from({ length: 100 }, (_, at) => row(at + 1)).join('')))
  const letters: number[] = []
  await readSource(source, defaultLimits, undefined, (rows) => letters.push(JSON.stringify(rows).length))
  expect(letters.length).toBeGreaterThan(10)
  expect(Math.max(...letters)).toBeLessThan(320_000)
})

it('keeps of a text what a cell can hold', async () => {
  const { rows } = await readAll(workbookOf(sheetOf(`<row r="1">${text('A1', 'x'.repeat(40_000))}</row>`)))
  expect(rows).toEqual([{ number: 1, cells: [{ kind: 'text', text: 'x'.repeat(32_767) }] }])
})

it('reads elements with a prefix, cells without a place, and escaped letters', async () => {
  const sheet =
    '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row><x:c t="str"><x:v>a_x000D_b_x005F_x0041_</x:v></x:c><x:c t="d"><x:v>2026-11-23T00:00:00Z</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  expect(short((await readAll(workbookOf(sheet))).rows)).toEqual({ 1: ['a\rb_x0041_', 'date 2026-11-23'] })
})

it('says that a workbook is damaged that is overwritten in the middle', async () => {
  const changed = altered(fixture('sheetjs.xlsx'), (_, copy) => void copy.fill(0xaa, 900, 1400))
  expect(failureOf(await readAll(changed))).toEqual(damaged)
})

it.each([
  ['cut off', 'sheetjs.xlsx', -40],
  ['without its directory', 'sheetjs.xlsx', 200],
  ['only begun', 'sheetjs.xlsx', 4],
  ['an .xls and cut off', 'sheetjs.xls', 2600],
])('says that a workbook is cut off that is %s', async (_, name, end) => {
  const cut = { code: 'spreadsheet.damaged', isCutOff: true }
  expect(failureOf(await readAll(fixture(name).subarray(0, end)))).toEqual(cut)
})

it('refuses an archive that is no workbook, and one that names a file twice', async () => {
  expect(failureOf(await readAll(zipSync({ 'a.txt': new Uint8Array(3) })))).toMatchObject({ looksLike: 'archive' })
  expect(failureOf(await readAll(zipSync({ 'word/document.xml': new Uint8Array(3) })))).toMatchObject({
    looksLike: 'document',
  })
  const twice = altered(zipSync({ 'a.xml': new Uint8Array(3), 'b.xml': new Uint8Array(3) }), (view, bytes) => {
    bytes[inDirectory(view, bytes, 'b.xml', 46)] = 0x61
  })
  expect(failureOf(await readAll(twice))).toEqual(damaged)
})

it.each([
  ['a table of OpenDocument', 'application/vnd.oasis.opendocument.spreadsheet', 'openDocument'],
  ['a text of OpenDocument', 'application/vnd.oasis.opendocument.text', 'document'],
  ['an e-book', 'application/epub+zip', 'document'],
  ['something else', 'text/plain', 'archive'],
])('takes an archive for %s by its own word', async (_, kind, looksLike) => {
  const source = zipSync({ mimetype: new TextEncoder().encode(kind), 'content.xml': new Uint8Array(3) })
  expect(failureOf(await readAll(source))).toMatchObject({ looksLike })
})

it('reads a workbook that holds a file of the name mimetype as well', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const source = workbookOf(sheetOf(`<row r="1">${text('A1', 'x')}</row>`), { mimetype: type })
  expect(short((await readAll(source)).rows)).toEqual({ 1: ['x'] })
})

it('never throws, whatever bytes of a workbook are changed', async () => {
  const files = [fixture('xlsxwriter.xlsx'), fixture('libreoffice.xls')]
  const outcomes = await Promise.all(
    Array.from({ length: 400 }, async (_, turn) => {
      const file = files[turn % files.length] ?? new Uint8Array()
      const changed = altered(file, (__, bytes) => {
        for (let at = 0; at < 8; at += 1) bytes[(turn * 7919 + at * 104_729) % bytes.length] = (turn * 31 + at) & 255
      })
      return (await readAll(changed)).result.ok
    }),
  )
  expect(outcomes.length).toBe(400)
})
