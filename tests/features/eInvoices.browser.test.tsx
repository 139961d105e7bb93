import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { invoiceMatters } from '../../src/api/contract/invoiceMatters.ts'
import { invoiceList, searchInvoices, sumInvoices } from '../../src/api/contract/invoices.ts'
import { EInvoicesPage } from '../../src/features/eInvoices/list/EInvoicesPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { customerRow } from './support/customersServer.ts'
import { invoiceSymbolOf } from './support/filedInvoice.ts'
import { invoiceRow, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const rowOf = (name: string) => page.getByRole('rowheader', { name })
const headers = (): string[] =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
const lastAsked = (server: ReturnType<typeof serverOfInvoices>) => server.callsOf(invoiceList.list).at(-1)?.query
const lastSought = (server: ReturnType<typeof serverOfInvoices>) => server.callsOf(searchInvoices).at(-1)?.body
const sums = page.getByLabelText('Sums of what is listed')

const accepted = invoiceRow('a', { etax_status: 'accepted', inv_no: '12' })

describe('the list of e-invoices', () => {
  test('shows number, buyer, amounts with their currency, and where each stands', async () => {
    const foreign = invoiceRow('b', {
      serial_no: 'K26TAB',
      inv_no: '3',
      etax_status: 'accepted',
      curr_cd: 'USD',
      net_amt: '1000.5',
      total_amt: '1080.54',
    })
    await visitInvoices(EInvoicesPage, { server: serverOfInvoices([accepted, foreign]) })
    await expect.element(rowOf('Công ty a')).toBeVisible()
    expect(headers()).toEqual([
      'Number',
      'Symbol',
      'Date',
      'Buyer',
      'Tax code',
      'Before VAT',
      'VAT',
      'Total',
      'Currency',
      'Status',
      'Correction',
    ])
    const row = page.getByRole('row', { name: /12 – Công ty a/ })
    for (const text of ['1C26TAA', '20/11/2026', '1.000.000', '1.080.000', 'VND', 'Code given'])
      await expect.element(row.getByText(text, { exact: true })).toBeInTheDocument()
    const other = page.getByRole('row', { name: /3 – Công ty b/ })
    for (const text of ['1.000,50', '1.080,54', 'USD', 'Accepted'])
      await expect.element(other.getByText(text, { exact: true })).toBeInTheDocument()
    await expectNoViolations()
  })

  test('says of an invoice what has corrected it, and what it corrects', async () => {
    const rows = [
      accepted,
      invoiceRow('b', { inv_no: '13', corrected_by: '1' }),
      invoiceRow('c', { inv_no: '14', inv_feature: '1', corrected_by: '2' }),
      invoiceRow('d', { inv_no: '15', inv_feature: '1' }),
      invoiceRow('e', { inv_no: '16', inv_feature: '2' }),
    ]
    await visitInvoices(EInvoicesPage, { server: serverOfInvoices(rows) })
    await expect.element(rowOf('Công ty e')).toBeVisible()
    const marks = page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.lastElementChild?.textContent)
    expect(marks).toEqual(['–', 'Replaced', 'Adjusted', 'Replaces another', 'Adjusts another'])
  })

  test('asks for status, symbol, days, maker and amounts, and has them in its address', async () => {
    const server = serverOfInvoices([accepted])
    const visited = await visitInvoices(EInvoicesPage, {
      server,
      address: {
        status: 'accepted',
        symbol: 'C26TAA',
        from: '2026-01-01',
        maker: 'u-7',
        least: '1000000',
        most: '5000000',
      },
    })
    await expect.element(rowOf('Công ty a')).toBeVisible()
    const narrowed = {
      status: 'accepted',
      serial_no: 'C26TAA',
      start_date: '2026-01-01',
      made_by: 'u-7',
      amount_from: '1000000',
      amount_to: '5000000',
    }
    expect(lastAsked(server)).toMatchObject(narrowed)
    expect(server.callsOf(sumInvoices).at(-1)?.body).toMatchObject(narrowed)
    await expect.element(button('Remove the filter Made by: Lê Văn Bảy')).toBeVisible()
    await button('Remove the filter Total in đồng from: 1.000.000').click()
    await expect.poll(() => lastAsked(server)).not.toHaveProperty('amount_from')
    expect(visited.address).toMatchObject({ status: 'accepted', most: '5000000' })
  })

  test('is narrowed to those whose e-mail was not delivered', async () => {
    const server = serverOfInvoices([accepted, invoiceRow('z')], undefined, [accepted])
    const visited = await visitInvoices(EInvoicesPage, { server })
    await button('Filter').click()
    await page.getByRole('combobox', { name: 'E-mail to the buyer' }).selectOptions('Not delivered')
    await expect.poll(() => server.callsOf(sumInvoices).at(-1)?.body).toMatchObject({ mail: 'failed' })
    expect(visited.address).toMatchObject({ mail: 'failed' })
    await expect.element(rowOf('Công ty z')).not.toBeInTheDocument()
    await expect.element(rowOf('Công ty a')).toBeVisible()
  })

  test('is searched and narrowed to a buyer without a name or tax code in an address', async () => {
    const server = serverOfInvoices([accepted])
    const visited = await visitInvoices(EInvoicesPage, { server })
    await button('Filter').click()
    const taxCode = page.getByRole('textbox', { name: "Buyer's tax code" })
    await taxCode.fill('03123')
    await taxCode.fill('0312345678')
    await expect.poll(() => lastSought(server)).toMatchObject({ tax_code: '0312345678' })
    expect(server.callsOf(searchInvoices).map(({ body }) => body)).not.toContainEqual(
      expect.objectContaining({ tax_code: '03123' }),
    )
    await userEvent.keyboard('{Escape}')
    await page.getByRole('searchbox').fill('Hoa')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => lastSought(server)).toMatchObject({ search_value: 'Hoa', tax_code: '0312345678' })
    const addresses = [visited.address, ...server.callsOf(invoiceList.list).map(({ query }) => query)]
    expect(JSON.stringify(addresses)).not.toMatch(/Hoa|0312345678/)
  })

  test('is narrowed to a customer, who is named and stands in the address by their id alone', async () => {
    const ofCustomer = invoiceRow('a', { customer_id: 'merged-1', buyer_nm: 'Hoa' })
    const server = serverOfInvoices([ofCustomer])
    server.answer(contract.customerDetail, { ...customerRow('c-1', { company_name: 'Công ty Hoa Sen' }), version: 'v' })
    const visited = await visitInvoices(EInvoicesPage, { server, address: { customer: 'c-1' } })
    await expect.element(button('Remove the filter Customer: Công ty Hoa Sen')).toBeVisible()
    expect(lastAsked(server)).toMatchObject({ customer_id: 'c-1' })
    expect(server.callsOf(sumInvoices).at(-1)?.body).toMatchObject({ customer_id: 'c-1' })
    await button('Remove the filter Customer: Công ty Hoa Sen').click()
    await expect.poll(() => lastAsked(server)).not.toHaveProperty('customer_id')
    await button('Filter').click()
    await page.getByRole('combobox', { name: 'Customer' }).selectOptions('Hoa')
    await expect.poll(() => lastAsked(server)).toMatchObject({ customer_id: 'merged-1' })
    expect(visited.address).toMatchObject({ customer: 'merged-1' })
  })

  test('says of a customer that cannot be read that it cannot be named', async () => {
    const server = serverOfInvoices([accepted])
    server.refuse(contract.customerDetail, { status: 404, reason: 'record.absent', message: '' })
    await visitInvoices(EInvoicesPage, { server, address: { customer: 'gone' } })
    await expect.element(button('Remove the filter Customer: Cannot be named now')).toBeVisible()
  })

  test('counts by status, each leading to the list narrowed to it', async () => {
    const server = serverOfInvoices([accepted, invoiceRow('b'), invoiceRow('c')])
    await visitInvoices(EInvoicesPage, { server, address: { from: '2026-01-01', page: '3' } })
    const tabs = page.getByRole('navigation', { name: 'E-invoices by status' })
    await expect.element(tabs.getByRole('link', { name: 'All (3)' })).toHaveAttribute('aria-current', 'page')
    const drafts = tabs.getByRole('link', { name: 'Draft (2)' })
    await expect.element(drafts).toHaveAttribute('href', expect.stringContaining('status=draft'))
    await expect.element(drafts).not.toHaveAttribute('href', expect.stringContaining('page=3'))
    await expect.element(tabs.getByRole('link', { name: 'Refused (0)' })).toBeVisible()
    expect(server.callsOf(invoiceList.count).at(-1)?.query).toMatchObject({ start_date: '2026-01-01' })
  })

  test('adds up what is listed, and says where it cannot', async () => {
    const server = serverOfInvoices([accepted])
    await visitInvoices(EInvoicesPage, { server })
    for (const sum of ['2.000.000 ₫', '160.000 ₫', '2.160.000 ₫'])
      await expect.element(sums.getByText(sum, { exact: true })).toBeVisible()
  })

  test('says that it could not be added up, and does so again', async () => {
    const server = serverOfInvoices([accepted])
    server.refuse(sumInvoices, { status: 403, reason: 'access.denied', message: '' })
    await visitInvoices(EInvoicesPage, { server })
    await expect.element(page.getByText('The sums could not be read.')).toBeVisible()
    server.answer(sumInvoices, { count: 1, net_vnd: '1', tax_vnd: '0', total_vnd: '1' })
    await button('Try again').click()
    await expect.element(sums).toBeVisible()
  })

  test('opens an invoice and a new one as pages, beside where the list is', async () => {
    const visited = await visitInvoices(EInvoicesPage, {
      server: serverOfInvoices([accepted]),
      address: { status: 'accepted' },
    })
    await rowOf('Công ty a').click()
    await page.getByRole('button', { name: 'Add' }).click()
    expect(visited.opened.map(({ place: { record, parameters } }) => [record, parameters])).toMatchObject([
      ['a', { status: 'accepted' }],
      ['new', { status: 'accepted' }],
    ])
  })

  test('deletes drafts alone, after asking', async () => {
    const server = serverOfInvoices([accepted, invoiceRow('b')])
    server.answer(invoiceList.delete, { deleted: 1 })
    await visitInvoices(EInvoicesPage, { server })
    await page.getByRole('checkbox', { name: /Công ty a/ }).click()
    await expect
      .element(button('Delete'))
      .toHaveAccessibleDescription('Only drafts can be deleted: the selection holds others')
    await page.getByRole('checkbox', { name: /Công ty a/ }).click()
    await page.getByRole('checkbox', { name: /Công ty b/ }).click()
    await button('Delete').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText('The drafts are deleted')).toBeVisible()
    expect(server.callsOf(invoiceList.delete).map(({ body }) => body)).toEqual([{ sid: ['b'] }])
  })

  test('is read, and nothing is done in it, by whoever was given nothing', async () => {
    await visitInvoices(EInvoicesPage, { server: serverOfInvoices([invoiceRow('b')]), scope: 'USER', permissions: [] })
    await page.getByRole('checkbox', { name: /Công ty b/ }).click()
    await expect.element(button(/^Add/)).toHaveAccessibleDescription('Your account may not add e-invoices')
    await expect.element(button('Delete')).toHaveAccessibleDescription('Your account may not delete e-invoices')
  })

  test('says what needs somebody above it, and leads there', async () => {
    const server = serverOfInvoices([invoiceRow('a'), invoiceRow('b', { etax_status: 'rejected' })])
    server.answer(invoiceMatters.symbols, { symbols: [invoiceSymbolOf('C26TAA', { problem: 'not_declared' })] })
    await visitInvoices(EInvoicesPage, { server, mayOpenPanels: true })
    const needs = page.getByRole('list', { name: 'What needs somebody' })
    await expect
      .element(needs.getByRole('link', { name: '1 e-invoice is refused' }))
      .toHaveAttribute('href', '#invoice-status?status=rejected')
    await expect
      .element(needs.getByRole('link', { name: 'No accepted declaration covers your e-invoices' }))
      .toHaveAttribute('href', '#declarations')
  })

  test('without invoices leads to what is missing for the first one', async () => {
    const server = serverOfInvoices([])
    server.answer(invoiceMatters.symbols, { symbols: [] })
    await visitInvoices(EInvoicesPage, { server, mayOpenPanels: true })
    await expect.element(page.getByText('No e-invoice yet')).toBeVisible()
    await expect.element(page.getByText(/No template of e-invoices is in use, from which/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open templates' }))
      .toHaveAttribute('href', '#e-invoice-templates')
    await expectNoViolations()
  })
})
