import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { customerParts } from '../../src/app/inside/areas.ts'
import { CustomerPartsProvider } from '../../src/area/customerParts.ts'
import { CustomerEditor } from '../../src/features/customers/form/CustomerEditor.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { RoutedAtPlace } from './support/AtPlace.tsx'
import { customerRow, serverWithCustomers } from './support/customersServer.ts'
import { renderScreen } from './support/renderScreen.tsx'

beforeEach(() => window.localStorage.clear())

const open = async (record: string | null) => {
  const server = serverWithCustomers([])
  server.answer(contract.customerDetail, { ...customerRow('a'), version: 'v1' })
  server.refuse(contract.sumInvoices, { status: 403, reason: 'access.denied', message: '' })
  await renderScreen(
    <CustomerPartsProvider value={customerParts}>
      <RoutedAtPlace>{() => <CustomerEditor record={record} />}</RoutedAtPlace>
    </CustomerPartsProvider>,
    { server },
  )
  await expect.element(page.getByRole('textbox', { name: 'Company or unit' })).toBeVisible()
  return server
}

test('the form of a customer says how many e-invoices it has and what they come to, with the way to them', async () => {
  const server = await open('a')
  await expect.element(page.getByText('The sums could not be read.')).toBeVisible()
  server.answer(contract.sumInvoices, { count: 12, net_vnd: '1', tax_vnd: '0', total_vnd: '34500000' })
  await page.getByRole('button', { name: 'Try again' }).click()
  const sums = page.getByLabelText('E-invoices of this customer')
  await expect.element(sums.getByText('12', { exact: true })).toBeVisible()
  await expect.element(sums.getByText('34.500.000 ₫')).toBeVisible()
  expect(server.callsOf(contract.sumInvoices).at(-1)?.body).toMatchObject({ search_value: '', customer_id: 'a' })
  const link = page.getByRole('link', { name: 'Show e-invoices of this customer' })
  await expect.element(link).toHaveAttribute('href', '#e-invoices/?customer=a')
  await expectNoViolations()
})

test('the form of a new customer says nothing of e-invoices', async () => {
  const server = await open(null)
  await expect.element(page.getByRole('heading', { name: 'E-invoices' })).not.toBeInTheDocument()
  expect(server.callsOf(contract.sumInvoices)).toEqual([])
})
