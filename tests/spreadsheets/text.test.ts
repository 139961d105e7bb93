import { expect, it } from 'vitest'
import { failureOf, readAll, short } from './reading.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const rows = { 1: ['Mã hàng', 'Tên hàng', 'Đơn giá'], 2: ['0012', 'Phở, "đặc biệt"\nbò', '1.234,50'] }

const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ])

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const ofPieces = (kind: string): Uint8Array => latin(`\0\0\0\x20ftyp${kind}\0\0\0\0`)

const quoted = '"Phở, ""đặc biệt""\nbò"'

it.each([
  ['commas, with a mark', bytesOf(`\uFEFFMã hàng,Tên hàng,Đơn giá\r\n0012,${quoted},"1.234,50"\r\n`)],
  [
    'commas, without a mark',
    bytesOf(`Mã hàng,Tên hàng,Đơn giá\n0012,"Phở, ""đặc biệt""\nbò","1.234,50", ,\n`.replace(', ,', '')),
  ],
  ['semicolons', bytesOf(`\uFEFFMã hàng;Tên hàng;Đơn giá\r\n0012;${quoted};1.234,50\r\n`)],
  ['a separator that is declared', bytesOf(`\uFEFFsep=;\r\nMã hàng;Tên hàng;Đơn giá\r\n0012;${quoted};1.234,50\r\n`)],
  ['tabs, as Excel saves Unicode text', utf16(`Mã hàng\tTên hàng\tĐơn giá\r\n0012\t${quoted}\t1.234,50\r\n`)],
])('reads a table of text with %s, all cells as texts', async (_, source) => {
  const { result, rows: read } = await readAll(source)
  expect(result).toEqual({ ok: true, value: { format: 'text', sheet: '', sheets: [], rows: 2 } })
  expect(short(read)).toEqual(rows)
})

it('reads cells that were copied from a spreadsheet', async () => {
  const { rows: read } = await readAll(`Mã hàng\tTên hàng\tĐơn giá\r\n0012\t${quoted}\t1.234,50\r\n`)
  expect(short(read)).toEqual(rows)
})

it('splits pasted cells at tabs alone', async () => {
  expect(short((await readAll('1.234,50\n\n5,6')).rows)).toEqual({ 1: ['1.234,50'], 3: ['5,6'] })
})

it.each([
  ['a letter', bytesOf('Kính gửi anh chị,\nhàng đã về.\nThân mến'), 'text'],
  ['a web page that is named .xls', bytesOf('<html><table><tr><td>Mã</td></tr></table></html>'), 'webPage'],
  ['a PDF', bytesOf('%PDF-1.7\n1,2\n3,4'), 'pdf'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2]), 'image'],
  ['bytes that are no text', Uint8Array.from([0x41, 0x00, 0x2c, 0x42]), null],
  ['a file without a byte', new Uint8Array(), 'empty'],
  ['text in an old encoding', Uint8Array.from([0x4d, 0xe3, 0x2c, 0x54, 0xea, 0x6e]), 'otherEncoding'],
  ['text in UTF-16 without its mark', utf16('Mã hàng;Tên hàng\r\n1;2\r\n').subarray(2), 'otherEncoding'],
  [
    'a workbook of Excel 2003 in XML',
    bytesOf('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
    'xmlSpreadsheet',
  ],
  ['a photo of a telephone', ofPieces('heic'), 'heic'],
  ['a film', ofPieces('isom'), 'recording'],
  ['a WebP picture', latin('RIFF\x24\0\0\0WEBPVP8 '), 'webp'],
  ['a sound', latin('RIFF\x24\0\0\0WAVEfmt '), 'recording'],
  ['a TIFF picture', latin('II*\0\x08\0\0\0'), 'image'],
  ['a bitmap', latin(`BM\x1e\0\0\0${'\0'.repeat(24)}`), 'image'],
  ['an archive of 7-Zip', latin('7z\xbc\xaf\x27\x1c\0\x04'), 'archive'],
])('refuses %s', async (_, source, looksLike) => {
  expect(failureOf(await readAll(source))).toEqual({ code: 'spreadsheet.notASpreadsheet', looksLike })
})

it.each([
  ['a table without values', bytesOf('\uFEFF,,\r\n,,\r\n')],
  ['an empty paste', '\t\n'],
])('says that %s has no rows', async (_, source) => {
  expect(failureOf(await readAll(source))).toEqual({ code: 'spreadsheet.noRows' })
})
