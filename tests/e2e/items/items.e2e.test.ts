import { readFile } from 'node:fs/promises'
import ExcelJS from 'exceljs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enterAs } from '../support/besidePage.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const items = (page: Page, more = '') => page.goto(`${fixture.product.origin}/en/report?settings=items${more}`)
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** A workbook as somebody would send it: other headings, rates as people write them, a code as a number, a price as a text. */
const workbook = async (rows: readonly (readonly unknown[])[]): Promise<Buffer> => {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Hàng hóa')
  sheet.addRow(['Mã hàng', 'Tên hàng', 'ĐVT', 'Đơn giá', 'Thuế suất', 'Loại tiền', 'Ghi chú'])
  for (const cells of rows) sheet.addRow([...cells])
  return Buffer.from(await book.xlsx.writeBuffer())
}

const sent = (name: string, buffer: Buffer) => ({
  name,
  buffer,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

it('items are made one after another, narrowed, changed and deleted [001-2.8-01 001-2.8-02 001-2.8-03 001-2.8-04 001-2.8-05 001-8-18]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await items(page)
  await row(page, 'CHE-001').waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)

  await page.keyboard.press('F4')
  await field(page, 'Item name').fill('Bánh cốm')
  await field(page, 'Unit of measure').fill('hộp')
  await field(page, 'Unit price').fill('12345,5')
  await page.keyboard.press('Enter')
  await field(page, 'Unit price').blur()
  expect(await field(page, 'Unit price').inputValue()).toBe('12.345,5')
  await expectAccessible(page)
  await button(page, 'Save and add another').click()
  await expect.poll(() => field(page, 'Item name').inputValue()).toBe('')
  await field(page, 'Item name').fill('Bánh cốm loại 2')
  await field(page, 'Unit of measure').fill('hộp')
  await field(page, 'Unit price').fill('1')
  await page.keyboard.press('F10')
  await page.getByRole('dialog', { name: 'New item' }).waitFor({ state: 'detached' })

  await items(page, '&q=banh%20com')
  await row(page, 'Bánh cốm loại 2').waitFor()
  expect(await row(page, '12.345,5').count()).toBe(1)
  await row(page, 'Bánh cốm loại 2').getByRole('rowheader').dblclick()
  await field(page, 'Memo').fill('đã sửa')
  await page.keyboard.press('F10')
  await row(page, 'đã sửa').waitFor()
  await items(page, '&q=banh%20com&vat=KCT')
  await page
    .getByText('Nothing found')
    .or(page.getByText(/No .* match/))
    .first()
    .waitFor()
  await items(page, '&q=banh%20com')
  await row(page, 'đã sửa').getByRole('checkbox').click()
  await button(page, 'Delete').click()
  await page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' }).waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await row(page, 'đã sửa').waitFor({ state: 'detached' })
})

it('items come from Excel: looked at, corrected, uploaded once, and the refused ones given back [001-2.8-06 001-2.8-07 001-2.8-08 001-5-48 001-5-49 001-5-50 001-5-51 001-8-20 001-4-21]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await items(page, '&item=upload')
  const dialog = page.getByRole('dialog', { name: 'Add items from Excel' })
  await dialog.waitFor()
  await expectStateAccessible(page)
  const input = page.locator('input[type=file]')
  expect(await input.getAttribute('accept')).toBe('.xlsx,.xls')
  await input.setInputFiles({ name: 'items.xlsx', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2') })
  await page.getByText('The format of the file is not valid. Please check the file and browse again.').waitFor()
  const file = await workbook([
    ['E2E-1', 'Chè sen', 'hộp', '1.234,50', 8, 'vnd', ''],
    ['E2E-1', 'Chè nhài', 'hộp', 20000, 0.1, 'VND', ''],
    [77012, 'Chè đen', 'hộp', 5, 'KCT', 'VND', ''],
    ['SP000001', 'Đã có', 'hộp', 5, 'KCT', 'VND', ''],
  ])
  await input.setInputFiles(sent('cua-toi.xlsx', file))
  await button(page, 'Errors (2)').waitFor()
  await expectStateAccessible(page)
  expect(await button(page, 'Upload').isDisabled()).toBe(true)
  const cells = page.getByRole('gridcell').or(page.locator('td[data-cell]'))
  expect(await page.locator('[data-cell="0:unit_prc"]').textContent()).toBe('1.234,5')
  expect(await page.locator('[data-cell="0:vat_rate"]').textContent()).toBe('8%')
  expect(await page.locator('[data-cell="0:unit_prc"]').getAttribute('title')).toBe('In the file: 1.234,50')
  expect(await page.locator('[data-cell="2:item_code"]').getAttribute('title')).toBe('In the file: the number 77012')
  expect(await page.locator('[data-cell="1:item_code"]').getAttribute('title')).toBe('Duplicate Item Code')
  expect(await cells.count()).toBeGreaterThan(20)
  await page.locator('[data-cell="1:item_code"]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type('b')
  await page.keyboard.press('Enter')
  await button(page, 'Errors (0)').waitFor()
  await page.getByRole('radio', { name: 'Upload the others' }).check({ force: true })
  await button(page, 'Upload').click()
  await button(page, 'Upload now').click()
  await page.getByText('Some items were not uploaded').waitFor()
  await page.getByText('Row 5: SP000001 – Fail due to items codes is exist').waitFor()
  await expectStateAccessible(page)
  const download = page.waitForEvent('download')
  await button(page, 'Download my file with the reasons').click()
  const given = await download
  expect(given.suggestedFilename()).toBe('cua-toi - not uploaded.xlsx')
  const book = new ExcelJS.Workbook()
  const bytes = await readFile(await given.path())
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const sheet = book.worksheets[0]
  expect(sheet?.getRow(5).getCell(8).text).toBe('Fail due to items codes is exist')
  expect(sheet?.getRow(2).getCell(8).text).toBe('')
  await items(page, '&q=E2E-1')
  await row(page, 'E2E-1b').waitFor()
  expect(await row(page, 'Chè sen').count()).toBe(1)
})

it('the list is written to a file and printed, all of it [001-7-07 001-8-19 001-9-08]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  // Without the picker of places the file is downloaded when it is whole.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  await items(page)
  await row(page, 'CHE-001').waitFor()
  await button(page, 'Download as Excel').click()
  await expectStateAccessible(page)
  const download = page.waitForEvent('download')
  await button(page, 'Download').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^ITEM_LIST_\d{14}\.xlsx$/)
  const book = new ExcelJS.Workbook()
  const bytes = await readFile(await file.path())
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  expect(book.worksheets.map(({ name }) => name)).toEqual(['Item List'])
  expect(book.worksheets[0]?.rowCount).toBeGreaterThan(2000)
  await button(page, 'Print the list').click()
  const made = page
    .getByRole('dialog', { name: 'Print the list' })
    .getByRole('button', { name: 'Download', exact: true })
  await made.waitFor()
  await expect.poll(() => made.isEnabled()).toBe(true)
})
