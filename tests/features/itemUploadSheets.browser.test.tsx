import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Cell } from '../../src/domain/spreadsheet.ts'
import { makeSpreadsheet } from '../../src/spreadsheets/spreadsheets.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { ItemsAtPlace, serverWithItems } from './support/itemsAtPlace.tsx'
import { renderScreen } from './support/renderScreen.tsx'

beforeEach(() => window.localStorage.clear())

const dialog = page.getByRole('dialog', { name: 'Add items from Excel' })
const showRows = dialog.getByRole('button', { name: 'Show the rows' })
const upload = dialog.getByRole('button', { name: 'Upload', exact: true })
const notes = dialog.getByRole('list', { name: 'What was read' })
const cell = (name: string) => document.querySelector(`[data-cell="${name}"]`)?.textContent

const open = async () => {
  await renderScreen(<ItemsAtPlace />, { server: serverWithItems([]) })
  await page.getByRole('button', { name: 'Add items from Excel' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Browse' })).toBeVisible()
}

type Sheet = readonly [name: string, rows: readonly (readonly string[])[]]

const workbook = async (...sheets: readonly Sheet[]): Promise<File> => {
  const textCell = (text: string): Cell => (text === '' ? null : { kind: 'text', text })
  const made = await makeSpreadsheet(
    sheets.map(([name, [headings = [], ...rows]]) => ({
      name,
      columns: headings.map((heading) => ({ heading, width: 10 })),
      rows: rows.map((row) => row.map(textCell)),
    })),
  )
  if (!made.ok) throw new Error(made.failure.code)
  return new File([made.value], 'items.xlsx')
}

const choose = (file: File): void => {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  const input = dialog.getByLabelText('Excel file').element()
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no field for a file')
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const again = async (file: File): Promise<void> => {
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('button', { name: 'Give up the rows' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Browse' })).toBeVisible()
  choose(file)
}

const headings = ['Mã hàng', 'Tên hàng', 'ĐVT', 'Đơn giá', 'Thuế suất', 'Loại tiền']
const item = (code: string) => [code, 'Chè sen', 'hộp', '5', '8', 'VND']
const guide: Sheet = ['Hướng dẫn', [['Cách điền'], ['Mỗi dòng một hàng hóa']]]

test('reads the first sheet with headings, behind one with instructions, and names both', async () => {
  await open()
  choose(await workbook(guide, ['Hàng hóa', [headings, item('A1')]]))
  await expect.poll(() => cell('0:item_code')).toBe('A1')
  await expect.element(notes.getByText('Read from the sheet Hàng hóa; not read: Hướng dẫn.')).toBeVisible()
  await expectNoViolations()
})

test('says that another sheet holds items too, and reads that one where it is wanted', async () => {
  await open()
  choose(await workbook(['Kho 1', [headings, item('A1')]], ['Kho 2', [headings, item('B1')]]))
  await expect.element(notes.getByText('There are items in Kho 2 too: upload them separately.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change sheet or columns' }).click()
  await expect.element(dialog.getByRole('combobox', { name: 'Sheet' })).toHaveValue('Kho 1')
  await dialog.getByRole('button', { name: 'Back to the rows' }).click()
  await expect.poll(() => cell('0:item_code')).toBe('A1')
  await dialog.getByRole('button', { name: 'Change sheet or columns' }).click()
  await dialog.getByRole('combobox', { name: 'Sheet' }).selectOptions('Kho 2')
  await showRows.click()
  await expect.poll(() => cell('0:item_code')).toBe('B1')
})

test('asks for the sheet and the columns where no sheet has the headings', async () => {
  await open()
  choose(await workbook(guide, ['Bảng giá', [['M', 'T', 'Đ', 'G', 'S', 'L'], item('A1')]]))
  await expect.element(dialog.getByRole('combobox', { name: 'Sheet' })).toHaveValue('Hướng dẫn')
  await dialog.getByRole('combobox', { name: 'Sheet' }).selectOptions('Bảng giá')
  const fields = ['Item code', 'Item name', 'Unit of measure', 'Unit price', 'VAT rate', 'Currency']
  for (const [column, name] of fields.entries())
    await dialog.getByRole('combobox', { name }).selectOptions(String(column))
  await showRows.click()
  await expect.poll(() => cell('0:item_code')).toBe('A1')
})

test('takes a value for every row where the file has no column, says so, and remembers it by the headings', async () => {
  const few = ['Mã hàng', 'Tên hàng', 'Đơn giá']
  await open()
  choose(await workbook(['S', [few, ['A1', 'Chè sen', '5']]]))
  await expect.element(dialog.getByText('Still missing: Currency, VAT rate, Unit of measure')).toBeVisible()
  await expect.element(showRows).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Currency' }).selectOptions('same')
  await dialog.getByRole('combobox', { name: 'VAT rate' }).selectOptions('same')
  await dialog.getByRole('combobox', { name: 'VAT rate of every row' }).selectOptions('0.08')
  await dialog.getByRole('combobox', { name: 'Unit of measure' }).selectOptions('same')
  await expect.element(dialog.getByText('Still missing: Unit of measure')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Unit of measure of every row' }).fill('hộp ')
  await expectNoViolations()
  await showRows.click()
  const row = () => ['curr_cd', 'vat_rate', 'uom'].map((field) => cell(`0:${field}`))
  await expect.poll(row).toEqual(['VND', '8%', 'hộp'])
  await expect.element(notes.getByText('Currency of every row: VND.')).toBeVisible()
  await again(await workbook(['S', [few, ['A2', 'Chè nhài', '6']]]))
  await expect.poll(() => cell('0:item_code')).toBe('A2')
  expect(row()).toEqual(['VND', '8%', 'hộp'])
})

test('names columns that are not taken, and which of two prices is, and takes the other where it is wanted', async () => {
  await open()
  const more = [...headings, 'Giá bán', 'Mã vạch', 'STT']
  const rows = [more, [...item('A1'), '7', '893', '1']]
  choose(await workbook(['S', rows]))
  await expect.element(notes.getByText('Unit price is taken from column D, not from G (Giá bán).')).toBeVisible()
  await expect.element(notes.getByText('Columns that are not taken: H (Mã vạch).')).toBeVisible()
  await expect.poll(() => cell('0:unit_prc')).toBe('5')
  await dialog.getByRole('button', { name: 'Change the columns' }).click()
  await dialog.getByRole('combobox', { name: 'Unit price' }).selectOptions('6')
  await showRows.click()
  await expect.poll(() => cell('0:unit_prc')).toBe('7')
  await again(await workbook(['S', rows]))
  await expect.poll(() => cell('0:unit_prc')).toBe('7')
})

test('warns before rows that were corrected are read anew', async () => {
  await open()
  choose(await workbook(['S', [headings, item('A1')]]))
  await expect.poll(() => cell('0:item_code')).toBe('A1')
  const lost = dialog.getByText('The file is read anew: what you have corrected here will be lost.')
  await dialog.getByRole('button', { name: 'Change the columns' }).click()
  await expect.element(showRows).toBeVisible()
  await expect.element(lost).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Back to the rows' }).click()
  await dialog.getByRole('checkbox', { name: 'Upload row 2' }).click()
  await dialog.getByRole('button', { name: 'Change the columns' }).click()
  await expect.element(lost).toBeVisible()
})

test('asks once what prices mean that can be read in two ways, and says at the cell and beside the button what is open', async () => {
  await open()
  const price = (code: string, written: string) => item(code).with(3, written)
  choose(await workbook(['S', [headings, price('A1', '35,500'), price('A2', '1,234'), price('1E5', '5')]]))
  await expect.element(dialog.getByText('What does a price like 35,500 mean?')).toBeVisible()
  await expect.element(dialog.getByText('Rows with such a price: 2.', { exact: false })).toBeVisible()
  await expect.poll(() => cell('0:unit_prc')).toBe('35,535,500 can be read in two ways')
  await expect.element(upload).toBeDisabled()
  await expect.element(upload).toHaveAccessibleDescription(/^3 rows have errors or questions/)
  await expect.element(dialog.getByText('3 rows have errors or questions', { exact: false })).toBeVisible()
  await expectNoViolations()
  await dialog.getByRole('button', { name: 'It means 35.500' }).click()
  await expect.poll(() => [cell('0:unit_prc'), cell('1:unit_prc')]).toEqual(['35.500', '1.234'])
  await expect.element(dialog.getByText('Has Excel changed codes such as 1E5?')).toBeVisible()
  await dialog.getByRole('button', { name: 'They are right as they stand' }).click()
  await expect.element(upload).toBeEnabled()
})

test('keeps the first of rows with the same code when rows with errors are left out, and shows the error at the cell', async () => {
  await open()
  choose(await workbook(['S', [headings, item('A1'), item('A1'), item('A2').with(4, '7')]]))
  await expect.poll(() => cell('1:item_code')).toBe('A1Duplicate Item Code')
  await dialog.getByRole('button', { name: 'Leave out the rows with errors' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Valid (1)' })).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: 'Upload row 2' })).toBeChecked()
  await expect.element(upload).toBeEnabled()
})

test.each([
  ['an empty file', new File([], 'a.xlsx'), 'The file is empty'],
  [
    'a photo',
    new File([new Uint8Array([0, 0, 0, 32]), 'ftypheic', new Uint8Array(8)], 'a.xlsx'),
    'a photo from a phone',
  ],
  ['the file of an open workbook', new File([new Uint8Array(165).fill(5)], '~$a.xlsx'), 'while a workbook is open'],
  [
    'a cut workbook',
    new File([new Uint8Array([0x50, 0x4b, 3, 4]), 'x'.repeat(99)], 'a.xlsx'),
    'Its last part is missing',
  ],
  ['a text in an old encoding', new File([new Uint8Array([77, 227, 59, 84, 234, 110])], 'a.csv'), 'an older encoding'],
])('says of %s what it is and what to do [001-5-51]', async (_, file, text) => {
  await open()
  choose(file)
  await expect.element(dialog.getByText(text, { exact: false })).toBeVisible()
  await expectNoViolations()
})
