import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { declarationLists, type DeclarationListItem } from '../../src/api/contract/declarations.ts'
import type { Cell } from '../../src/domain/spreadsheet.ts'
import type { DeclarationsPlace } from '../../src/features/declarations/address.ts'
import { CollectionProvider } from '../../src/features/declarations/kind/collection.ts'
import { DeclarationsPanel } from '../../src/features/declarations/DeclarationsPanel.tsx'
import { readSpreadsheet } from '../../src/spreadsheets/spreadsheets.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { listed } from './support/samples.ts'

const nowhere = { declaration: null, copy: null, replace: false, change: null, company: null, certificates: null }
const place: DeclarationsPlace = {
  page: 3,
  size: 10,
  search: 'hoá đơn',
  sort: 'decl_type:asc',
  filters: { status: 'accepted', from: '2026-02-01', to: '2026-02-28' },
  ...nowhere,
}

const rowOf = (at: number): DeclarationListItem => ({
  ...listed(`d-${at}`, 'accepted'),
  reference: at === 0 ? '=HYPERLINK("http://a.example")' : `R-${at}`,
  register_date: '2026-02-03',
})

/** The list with so many rows; `total` is what the server counts. */
const openList = async (rows: number, { collection = 'eInvoice', total = rows }: Options = {}) => {
  const server = createFakeServer()
  const { list } = declarationLists[collection]
  const all = Array.from({ length: rows }, (_, at) => rowOf(at))
  server.answerBy(list, ({ query }) => {
    const [number, size] = [Number(query['page_number']), Number(query['page_size'])]
    return {
      declarations: all.slice(number * size, (number + 1) * size),
      pagination: { page_number: number, page_size: size, total_elements: total, total_pages: Math.ceil(total / size) },
    }
  })
  await renderScreen(
    <CollectionProvider value={collection}>
      <DeclarationsPanel
        onOpenSignatureSettings={() => {}}
        onPlaceChange={() => {}}
        onReopen={() => {}}
        place={place}
      />
    </CollectionProvider>,
    { server },
  )
  await expect.element(page.getByRole('button', { name: 'Columns' })).toBeVisible()
  return { server, list }
}
interface Options {
  readonly collection?: CollectionKey
  readonly total?: number
}

const dialog = page.getByRole('dialog', { name: 'Download the list as Excel' })
const openDialog = () => userEvent.click(page.getByRole('button', { name: 'Download as Excel' }))
const download = () => userEvent.click(dialog.getByRole('button', { name: 'Download', exact: true }))

const kept: { name: string; content: Blob }[] = []
const rowsOf = async (content: Blob): Promise<Cell[][]> => {
  const rows: Cell[][] = []
  const read = await readSpreadsheet(content, { onRows: (some) => rows.push(...some.map(({ cells }) => [...cells])) })
  expect(read.ok).toBe(true)
  return rows
}
const textsOf = (cells: readonly Cell[] = []) =>
  cells.map((cell) => (cell === null || cell.kind === 'boolean' ? null : `${cell.kind}: ${cell.text}`))

beforeEach(() => {
  window.localStorage.clear()
  kept.length = 0
  Reflect.deleteProperty(window, 'showSaveFilePicker')
  let last = new Blob()
  const create = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) last = content
    return create(content)
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push({ name: this.download, content: last })
  })
})
afterEach(() => vi.restoreAllMocks())

describe('the list as a spreadsheet', () => {
  it('holds every row that search and filters let through, in the order of the list, with texts as texts', async () => {
    const { server, list } = await openList(230)
    await openDialog()
    await expectNoViolations()
    const before = server.callsOf(list).length
    await download()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(
      server
        .callsOf(list)
        .slice(before)
        .map(({ query }) => query),
    ).toEqual(
      ['0', '1', '2'].map((number) => ({
        page_number: number,
        page_size: '100',
        search_value: 'hoá đơn',
        sort_columns: 'decl_type:asc',
        start_date: '2026-02-01',
        end_date: '2026-02-28',
        status: 'accepted',
      })),
    )
    expect(kept.map(({ name }) => name)).toEqual([expect.stringMatching(/^DECLARATIONS_LIST_\d{14}\.xlsx$/)])
    const [headings, first, ...others] = await rowsOf(kept[0]?.content ?? new Blob())
    expect(textsOf(headings)).toEqual(
      ['Form number', 'Register date', 'Declaration type', 'Status', 'Reference', 'POS key', 'Trade code'].map(
        (heading) => `text: ${heading}`,
      ),
    )
    expect(textsOf(first).slice(0, 5)).toEqual([
      'text: 01/ĐKTĐ-HĐĐT',
      'date: 2026-02-03',
      'text: New registration',
      'text: Accepted',
      'text: =HYPERLINK("http://a.example")',
    ])
    expect(others).toHaveLength(229)
  })

  it('has the columns that the user sees, in their order, whichever collection it is', async () => {
    await openList(2, { collection: 'eDocument' })
    await userEvent.click(page.getByRole('button', { name: 'Columns' }))
    await userEvent.click(page.getByRole('dialog', { name: 'Columns' }).getByText('POS key'))
    await userEvent.click(page.getByRole('button', { name: 'Move Register date up' }))
    await userEvent.keyboard('{Escape}')
    await openDialog()
    await download()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kept[0]?.name).toMatch(/^E_DOCUMENT_DECLARATIONS_LIST_/)
    const [headings] = await rowsOf(kept[0]?.content ?? new Blob())
    expect(textsOf(headings)).toEqual(
      ['Register date', 'Form number', 'Declaration type', 'Status', 'Trade code'].map((heading) => `text: ${heading}`),
    )
  })

  it('ends at what one file takes, and says so before', async () => {
    const { server, list } = await openList(10_150)
    await openDialog()
    await expect.element(dialog.getByText('the first 10.000 are written', { exact: false })).toBeVisible()
    await download()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.callsOf(list).filter(({ query }) => query['page_size'] === '100')).toHaveLength(100)
    expect(kept).toHaveLength(1)
  })

  it('says why it was not written, leaves nothing, and may be tried again', async () => {
    const { server, list } = await openList(30)
    await openDialog()
    server.refuse(list, { status: 500, reason: '', message: '' })
    await download()
    await expect.element(dialog.getByText('An error occurred')).toBeVisible()
    expect(kept).toEqual([])
    await expect.element(dialog.getByRole('button', { name: 'Download', exact: true })).toBeEnabled()
  })

  it('is given up while it is written, and leaves nothing', async () => {
    const { server, list } = await openList(30)
    await openDialog()
    const release = server.hold(list)
    await download()
    await expect.element(dialog.getByRole('progressbar', { name: 'Preparing download...' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Stop the download' }))
    await expect.element(dialog).not.toBeInTheDocument()
    release()
    expect(kept).toEqual([])
  })

  it('has nothing to write where the list is empty [001-8-19]', async () => {
    await openList(0)
    await openDialog()
    await download()
    await expect.element(dialog.getByText('No data to export, please reselect the date range!')).toBeVisible()
  })
})
