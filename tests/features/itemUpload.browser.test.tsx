import { beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '@lingui/core'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { ItemsAtPlace, serverWithItems } from './support/itemsAtPlace.tsx'
import { renderScreen } from './support/renderScreen.tsx'

beforeEach(() => window.localStorage.clear())

const dialog = page.getByRole('dialog', { name: 'Add items from Excel' })
const cell = (name: string) => document.querySelector(`[data-cell="${name}"]`)?.textContent

const open = async (server = serverWithItems([])) => {
  await renderScreen(<ItemsAtPlace />, { server })
  await page.getByRole('button', { name: 'Add items from Excel' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Browse' })).toBeVisible()
}

const paste = (text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const choose = (file: File): void => {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  const input = dialog.getByLabelText('Excel file').element()
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no field for a file')
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const headings = ['Mã hàng', 'Tên hàng', 'ĐVT', 'Đơn giá', 'Thuế suất', 'Loại tiền']

test.each([
  ['tabs', '\t', '1.234,50'],
  ['semicolons', ';', '1.234,50'],
  ['commas', ',', '"1.234,50"'],
])('reads pasted lines with %s between their cells, a byte order mark before them', async (_, separator, price) => {
  await open()
  const line = ['0012', 'Chè sen', 'hộp', price, '8', 'vnd'].join(separator)
  paste(`\uFEFF${headings.join(separator)}\r\n${line}\r\n`)
  await expect.poll(() => cell('0:item_code')).toBe('0012')
  expect([cell('0:unit_prc'), cell('0:vat_rate'), cell('0:curr_cd')]).toEqual(['1.234,5', '8%', 'VND'])
})

test('keeps one pasted column whole, whatever commas stand in it, and asks which column is which', async () => {
  await open()
  paste('Tên hàng\nChè sen, loại 1, hộp 200 g, a, b, c\n')
  await expect
    .element(dialog.getByText('The headings of this file are not recognised.', { exact: false }))
    .toBeVisible()
  const options = dialog.getByRole('combobox', { name: 'Item name' }).element().querySelectorAll('option')
  expect([...options].map(({ textContent }) => textContent)).toContain(
    'A · Tên hàng · Chè sen, loại 1, hộp 200 g, a, b, c',
  )
})

const chooseColumns = async () => {
  const columns = ['Item code', 'Item name', 'Unit of measure', 'Unit price', 'VAT rate', 'Currency']
  for (const [column, name] of columns.entries())
    await dialog.getByRole('combobox', { name }).selectOptions(String(column))
  await dialog.getByRole('button', { name: 'Show the rows' }).click()
}
const firstIsItem = dialog.getByRole('checkbox', { name: 'The first row is an item too' })
const lineOf = (code: string): string => [code, 'Chè sen', 'hộp', '1.234,50', '8', 'VND'].join('\t')
const shownRows = () =>
  [...document.querySelectorAll('[data-field="item_code"][data-cell]')].map((each) => [
    each.closest('tr')?.querySelector('th')?.textContent,
    each.textContent,
  ])

test.each([[['A1', 'A2', 'A3']], [['A1']]])(
  'takes every row of %j without headings as an item [001-5-44]',
  async (codes) => {
    await open()
    paste(codes.map(lineOf).join('\n'))
    await expect.element(firstIsItem).toBeChecked()
    await expect.element(firstIsItem).toHaveAccessibleDescription('A1 · Chè sen · hộp · 1.234,50 · 8 · VND')
    await expectNoViolations()
    await chooseColumns()
    await expect.poll(shownRows).toEqual(codes.map((code, place) => [String(place + 1), code]))
  },
)

test('takes the first row as headings where the person says so, and asks again for a row with an amount', async () => {
  await open()
  const lines = ['A1', 'A2'].map(lineOf).join('\n')
  paste(lines)
  await firstIsItem.click({ force: true })
  await chooseColumns()
  await expect.poll(shownRows).toEqual([['2', 'A2']])
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('button', { name: 'Give up the rows' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Browse' })).toBeVisible()
  paste(lines)
  await expect.element(firstIsItem).toBeChecked()
})

test('remembers the columns that were chosen by the headings, and never by an item', async () => {
  await open()
  const named = ['M', 'T', 'Đ', 'G', 'S', 'L'].join('\t')
  const again = async (lines: readonly string[]) => {
    await dialog.getByRole('button', { name: 'Choose another file' }).click()
    await page.getByRole('button', { name: 'Give up the rows' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Browse' })).toBeVisible()
    paste(lines.join('\n'))
  }
  paste([named, lineOf('A1')].join('\n'))
  await firstIsItem.click({ force: true })
  await chooseColumns()
  await expect.poll(shownRows).toEqual([
    ['1', 'M'],
    ['2', 'A1'],
  ])
  await again([named, lineOf('A1')])
  await expect.element(firstIsItem).not.toBeChecked()
  await chooseColumns()
  await expect.poll(shownRows).toEqual([['2', 'A1']])
  await again([named, lineOf('A2')])
  await expect.poll(shownRows).toEqual([['2', 'A2']])
})

test('refuses a file of CSV, whatever it is called, and says how it can be brought in [001-5-51 001-2.8-07]', async () => {
  await open()
  choose(new File([`\uFEFF${headings.join(';')}\r\n1;2;3;4;5;6\r\n`], 'items.xlsx'))
  await expect
    .element(dialog.getByText('The format of the file is not valid. Please check the file and browse again.'))
    .toBeVisible()
  await expect.element(dialog.getByText('save it as .xlsx', { exact: false })).toBeVisible()
  await expectNoViolations()
})

test('says of a file that can no longer be read what may have become of it', async () => {
  await open()
  vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'))
  choose(new File(['x'], 'items.xlsx'))
  await expect.element(dialog.getByText('The file could not be opened')).toBeVisible()
  await expectNoViolations()
  vi.restoreAllMocks()
})

test('asks what became of an upload by its key, though texts came in while it was sent [001-4-21]', async () => {
  const server = serverWithItems([])
  const asked: string[] = []
  server.answerBy(contract.settleUpload, ({ url }) => {
    asked.push(url.pathname)
    return { result: null }
  })
  server.answer(contract.uploadItems, { total: 1, success: 1, failed: 0, rows: [] })
  server.hold(contract.uploadItems)
  await open(server)
  paste([headings, ['A1', 'Chè sen', 'hộp', '5', '8', 'VND']].map((row) => row.join('\t')).join('\n'))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('button', { name: 'Upload now' }).click()
  await expect.poll(() => server.callsOf(contract.uploadItems).length).toBe(1)
  i18n.load('en', {})
  await dialog.getByRole('button', { name: 'Stop the upload' }).click()
  await expect.element(dialog.getByText('Nothing was uploaded', { exact: false })).toBeVisible()
  expect(asked).toEqual([expect.stringMatching(/\/bulk\/[\da-f-]{36}\/settle$/)])
})
