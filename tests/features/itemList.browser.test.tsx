import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { mostPrinted } from '../../src/features/items/print/printedItems.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { itemRow, ItemsAtPlace, serverWithItems } from './support/itemsAtPlace.tsx'
import { renderScreen } from './support/renderScreen.tsx'

beforeEach(() => window.localStorage.clear())

const row = (name: string) => page.getByRole('rowheader', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const openItem = page.getByLabelText('open item')
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => itemRow(`i${index}`, { item_name: `Chè số ${index}` }))

describe('the list of items', () => {
  test('has its columns, and amounts and rates as people write them [001-2.8-02]', async () => {
    await renderScreen(<ItemsAtPlace />, { server: serverWithItems([itemRow('a', { vat_rate: 'KCT', uom: '' })]) })
    await expect.element(row('Chè a')).toBeVisible()
    const headers = page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
    expect(headers.slice(-8)).toEqual([
      'Item code',
      'Item name',
      'English name',
      'Unit of measure',
      'Unit price',
      'Currency',
      'VAT rate',
      'Memo',
    ])
    const cells = page
      .getByRole('gridcell')
      .elements()
      .map(({ textContent }) => textContent)
    expect(cells.slice(-7)).toEqual(['A', 'Tea', '–', '1.234.567,5', 'VND', 'KCT', '–'])
    await expectNoViolations()
  })

  test('asks the server for page, order, rate and search [001-9-01 001-2.8-02]', async () => {
    const server = serverWithItems(many(12))
    await renderScreen(<ItemsAtPlace />, { server })
    await expect.element(row('Chè số 9')).toBeVisible()
    await button('Next page').click()
    await expect.element(row('Chè số 11')).toBeVisible()
    await page.getByRole('columnheader', { name: 'Unit price' }).getByRole('button').first().click()
    await page.getByRole('searchbox').fill('số 3')
    await userEvent.keyboard('{Enter}')
    await expect.element(row('Chè số 3')).toBeVisible()
    await expect.element(row('Chè số 11')).not.toBeInTheDocument()
    expect(server.callsOf(contract.listItems).at(-1)?.query).toEqual({
      page_number: '0',
      page_size: '10',
      search_value: 'số 3',
      sort_columns: 'unit_prc:asc',
    })
  })

  test('is narrowed to what is marked, and shows the marks only where their columns are chosen', async () => {
    const server = serverWithItems([itemRow('a', { not_reduced: true })])
    window.localStorage.setItem(
      'tokhai:columns:items:u-1:20231108',
      JSON.stringify({ order: ['item_code', 'item_name', 'not_reduced'], hidden: [], widths: {} }),
    )
    await renderScreen(<ItemsAtPlace />, { server })
    await expect.element(row('Chè a')).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Not reduced' })).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: 'Yes' })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Special consumption tax' })).not.toBeInTheDocument()
    await button('Filter').click()
    await page.getByRole('combobox', { name: 'Marked as' }).selectOptions('Not reduced')
    await expect.poll(() => server.callsOf(contract.listItems).at(-1)?.query['flag']).toBe('not_reduced')
  })

  test('without items offers both ways to add some', async () => {
    await renderScreen(<ItemsAtPlace />, { server: serverWithItems([]) })
    await expect.element(page.getByText('No item yet')).toBeVisible()
    await expectNoViolations()
    await button('Add an item').click()
    await expect.element(openItem).toHaveTextContent('new')
  })

  test('opens an item by a double click, and adds by the menu [001-2.8-03]', async () => {
    const server = serverWithItems([itemRow('a')])
    server.hold(contract.itemDetail)
    await renderScreen(<ItemsAtPlace />, { server })
    await row('Chè a').dblClick()
    await expect.element(openItem).toHaveTextContent('a')
    await userEvent.keyboard('{Escape}')
    await expect.element(openItem).toHaveTextContent('none')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('menuitem', { name: 'Add items from Excel' }).click()
    await expect.element(openItem).toHaveTextContent('upload')
  })
})

describe('deleting items', () => {
  const items = [itemRow('a'), itemRow('b'), itemRow('c')]
  const startDeleting = async (server: ReturnType<typeof serverWithItems>, ...names: readonly string[]) => {
    await renderScreen(<ItemsAtPlace />, { server })
    await expect.element(button('Delete')).toHaveAccessibleDescription('Select at least one item to delete')
    for (const name of names)
      await page.getByRole('checkbox', { name: `Select ${name.toUpperCase()} Chè ${name}` }).click()
    await button('Delete').click()
    return page.getByRole('alertdialog')
  }

  test('asks with their names, deletes them in one call and reads the list anew [001-2.8-01 001-7-08 001-8-18]', async () => {
    const server = serverWithItems(items)
    server.answer(contract.deleteItems, { deleted: 2 })
    const dialog = await startDeleting(server, 'a', 'c')
    await expect.element(dialog.getByText('Are you sure you want to delete these items?')).toBeVisible()
    await expect.element(dialog.getByRole('list', { name: 'Items to delete' })).toHaveTextContent('A Chè aC Chè c')
    await expectNoViolations()
    expect(server.callsOf(contract.deleteItems)).toEqual([])
    server.keep([itemRow('b')])
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('Deleted These Items Successfully')).toBeVisible()
    await expect.element(row('Chè a')).not.toBeInTheDocument()
    expect(server.callsOf(contract.deleteItems).map(({ body }) => body)).toEqual([{ item_id: ['a', 'c'] }])
    await expect.element(button('Delete')).toHaveAccessibleDescription('Select at least one item to delete')
  })

  test('says that one was deleted meanwhile, and keeps the others [001-7-08]', async () => {
    const server = serverWithItems(items)
    server.refuse(contract.deleteItems, { status: 404, reason: 'record.absent', message: '' })
    const dialog = await startDeleting(server, 'a')
    await expect.element(dialog.getByText('Are you sure you want to delete this item?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(dialog.getByText('This record is no longer there', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('list', { name: 'Items to delete' })).toHaveTextContent('A Chè a')
  })
})

describe('all items of the list', () => {
  test('are exported by pages of 500, until the user has enough of it [001-7-07 001-8-19]', async () => {
    Reflect.deleteProperty(window, 'showSaveFilePicker')
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const server = serverWithItems(many(1200))
    await renderScreen(<ItemsAtPlace />, { server })
    await button('Download as Excel').click()
    const dialog = page.getByRole('dialog', { name: 'Download the list as Excel' })
    const before = server.callsOf(contract.listItems).length
    const release = server.hold(contract.listItems)
    await dialog.getByRole('button', { name: 'Download', exact: true }).click()
    await expect.element(dialog.getByRole('progressbar', { name: 'Preparing download...' })).toBeVisible()
    await expect.poll(() => server.callsOf(contract.listItems).length).toBe(before + 1)
    await dialog.getByRole('button', { name: 'Stop the download' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    release()
    await button('Download as Excel').click()
    await dialog.getByRole('button', { name: 'Download', exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const pages = server.callsOf(contract.listItems).slice(before + 1)
    expect(pages.map(({ query }) => [query['page_number'], query['page_size']])).toEqual([
      ['0', '500'],
      ['1', '500'],
      ['2', '500'],
    ])
    // The download that was stopped has left no file.
    expect(saved).toHaveBeenCalledTimes(1)
    const [link] = saved.mock.contexts
    saved.mockRestore()
    expect(link instanceof HTMLAnchorElement ? link.download : '').toMatch(/^ITEM_LIST_\d{14}\.xlsx$/)
  })

  test('are printed, each of them, or the print says how many it takes', async () => {
    const server = serverWithItems(many(12))
    server.answer(contract.keepPreview, { ts: 7 })
    await renderScreen(<ItemsAtPlace />, { server })
    await expect.element(row('Chè số 9')).toBeVisible()
    await button('Print the list').click()
    const print = page.getByRole('dialog', { name: 'Print the list' })
    await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toContain('?ts=7')
    expect(JSON.stringify(server.callsOf(contract.keepPreview)[0]?.body)).toMatch(/ITEM_LIST_\d{14}\.pdf/)
    await print.getByRole('button', { name: 'Close' }).last().click()
    const before = server.callsOf(contract.listItems).length
    server.answer(contract.listItems, {
      items: many(10),
      pagination: { page_number: 0, page_size: 10, total_elements: mostPrinted + 1, total_pages: 1001 },
    })
    await page.getByRole('searchbox').fill('Chè')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => server.callsOf(contract.listItems).length).toBe(before + 1)
    await button('Print the list').click()
    await expect
      .element(print.getByText('At most 10.000 items can be printed at once.', { exact: false }))
      .toBeVisible()
    await expectNoViolations()
    expect(server.callsOf(contract.listItems).length).toBe(before + 1)
  })

  test('are none: an export and a print say so [001-8-19]', async () => {
    await renderScreen(<ItemsAtPlace />, { server: serverWithItems([]) })
    await button('Download as Excel').click()
    const dialog = page.getByRole('dialog', { name: 'Download the list as Excel' })
    await dialog.getByRole('button', { name: 'Download', exact: true }).click()
    await expect.element(dialog.getByText('No data to export, please reselect the date range!')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await button('Print the list').click()
    const print = page.getByRole('dialog', { name: 'Print the list' })
    await expect.element(print.getByText('No data to export, please reselect the date range!')).toBeVisible()
    await expectNoViolations()
  })
})
