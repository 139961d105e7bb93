import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { useApi } from '../../src/api/provider.tsx'
import { customerLookUpQuery } from '../../src/api/queries/customers.ts'
import { CustomersPage } from '../../src/features/customers/CustomersPage.tsx'
import { CustomerEditor } from '../../src/features/customers/form/CustomerEditor.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { RoutedAtPlace } from './support/AtPlace.tsx'
import { customerRow, serverWithCustomers } from './support/customersServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

beforeEach(() => window.localStorage.clear())

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: RegExp) => page.getByRole('row', { name })

const openList = (server = serverWithCustomers([customerRow('a'), customerRow('b')])) =>
  renderScreen(<RoutedAtPlace>{() => <CustomersPage />}</RoutedAtPlace>, { server }).then(() => server)

const openForm = async (record: string | null, server = serverWithCustomers([])) => {
  server.answer(contract.customersOfTaxCode, { customers: [] })
  await renderScreen(<RoutedAtPlace>{() => <CustomerEditor record={record} />}</RoutedAtPlace>, { server })
  await expect.element(field('Company or unit')).toBeVisible()
  return server
}

test('are listed and searched by a body', async () => {
  const person = customerRow('p', { company_name: '', buyer_name: 'Trần Thị Hoa', kind: 'person' })
  const server = await openList(serverWithCustomers([customerRow('a'), person]))
  await expect.element(row(/Trần Thị Hoa/)).toBeVisible()
  await expectNoViolations()
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('Công ty a')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/Trần Thị Hoa/)).not.toBeInTheDocument()
  expect(server.callsOf(contract.listCustomers).at(-1)?.body).toMatchObject({ search_value: 'Công ty a' })
})

test('are deleted together, after a question', async () => {
  const server = await openList()
  await row(/Công ty a/)
    .getByRole('checkbox')
    .click()
  await button('Delete').click()
  server.answer(contract.deleteCustomers, { deleted: 1 })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(page.getByText('Customer deleted')).toBeVisible()
  expect(server.callsOf(contract.deleteCustomers)).toMatchObject([{ body: { customer_id: ['a'] } }])
})

test('with the same tax code become one, of which the user says which', async () => {
  const server = serverWithCustomers([])
  const first = customerRow('a', { tax_code: '0101243150' })
  const second = { ...first, id: 'b', customer_code: 'B', company_name: 'Công ty b' }
  server.answer(contract.sharedTaxCodes, { shared: [{ tax_code: '0101243150', customers: [first, second] }], total: 1 })
  await openList(server)
  await button('Merge customers with the same tax code').click()
  await page.getByText('B Công ty b').click()
  await expectNoViolations()
  server.answer(contract.mergeCustomers, { merged: 1 })
  await button('Merge').click()
  await expect.element(page.getByText('Customers merged')).toBeVisible()
  await expect.element(page.getByText('These were all tax codes that several customers had.')).toBeVisible()
  expect(server.callsOf(contract.mergeCustomers)).toMatchObject([{ body: { customer_id: 'b', merged_id: ['a'] } }])
})

test('are made with what is wrong said at its field, and another one follows', async () => {
  const server = await openForm(null)
  await field('Tax code').fill('0101243151')
  await expect.element(page.getByText(/One of the first 10 digits may be mistyped/)).toBeVisible()
  await button('Save').click()
  await expect.element(page.getByText('Enter the name of the company or the name of the buyer').first()).toBeVisible()
  await expectNoViolations()
  await field('Company or unit').fill('Hòa Bình')
  await field('E-mail addresses').fill('a@x.vn, b@x.vn')
  server.answer(contract.createCustomer, { id: 'n', version: 'v', customer_code: 'KH000001' })
  await button('Save and add another').click()
  await expect.element(page.getByText('Customer saved')).toBeVisible()
  await expect.element(field('Company or unit')).toHaveValue('')
  expect(server.callsOf(contract.createCustomer)).toMatchObject([
    { body: { company_name: 'Hòa Bình', tax_code: '0101243151', emails: 'a@x.vn; b@x.vn', customer_code: '' } },
  ])
})

test('say who else has the tax code, each a link away, but not who they are themselves', async () => {
  const own = customerRow('a', { tax_code: '0101243150' })
  const server = serverWithCustomers([])
  server.answer(contract.customerDetail, { ...own, version: 'v1' })
  await openForm('a', server)
  await expect.element(field('Tax code')).toHaveValue('0101243150')
  server.answer(contract.customersOfTaxCode, { customers: [own, { ...own, id: 'b', customer_code: 'B' }] })
  await field('Tax code').fill('0101243150-001')
  const link = page.getByRole('link', { name: 'B Công ty a' })
  await expect.element(link).toHaveAttribute('href', '#customers/b')
  await expect.element(page.getByText('Another customer has this tax code')).toBeVisible()
})

const LookedUp = () => {
  const { data = [] } = useQuery(customerLookUpQuery(useApi(), 'hoa binh'))
  return <p>{data.map(({ customer_code, emails }) => `${customer_code}: ${emails[0]}`).join(' ')}</p>
}

test('are looked up by a body, for documents that name a buyer', async () => {
  const server = serverWithCustomers([])
  const buyer = customerRow('a')
  server.answer(contract.lookUpCustomers, { customers: [{ ...buyer, emails: ['a@x.vn', 'b@x.vn'] }] })
  await renderScreen(<LookedUp />, { server })
  await expect.element(page.getByText('A: a@x.vn')).toBeVisible()
  expect(server.callsOf(contract.lookUpCustomers)).toMatchObject([{ body: { search_value: 'hoa binh' } }])
})
