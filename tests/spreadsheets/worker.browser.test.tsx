import { afterEach, expect, it, vi } from 'vitest'
import type { Cell, SheetProgress, SheetRow } from '../../src/domain/spreadsheet.ts'
import { addRemarks, makeSpreadsheet, readSpreadsheet, saveSpreadsheet } from '../../src/spreadsheets/spreadsheets.ts'

const columns = [
  { heading: 'Mã hàng', width: 12 },
  { heading: 'Tên hàng', width: 40 },
]
const text = (value: string): Cell => ({ kind: 'text', text: value })
const rowsOf = (count: number): Cell[][] => Array.from({ length: count }, (_, at) => [text(`SP${at}`), text('Phở bò')])

const made = async (count: number): Promise<Blob> => {
  const result = await makeSpreadsheet([{ name: 'Item List', columns, rows: rowsOf(count) }])
  if (!result.ok) throw new Error(result.failure.code)
  return result.value
}

const read = async (source: Blob | string) => {
  const rows: SheetRow[] = []
  const sizes: number[] = []
  const seen: SheetProgress[] = []
  const result = await readSpreadsheet(source, {
    onRows: (some) => {
      sizes.push(some.length)
      rows.push(...some)
    },
    onProgress: (progress) => seen.push(progress),
  })
  return { result, rows, sizes, seen }
}

afterEach(() => vi.restoreAllMocks())

it('reads what it has written, some rows at a time, and says how far it is', async () => {
  const { result, rows, sizes, seen } = await read(await made(1200))
  expect(result).toMatchObject({ ok: true, value: { format: 'xlsx', sheet: 'Item List', rows: 1201 } })
  expect(sizes).toEqual([500, 500, 201])
  expect(seen.map((progress) => progress.rows)).toEqual([500, 1000, 1201])
  expect(rows.at(-1)).toEqual({ number: 1201, cells: [text('SP1199'), text('Phở bò')] })
})

it('reads pasted cells', async () => {
  expect((await read('a\tb\nc')).rows).toEqual([
    { number: 1, cells: [text('a'), text('b')] },
    { number: 2, cells: [text('c')] },
  ])
})

it('refuses a file of too many bytes without a worker', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage')
  const { result } = await read(new Blob([new Uint8Array(20_000_001)]))
  expect(result).toEqual({ ok: false, failure: { code: 'spreadsheet.tooLarge', limit: 20_000_000 } })
  expect(asked).not.toHaveBeenCalled()
})

it('says that a file is not readable that the browser cannot read', async () => {
  const gone = new File(['x'], 'a.xlsx')
  const asked = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function answer(this: Worker) {
    const failure = { code: 'spreadsheet.notReadable' }
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'read', answer: { ok: false, failure } } }))
  })
  expect((await read(gone)).result).toEqual({ ok: false, failure: { code: 'spreadsheet.notReadable' } })
  expect(asked).toHaveBeenCalledTimes(1)
})

it('ends at once where it is cancelled, and gives no further row', async () => {
  const file = await made(5000)
  const cancelling = new AbortController()
  const rows: SheetRow[] = []
  const result = await readSpreadsheet(file, {
    signal: cancelling.signal,
    onRows: (some) => {
      rows.push(...some)
      cancelling.abort()
    },
  })
  expect(result).toEqual({ ok: false, failure: { code: 'spreadsheet.cancelled' } })
  expect(rows.length).toBe(500)
})

it('does not begin where it was cancelled before', async () => {
  const result = await readSpreadsheet('a', { signal: AbortSignal.abort(), onRows: () => undefined })
  expect(result).toEqual({ ok: false, failure: { code: 'spreadsheet.cancelled' } })
})

it('says that the connection is lost where the worker cannot be fetched', async () => {
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function fail(this: Worker) {
    this.dispatchEvent(new Event('error'))
  })
  expect((await read('a')).result).toEqual({ ok: false, failure: { code: 'connection.lost' } })
})

it('gives the file back with remarks', async () => {
  const about = { sheet: 'Item List', heading: 'Lý do', headingRow: 1, byRow: new Map([[2, 'vì thế']]) }
  const returned = await addRemarks(await made(2), about)
  expect(returned).toMatchObject({ ok: true, value: { isFormatKept: true } })
  if (!returned.ok) return
  expect((await read(returned.value.file)).rows.map(({ cells }) => cells[2] ?? null)).toEqual([
    text('Lý do'),
    text('vì thế'),
    null,
  ])
})

it('gives back a file with more rows than are read unless they are allowed', async () => {
  const about = { sheet: 'Item List', heading: 'Lý do', headingRow: 1, byRow: new Map([[2, 'vì thế']]) }
  const lines = `\uFEFFMã,Tên\n${'a,b\n'.repeat(50_010)}`
  expect(await addRemarks(new Blob([lines]), about)).toMatchObject({ ok: true, value: { isFormatKept: false } })
})

async function* pagesOf(count: number, onPage?: (page: number) => void): AsyncGenerator<Cell[][]> {
  for (let page = 0; page < count; page += 1) {
    onPage?.(page)
    yield await Promise.resolve(rowsOf(500))
  }
}

/** A place on the disk as the File System Access API gives one. */
const place = (takes = true) => {
  const written: Blob[] = []
  const stream = {
    write: vi.fn<(bytes: BlobPart) => Promise<void>>(async (bytes) => {
      if (!takes) throw new DOMException('full', 'QuotaExceededError')
      written.push(new Blob([bytes]))
    }),
    close: vi.fn<() => Promise<void>>(async () => undefined),
    abort: vi.fn<() => Promise<void>>(async () => undefined),
  }
  const picker = vi.fn<(options: unknown) => Promise<unknown>>(async () => ({ createWritable: async () => stream }))
  vi.stubGlobal('showSaveFilePicker', picker)
  return { written, stream, picker }
}

const options = { fileName: 'ITEM_LIST_20261123.xlsx', sheet: { name: 'Item List', columns }, total: 1500 }

it('writes pages to the place that the user chose as they come', async () => {
  const { written, stream, picker } = place()
  const seen: SheetProgress[] = []
  const writtenBefore: number[] = []
  const pages = pagesOf(3, () => writtenBefore.push(written.length))
  expect(await saveSpreadsheet({ ...options, pages, onProgress: (progress) => seen.push(progress) })).toEqual({
    ok: true,
    value: 1500,
  })
  expect(picker).toHaveBeenCalledWith(expect.objectContaining({ suggestedName: 'ITEM_LIST_20261123.xlsx' }))
  expect(writtenBefore).toEqual([0, 1, 2])
  expect(seen).toEqual([500, 1000, 1500].map((rows) => ({ rows, total: 1500 })))
  expect(stream.close).toHaveBeenCalledTimes(1)
  expect((await read(new Blob(written))).result).toMatchObject({ ok: true, value: { rows: 1501 } })
})

it('leaves nothing where it is cancelled', async () => {
  const { stream } = place()
  const cancelling = new AbortController()
  const pages = pagesOf(3, (page) => page === 1 && cancelling.abort())
  expect(await saveSpreadsheet({ ...options, pages, signal: cancelling.signal })).toEqual({
    ok: false,
    failure: { code: 'spreadsheet.cancelled' },
  })
  expect(stream.abort).toHaveBeenCalledTimes(1)
  expect(stream.close).not.toHaveBeenCalled()
})

it('passes on what ends the pages, and leaves nothing', async () => {
  const { stream } = place()
  const pages = pagesOf(3, (page) => {
    if (page === 1) throw new Error('no second page')
  })
  await expect(saveSpreadsheet({ ...options, pages })).rejects.toThrow('no second page')
  expect(stream.abort).toHaveBeenCalledTimes(1)
})

it('says that nothing was saved where the place takes no more', async () => {
  const { stream } = place(false)
  expect(await saveSpreadsheet({ ...options, pages: pagesOf(1) })).toEqual({
    ok: false,
    failure: { code: 'spreadsheet.notSaved' },
  })
  expect(stream.abort).toHaveBeenCalledTimes(1)
})

it('counts as cancelled where the user chooses no place', async () => {
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'AbortError')))
  expect(await saveSpreadsheet({ ...options, pages: pagesOf(1) })).toEqual({
    ok: false,
    failure: { code: 'spreadsheet.cancelled' },
  })
})

it.each([
  ['the browser has no way to ask', undefined],
  ['it may not ask', () => Promise.reject(new DOMException('', 'SecurityError'))],
])('goes to the downloads where %s', async (_, picker) => {
  vi.stubGlobal('showSaveFilePicker', picker)
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const kept = vi.spyOn(URL, 'createObjectURL')
  expect(await saveSpreadsheet({ ...options, pages: pagesOf(2) })).toEqual({ ok: true, value: 1000 })
  expect(clicked.mock.contexts).toEqual([expect.objectContaining({ download: 'ITEM_LIST_20261123.xlsx' })])
  const [file] = kept.mock.calls[0] ?? []
  expect(file instanceof Blob && (await read(file)).result).toMatchObject({ ok: true, value: { rows: 1001 } })
})
