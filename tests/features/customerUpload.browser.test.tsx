import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { CustomersPage } from '../../src/features/customers/CustomersPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { RoutedAtPlace } from './support/AtPlace.tsx'
import { customerRow, serverWithCustomers } from './support/customersServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

beforeEach(() => window.localStorage.clear())

const dialog = page.getByRole('dialog', { name: 'Add customers from Excel' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const cell = (name: string) => document.querySelector(`[data-cell="${name}"]`)
const open = page.getByLabelText('open', { exact: true })

const Customers = () => (
  <RoutedAtPlace>
    {(parameters) => (
      <>
        <CustomersPage />
        <output aria-label="open">{parameters['open'] ?? 'nothing'}</output>
      </>
    )}
  </RoutedAtPlace>
)

const begin = async (server = serverWithCustomers([customerRow('a')])) => {
  await renderScreen(<Customers />, { server })
  await button('Add').click()
  await page.getByRole('menuitem', { name: 'Add customers from Excel' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Browse' })).toBeVisible()
  return server
}

const paste = (lines: readonly (readonly string[])[]): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', lines.map((line) => line.join('\t')).join('\n'))
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const send = async () => {
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect.element(page.getByText('will be added to your list', { exact: false })).toBeVisible()
  await button('Upload now').click()
}

const headings = ['Mã khách hàng', 'Tên khách hàng', 'MST', 'Email', 'SĐT']
const good = ['KH-1', 'Công ty TNHH Hòa Bình', '0101243150', 'a@x.vn, b@x.vn', '+84 912 345 678']

const sentSchema = v.object({ payload: v.instance(File), mode: v.string() })

test('are taken from rows that say what is wrong at their cells, and are corrected there', async () => {
  const server = await begin()
  await expectNoViolations()
  paste([headings, good, ['KH-1', '', '12', '', '']])
  await expect.poll(() => cell('0:emails')?.textContent).toBe('a@x.vn; b@x.vn')
  expect(cell('0:phone')?.textContent).toBe('091-234-5678')
  expect(cell('1:company_name')?.getAttribute('title')).toBe('A customer or a buyer has to be named')
  expect(cell('1:tax_code')?.getAttribute('title')).toBe('A tax code has 10, 12 or 13 digits')
  expect(cell('1:customer_code')?.getAttribute('title')).toBe('This code stands in several rows')
  await expectNoViolations()
  await button('Leave out the rows with errors').click()
  server.answer(contract.uploadCustomers, { total: 1, success: 1, failed: 0, rows: [] })
  server.answer(contract.sharedTaxCodes, { shared: [], total: 0 })
  await send()
  await expect.element(page.getByText('All customers were uploaded')).toBeVisible()
  const { payload, mode } = v.parse(sentSchema, server.callsOf(contract.uploadCustomers)[0]?.body)
  expect(mode).toBe('all')
  expect(JSON.parse(await payload.text())).toMatchObject([
    {
      customer_code: 'KH-1',
      company_name: 'Công ty TNHH Hòa Bình',
      tax_code: '0101243150',
      emails: 'a@x.vn; b@x.vn',
      phone: '0912345678',
      note: '',
    },
  ])
  await expect.element(page.getByText('Some customers may stand in your list twice')).not.toBeInTheDocument()
})

test('whose code exists already are named, and tax codes that several have lead to their merging', async () => {
  const server = await begin()
  paste([headings, good])
  await expect.poll(() => cell('0:customer_code')?.textContent).toBe('KH-1')
  const taken = { row: 0, field: 'customer_code', message: 'customer_code_is_taken' }
  server.answer(contract.uploadCustomers, { total: 1, success: 0, failed: 1, rows: [taken] })
  const shared = [customerRow('a', { tax_code: '0101243150' }), customerRow('b', { tax_code: '0101243150' })]
  server.answer(contract.sharedTaxCodes, { shared: [{ tax_code: '0101243150', customers: shared }], total: 1 })
  await send()
  await expect
    .element(page.getByText('Row 2: KH-1 Công ty TNHH Hòa Bình – Another customer has this code'))
    .toBeVisible()
  await expect.element(button('Download my file with the reasons')).toBeVisible()
  await expect.element(page.getByText('1 tax code belongs to several of your customers.')).toBeVisible()
  await expectNoViolations()
  await button('Look at them and merge').click()
  await expect.element(page.getByText('Tax code 1 of 1', { exact: false })).toBeVisible()
  await expect.element(open).toHaveTextContent('nothing')
})

test('are asked for by the name of the customer or of the buyer where the headings say neither', async () => {
  await begin()
  await expect.element(open).toHaveTextContent('upload')
  paste([
    ['A', 'B'],
    ['Trần Thị Hoa', '001190012345'],
  ])
  await expect.element(dialog.getByText('Still missing: Name of the customer / Buyer')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Personal ID' }).selectOptions('1')
  await dialog.getByRole('combobox', { name: 'Buyer' }).selectOptions('0')
  await dialog.getByRole('button', { name: 'Show the rows' }).click()
  await expect.poll(() => cell('0:buyer_name')?.textContent).toBe('Trần Thị Hoa')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await button('Give up the rows').click()
  await expect.element(open).toHaveTextContent('nothing')
  await expect.element(button('Add')).toHaveFocus()
})

test('are offered from Excel where there are none yet', async () => {
  await renderScreen(<Customers />, { server: serverWithCustomers([]) })
  await button('Add customers from Excel').click()
  await expect.element(dialog.getByRole('button', { name: 'Browse' })).toBeVisible()
})
