import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { invoiceFiling } from '../../src/api/contract/invoiceFiling.ts'
import { invoiceMatters } from '../../src/api/contract/invoiceMatters.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { filedInvoice, invoiceSymbolOf, lineOf } from './support/filedInvoice.ts'
import { invoiceFormServer, openInvoice } from './support/invoiceFormAtPlace.tsx'

const { saveDraft } = invoiceFiling

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const combo = (name: string) => page.getByRole('combobox', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const grid = page.getByRole('grid', { name: 'Goods and services' })
const summary = page.getByRole('region', { name: /your attention/ })
const total = (name: string) => page.getByRole('term').filter({ hasText: name })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T03:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const savedLines = (server: ReturnType<typeof invoiceFormServer>) => {
  const body = server.callsOf(saveDraft)[0]?.body
  return typeof body === 'object' && body !== null && 'lines' in body ? body.lines : null
}

/** Puts the focus into the first cell of the lines. */
const intoLines = async (): Promise<void> => {
  await grid.getByRole('gridcell').first().click()
}

describe('a new invoice', () => {
  test('has today, the first symbol that can be used, đồng, and one empty line', async () => {
    await openInvoice()
    await expect.element(page.getByRole('heading', { level: 1, name: 'New e-invoice' })).toBeVisible()
    await expect.element(field('Date of the invoice')).toHaveValue('29/11/2026')
    await expect.element(combo('Symbol')).toHaveValue('1C26TAA')
    await expect.element(combo('Currency')).toHaveValue('VND')
    await expect.element(grid).toHaveAttribute('aria-rowcount', '2')
    await expectNoViolations(document.body)
  })

  test('is typed by codes and quantities, with its totals, and saved with what the items say', async () => {
    const { server, ended } = await openInvoice()
    await intoLines()
    await userEvent.keyboard('GE01{Enter}')
    await userEvent.keyboard('10{Enter}')
    await userEvent.keyboard('ge02{Enter}')
    await userEvent.keyboard('2,5{Enter}')
    await expect.element(total('To be paid')).toBeVisible()
    await expect.element(page.getByText('877.500 VND')).toBeVisible()
    await userEvent.keyboard('{F10}')
    await expect.poll(() => ended).toMatchObject([{ result: 'saved', documentId: 'i-9' }])
    expect(savedLines(server)).toMatchObject([
      { item_code: 'GE01', item_name: 'Giấy in GE01', unit: 'Ram', quantity: '10', price: '65000', vat_rate: '8%' },
      { item_code: 'GE02', quantity: '2.5', price: '65000' },
    ])
  })

  test('takes a block of a spreadsheet with what its codes name, and takes it back in one step', async () => {
    await openInvoice()
    await intoLines()
    const rows = Array.from({ length: 3 }, (_, index) => `H${index + 1}\t\t\t${index + 1}`).join('\n')
    const data = new DataTransfer()
    data.setData('text/plain', rows)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    await expect.element(grid).toHaveAttribute('aria-rowcount', '4')
    await expect.element(page.getByText('421.200 VND')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(grid).toHaveAttribute('aria-rowcount', '2')
  })

  test('is filled from a customer who is found by the tax code', async () => {
    await openInvoice()
    await userEvent.fill(combo("Buyer's tax code"), '0100')
    await page.getByRole('option', { name: /0100109106/ }).click()
    await expect.element(combo("Buyer's company name")).toHaveValue('Công ty TNHH Hoa Lan')
    await expect.element(field("Buyer's e-mail")).toHaveValue('hoa.lan@example.vn')
    await expect.element(field('Further e-mail addresses')).toHaveValue('ke.toan@example.vn')
  })

  test('has fees whose amounts are typed digit by digit, and lines whose numbers are edited as they are shown', async () => {
    const { server, ended } = await openInvoice()
    await intoLines()
    await userEvent.keyboard('GE01{Enter}')
    await userEvent.keyboard('25000{Enter}')
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}{F2}5{Enter}')
    await button('Add a fee').click()
    await userEvent.fill(field('Fee 1'), 'Phí cầu đường')
    await field('Amount of fee 1').click()
    await userEvent.keyboard('100000')
    await expect.element(field('Amount of fee 1')).toHaveValue('100000')
    await userEvent.tab()
    await expect.element(field('Amount of fee 1')).toHaveValue('100.000')
    await userEvent.keyboard('{F10}')
    await expect.poll(() => ended).toMatchObject([{ result: 'saved' }])
    expect(savedLines(server)).toMatchObject([{ item_code: 'GE01', quantity: '250005' }])
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      fees: [{ fee_name: 'Phí cầu đường', fee_amt: '100000' }],
    })
  })

  test('says at its cells what keeps it from being issued', async () => {
    await openInvoice()
    await intoLines()
    await userEvent.keyboard('{ArrowRight}Giấy{Tab}{Tab}nhiều{Tab}')
    await userEvent.keyboard('{F7}')
    await expect.element(summary).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: /nhiều/ })).toHaveAttribute('aria-invalid', 'true')
    await summary.getByRole('button', { name: /^Lines/ }).click()
    await expect.element(grid.getByRole('textbox')).toHaveFocus()
    await expect.element(grid.getByRole('textbox')).toHaveValue('nhiều')
  })

  test("stays the customer's where the name is typed over beside a tax code", async () => {
    const { server, ended } = await openInvoice()
    await userEvent.fill(combo("Buyer's tax code"), '0100')
    await page.getByRole('option', { name: /0100109106/ }).click()
    await expect.element(combo("Buyer's company name")).toHaveValue('Công ty TNHH Hoa Lan')
    await userEvent.fill(combo("Buyer's company name"), 'Công ty TNHH Hoa Lan 2')
    await userEvent.keyboard('{F10}')
    await expect.poll(() => ended.length).toBe(1)
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({ customer_id: 'k-1' })
  })

  test('belongs to no customer once another tax code is typed', async () => {
    const { server, ended } = await openInvoice()
    await userEvent.fill(combo("Buyer's tax code"), '0100')
    await page.getByRole('option', { name: /0100109106/ }).click()
    await expect.element(combo("Buyer's company name")).toHaveValue('Công ty TNHH Hoa Lan')
    await userEvent.fill(combo("Buyer's tax code"), '0101248141')
    await userEvent.keyboard('{F10}')
    await expect.poll(() => ended.length).toBe(1)
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({ customer_id: '', tax_code: '0101248141' })
  })

  test('of form 2 has no rates, and says why a symbol cannot be used', async () => {
    const server = invoiceFormServer()
    const sales = invoiceSymbolOf('C26TSS', { form_no: '2', problem: 'not_declared' })
    server.answer(invoiceMatters.symbols, { symbols: [sales] })
    await openInvoice({ server })
    await expect.element(combo('Symbol')).toHaveValue('2C26TSS')
    await expect.element(page.getByText(/does not cover this kind of invoice/)).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'VAT rate' })).not.toBeInTheDocument()
    await expect.element(combo('Percentage of revenue that is reduced')).toBeVisible()
  })
})

describe('the print', () => {
  test('of what is being filled in has the look of the symbol that is chosen, and no number', async () => {
    const asked: unknown[] = []
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation((request) => void asked.push(request))
    const server = invoiceFormServer()
    server.answer(invoiceMatters.symbols, {
      symbols: [invoiceSymbolOf('C26TAA', { logo_img: '/api/images/logo.png' })],
    })
    await openInvoice({ server })
    await intoLines()
    await userEvent.keyboard('GE01{Enter}7{Enter}')
    await button('Preview').click()
    await expect.element(page.getByRole('dialog', { name: 'Printed form' })).toBeVisible()
    await expect.poll(() => asked.length).toBe(1)
    const said = JSON.stringify(asked)
    expect(said).toContain('logo.png')
    expect(said).toContain('Giấy in GE01')
    expect(said).toContain('C26TAA')
    vi.restoreAllMocks()
  })
})

describe('an invoice that exists', () => {
  test('says nothing that the form of another symbol has no place for', async () => {
    const server = invoiceFormServer(filedInvoice({ leasing_yn: '1', untaxed_reduction: '1000' }))
    const sales = invoiceSymbolOf('C26TSS', { form_no: '2' })
    server.answer(invoiceMatters.symbols, { symbols: [invoiceSymbolOf('C26TAA'), sales] })
    const { ended } = await openInvoice({ server, document: 'i-1' })
    await button('Edit').click()
    await combo('Symbol').click()
    await page.getByRole('option', { name: '2C26TSS' }).click()
    await userEvent.keyboard('{F10}')
    await expect.poll(() => ended).toMatchObject([{ result: 'saved' }])
    expect(server.callsOf(saveDraft)[0]?.body).toMatchObject({
      form_no: '2',
      serial_no: 'C26TSS',
      leasing_yn: '0',
      untaxed_reduction: '',
    })
  })

  test('leads to a new one by F4 while it is read, and not while it is edited', async () => {
    const { followed } = await openInvoice({ server: invoiceFormServer(filedInvoice()), document: 'i-1' })
    await expect.element(button('Edit')).toBeVisible()
    await userEvent.keyboard('{F4}')
    expect(followed).toEqual(['new'])
    await button('Edit').click()
    await expect.element(button('Cancel edit')).toBeVisible()
    await userEvent.keyboard('{F4}')
    expect(followed).toEqual(['new'])
  })

  test('of a day without the reduction shows the one that it has, so that it can be taken out', async () => {
    const server = invoiceFormServer(
      filedInvoice({ form_no: '2', serial_no: 'C27TSS', inv_date: '2027-02-01', reduced_percent: '1' }),
    )
    await openInvoice({ server, document: 'i-1' })
    await expect.element(combo('Percentage of revenue that is reduced')).toHaveValue('1')
  })

  test('is read with its lines and totals, and a refused one with its reason', async () => {
    const refused = filedInvoice({ etax_status: 'rejected', etax_rslt: '20401: Mã số thuế người mua không tồn tại' })
    await openInvoice({ server: invoiceFormServer(refused), document: 'i-1' })
    await expect.element(page.getByText('702.000 VND')).toBeVisible()
    await expect.element(page.getByText(/has refused this e-invoice/)).toBeVisible()
    await expect.element(button('Edit')).toBeVisible()
  })

  test('says which other one it adjusts, why, and what has replaced it, with a way to both', async () => {
    const adjusting = filedInvoice({
      inv_feature: '2',
      inv_type_ref: '1',
      form_no_ref: '1',
      serial_no_ref: 'C26TAA',
      inv_no_ref: '17',
      inv_date_ref: '2026-10-05',
      note: 'Sai đơn giá',
      corrects_sid: 'i-17',
      corrected_by: '1',
      corrected_by_sid: 'i-18',
    })
    await openInvoice({ server: invoiceFormServer(adjusting), document: 'i-1' })
    await expect.element(page.getByText('Adjusts invoice 1C26TAA 17 of 05/10/2026')).toBeVisible()
    await expect.element(page.getByText('Reason: Sai đơn giá')).toBeVisible()
    const link = (name: string) => page.getByRole('link', { name })
    await expect
      .element(link('Open the invoice that is corrected'))
      .toHaveAttribute('href', expect.stringContaining('e-invoices/i-17'))
    await expect.element(page.getByText('This invoice was replaced, and counts no more')).toBeVisible()
    await expect
      .element(link('Open the invoice that corrects it'))
      .toHaveAttribute('href', expect.stringContaining('e-invoices/i-18'))
  })

  test('names the shop that it states, though that is not among those that are read', async () => {
    const accepted = filedInvoice({
      etax_status: 'accepted',
      inv_no: '7',
      shop_id: 's-9',
      shop_code: 'CH09',
      shop_name: 'Cửa hàng Hàng Bài',
    })
    await openInvoice({ server: invoiceFormServer(accepted), document: 'i-1' })
    await expect.element(combo('Shop')).toHaveDisplayValue('CH09 · Cửa hàng Hàng Bài')
  })

  test('is edited in place, line by line', async () => {
    const { server, ended } = await openInvoice({
      server: invoiceFormServer(filedInvoice({ lines: [lineOf(), lineOf({ item_code: 'GE02', quantity: '1' })] })),
      document: 'i-1',
    })
    await button('Edit').click()
    await intoLines()
    await userEvent.keyboard('{Control>}{Delete}{/Control}')
    await userEvent.keyboard('{F10}')
    await expect.poll(() => ended).toMatchObject([{ result: 'saved' }])
    expect(savedLines(server)).toMatchObject([{ item_code: 'GE02', quantity: '1' }])
  })
})
