import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { calls } from '../../../src/api/contract/items.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'

const fixture = asVisitor()

/** Written by `tests/spreadsheets/fixtures/make`. */
const files = [
  'openpyxl.xlsx',
  'xlsxwriter.xlsx',
  'libreoffice.xlsx',
  'libreofficeFromOds.xlsx',
  'sheetjs.xlsx',
  'libreoffice.xls',
  'sheetjs.xls',
] as const

const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../../spreadsheets/fixtures/items/${name}`, import.meta.url))

/** What the rows of each file are, once they are kept. */
const kept = [
  ['00123', 'Phở bò đặc biệt', 'tô', '1234.5', 'VND', 'KCT', 'TRUE'],
  ['77012', 'Bánh mì <thịt> & "trứng" 🥖', 'ổ', '50001', 'VND', '0.08', ''],
  ['=SP-004', '한국 김치', 'kg', '0.3', 'USD', '0.1', '@ghi chú'],
  ['SP001', 'Cà phê sữa đá', 'ly', '25000.5', 'VND', '0.08', '2026-11-23'],
]

/** What is said of cells that were converted, and of those of the faulty row 9. */
const notes = {
  '0:memo': 'In the file: 2026-11-23',
  '1:item_code': 'In the file: the number 77012',
  '1:vat_rate': 'In the file: the number 8',
  '2:item_code': 'In the file: the number 00123',
  '2:item_name': 'In the file: Phở bò\nđặc biệt',
  '2:unit_prc': 'In the file: 1.234,50',
  '2:memo': 'In the file: TRUE',
  '3:curr_cd': 'In the file: usd',
  '3:vat_rate': 'In the file: 10 %',
  '4:item_code': 'Duplicate Item Code',
  '4:item_name': 'Cannot be empty',
  '4:unit_prc': 'Unit price must be a number',
  '4:curr_cd': 'This currency is not in the list: write its code, as VND or USD',
  '4:vat_rate': 'Vat can only be 0%, 5% , 8% , 10%, KKKNT, KCT',
  '4:memo': 'An error stands in this cell of the file. In the file: #N/A',
}

it.each(files)('a list of goods written as %s becomes the same items', async (name) => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await page.goto(`${product.origin}/en/report?settings=items&item=upload`)
  await page.locator('input[type=file]').setInputFiles(pathOf(name))
  await page.getByRole('button', { name: 'Errors (2)', exact: true }).waitFor()
  for (const [cell, said] of Object.entries(notes))
    expect(await page.locator(`[data-cell="${cell}"]`).getAttribute('title'), cell).toBe(said)
  await page.getByRole('button', { name: 'Leave out the rows with errors', exact: true }).click()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('button', { name: 'Upload now', exact: true }).click()
  await page.getByText('All items were uploaded').waitFor()

  const visitor = await signInAs(product.origin, 'admin@tokhai.example')
  const found = await Promise.all(
    kept.map(async ([code = '']) => {
      const { items } = await visitor.get(calls.listItems, { query: { search_value: code } })
      return items.filter(({ item_code }) => item_code === code)
    }),
  )
  const items = found.flat()
  await visitor.get(calls.deleteItems, { body: { item_id: items.map(({ id }) => id) } })
  expect(
    items.map((item) => [
      item.item_code,
      item.item_name,
      item.uom,
      item.unit_prc,
      item.curr_cd,
      item.vat_rate,
      item.memo,
    ]),
  ).toEqual(kept)
})
