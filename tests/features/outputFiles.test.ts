import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { inListOrder } from '../../src/documents/output/listOrder.ts'
import { safeFileName, safeName } from '../../src/domain/fileName.ts'
import { uniqueNames } from '../../src/documents/output/fileNames.ts'
import { createZip } from '../../src/documents/output/zip.ts'
import { rowKey } from '../../src/features/declarations/list/rowNames.ts'
import { sortedValue } from '../../src/features/declarations/output/sortedValue.ts'
import { listed } from './support/samples.ts'

it.each([
  ['../../etc/passwd', '-..-etc-passwd'],
  ['..\\..\\boot.ini', '-..-boot.ini'],
  ['/absolute', '-absolute'],
  ['C:\\x', 'C-x'],
  ['.hidden. ', 'hidden'],
  ['con', '_con'],
  ['LPT1.txt', '_LPT1.txt'],
  ['a\u0000b\u202Etxt', 'a-b-txt'],
  ['', '_'],
  ['Tờ khai', 'Tờ khai'],
  ['Tờ khai'.normalize('NFD'), 'Tờ khai'],
  ['đ'.repeat(300), 'đ'.repeat(120)],
])('keeps the file %j in its folder', (name, safe) => {
  expect(safeName(name)).toBe(safe)
})

it.each([
  ['Tờ khai 01/ĐKTĐ-HĐĐT.pdf', 'Tờ khai 01-ĐKTĐ-HĐĐT.pdf'],
  ['a\u202Efdp.exe.pdf', 'a-fdp.exe.pdf'],
  [`${'đ'.repeat(300)}.xlsx`, `${'đ'.repeat(120)}.xlsx`],
  [`${'x'.repeat(50_000)}.zip`, `${'x'.repeat(120)}.zip`],
  ['.pdf', '_.pdf'],
  ['nul.pdf', '_nul.pdf'],
  ['a. pdf', 'a. pdf'],
  ['', '_'],
])('saves %j with its ending', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

it('gives each file a name of its own, whatever the case of its letters', () => {
  const nameOf = uniqueNames()
  expect(['Tờ khai', 'TỜ KHAI', 'Tờ khai', 'Tờ khai (2)'].map(nameOf)).toEqual([
    'Tờ khai',
    'TỜ KHAI (2)',
    'Tờ khai (3)',
    'Tờ khai (2) (2)',
  ])
})

it('writes a zip whose Vietnamese names are marked as UTF-8', async () => {
  const zip = createZip(new Date(2026, 10, 2))
  zip.add({ name: 'Tờ khai.pdf', content: new Uint8Array([1, 2, 3]), isCompressed: true })
  zip.add({ name: 'Tờ khai.xml', content: new TextEncoder().encode('<TKhai/>'), isCompressed: false })
  const bytes = new Uint8Array(await zip.end().arrayBuffer())
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(['Tờ khai.pdf', 'Tờ khai.xml'])
  expect(strFromU8(files['Tờ khai.xml'] ?? new Uint8Array())).toBe('<TKhai/>')
  // General purpose bit 11 (APPNOTE 4.4.4): the name is UTF-8.
  expect(new DataView(bytes.buffer).getUint16(6, true) & 0x800).toBe(0x800)
})

it('takes rows of the page in its order, and those of other pages by the column of the order', () => {
  const row = (id: string, register_date: string) => ({ ...listed(id, 'draft'), register_date })
  const [a, b, c, d] = [row('a', '2026-11-04'), row('b', '2026-11-03'), row('c', '2026-11-05'), row('d', '2026-11-01')]
  const orderedBy = (sort: string) => ({ sort, rowKey, valueOf: sortedValue })
  const order = (sort: string) => inListOrder([d, b, c, a], [a, b], orderedBy(sort)).map(rowKey)
  expect(order('register_date:desc')).toEqual(['c', 'a', 'b', 'd'])
  expect(inListOrder([b, a], [a, b], orderedBy('register_date:asc'))).toEqual([a, b])
})
