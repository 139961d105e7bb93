import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { calls } from '../../../src/api/contract/customers.ts'
import { customerHeadings } from '../../../src/features/customers/list/customerColumns.ts'
import { wholeWorkbook } from '../../../src/spreadsheets/writing/writer.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { everyCatalogue } from '../../../walks/texts/everyText.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const text = (value: string) => ({ kind: 'text', text: value }) as const
const number = (value: string) => ({ kind: 'number', text: value }) as const

const { customer_code, company_name, buyer_name, tax_code, phone } = customerHeadings
const headings = [customer_code, company_name, buyer_name, tax_code, phone]

/** A list of customers as another program writes it in Vietnamese: numbers have lost their zeros, the last row has no name. */
const listOfCustomers = async (): Promise<Buffer> => {
  const catalogue = everyCatalogue('vi')
  const file = await wholeWorkbook([
    {
      name: 'KH',
      columns: headings.map((heading) => ({ heading: catalogue._(heading), width: 20 })),
      numbered: [
        {
          number: 2,
          cells: [text('TEP-1'), text('Công ty Cốm Vòng'), null, number('101243150'), number('912345678')],
        },
        { number: 3, cells: [null, null, text('Trần Thị Tệp'), null, text('0987654321')] },
        { number: 4, cells: [text('TEP-3'), null, null, number('101243150'), null] },
      ],
    },
  ])
  return Buffer.from(file)
}

it('customers of a workbook are corrected, uploaded and found, and lead to their e-invoices', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await page.goto(`${product.origin}/en/customers`)
  await button(page, 'Add').click()
  await page.getByRole('menuitem', { name: 'Add customers from Excel' }).click()
  await button(page, 'Browse').waitFor()
  await expectStateAccessible(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'khach hang.xlsx', mimeType: 'application/octet-stream', buffer: await listOfCustomers() })
  await button(page, 'Errors (1)').waitFor()
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`)
  expect(await cell('0:tax_code').getAttribute('title')).toBe('In the file: the number 101243150')
  expect(await cell('2:company_name').getAttribute('title')).toBe('A customer or a buyer has to be named')
  await expectNoMessageIds(page)
  await cell('2:company_name').dblclick()
  await page.keyboard.type('Công ty Cốm Vòng, chi nhánh')
  await page.keyboard.press('Enter')
  await button(page, 'Upload').click()
  await button(page, 'Upload now').click()
  await page.getByText('All customers were uploaded').waitFor()
  await button(page, 'Look at them and merge').waitFor()
  await expectStateAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()

  const visitor = await signInAs(product.origin, 'admin@tokhai.example')
  const body = { search_value: 'TEP', page_number: '0', page_size: '10' }
  const { customers } = await visitor.get(calls.listCustomers, { body })
  expect(customers.map((row) => [row.company_name || row.buyer_name, row.tax_code, row.phone])).toEqual([
    ['Công ty Cốm Vòng', '0101243150', '0912345678'],
    ['Công ty Cốm Vòng, chi nhánh', '0101243150', ''],
    ['Trần Thị Tệp', '', '0987654321'],
  ])

  await page.goto(`${product.origin}/en/customers/${customers[0]?.id}`)
  await page.getByLabel('E-invoices of this customer').getByText('Issued invoices').waitFor()
  await page.getByRole('link', { name: 'Show e-invoices of this customer' }).click()
  await button(page, 'Remove the filter Customer: Công ty Cốm Vòng').waitFor()
  expect(new URL(page.url()).searchParams.get('customer')).toBe(customers[0]?.id)
  await visitor.get(calls.deleteCustomers, { body: { customer_id: customers.map(({ id }) => id) } })
})
