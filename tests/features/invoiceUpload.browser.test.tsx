import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { checkSkip } from '../../src/api/contract/digitalSignatures.ts'
import { invoiceMatters } from '../../src/api/contract/invoiceMatters.ts'
import { invoiceUpload } from '../../src/api/contract/invoiceUpload.ts'
import { vietnamDay } from '../../src/domain/dates.ts'
import { EInvoicesPage } from '../../src/features/eInvoices/list/EInvoicesPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import type { FakeServer } from './support/fakeServer.ts'
import { invoiceSymbolOf } from './support/filedInvoice.ts'
import { serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'
import { company } from './support/samples.ts'

beforeEach(() => window.localStorage.clear())

const { uploadDraft, uploadIssue } = invoiceUpload
const dialog = page.getByRole('dialog', { name: 'E-invoices from Excel' })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const symbol = `C${vietnamDay(new Date()).slice(2, 4)}TAA`

const headings = ['Số đơn hàng', 'Tên đơn vị', 'Tên hàng', 'Số lượng', 'Đơn giá', 'Thuế suất', 'Thành tiền']
const row = (order: string, changes: Readonly<Record<number, string>> = {}): readonly string[] =>
  [order, `Khách ${order}`, 'Bút bi', '10', '3500', '8%', ''].map((text, place) => changes[place] ?? text)

const pasted = (...rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map((cells) => cells.join('\t')).join('\n')

const paste = (text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const sentSchema = v.object({ payload: v.instance(File), mode: v.string() })
const invoicesSchema = v.array(
  v.looseObject({ sid: v.string(), order_no: v.string(), lines: v.array(v.record(v.string(), v.string())) }),
)

const sentBy = async (server: FakeServer, place = -1, call: typeof uploadDraft = uploadDraft) => {
  const { payload } = v.parse(sentSchema, server.callsOf(call).at(place)?.body)
  return v.parse(invoicesSchema, JSON.parse(await payload.text()))
}

const kept = (...rows: readonly number[]) =>
  rows.map((place) => ({ row: place, sid: `i-${place}`, version: 'v', is_new: true }))

const open = async (server: FakeServer = serverOfInvoices([])): Promise<FakeServer> => {
  server.answer(contract.company, company)
  server.answer(contract.invoiceShops, { shops: [], has_more: false, company_itself: true })
  server.answer(invoiceMatters.symbols, { symbols: [{ ...invoiceSymbolOf('C26TAA'), serial_no: symbol }] })
  await visitInvoices(EInvoicesPage, { server })
  await page.getByRole('button', { name: 'Upload Excel', exact: true }).click()
  await expect.element(button('Browse')).toBeVisible()
  return server
}

const upload = async (): Promise<void> => {
  await button('Upload').click()
  await page.getByRole('button', { name: 'Upload now' }).click()
}

describe('invoices from Excel', () => {
  test('are shown by their rows with what is wrong at its cell; the wrong ones are left out, and named afterwards', async () => {
    const server = serverOfInvoices([])
    server.answer(uploadDraft, { total: 1, success: 1, failed: 0, rows: [], invoices: kept(0) })
    await open(server)
    paste(pasted(row('A1'), row('A1', { 2: 'Vở' }), row('A2', { 6: '40000' }), row('A2')))
    await expect.element(dialog.getByText(/^Quantity, price and discount come to 35.000/)).toBeVisible()
    await expect.element(button('All invoices (2)')).toBeVisible()
    await expect.element(button('Upload')).toBeDisabled()
    await expectNoViolations()
    await button('With errors (1)').click()
    await expect.element(dialog.getByRole('rowheader', { name: '2', exact: true })).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('rowheader', { name: /^4\s*with an error$/ })).toBeVisible()
    await expect.element(dialog.getByRole('rowheader', { name: '5', exact: true })).toBeVisible()
    await button('Leave out the invoices with errors').click()
    await upload()
    await expect.element(dialog.getByText('Some invoices were not drafted')).toBeVisible()
    await expect.element(dialog.getByText(/^Row 4: A2 – Khách A2 – Quantity, price/)).toBeVisible()
    await expect.element(button('Download my file with the reasons')).toBeVisible()
    await expectNoViolations()
    const [sent, ...others] = await sentBy(server)
    expect(others).toEqual([])
    expect(sent).toMatchObject({ order_no: 'A1', serial_no: symbol, form_no: '1', company_name: 'Khách A1' })
    expect(sent?.lines).toMatchObject([
      { item_name: 'Bút bi', quantity: '10', price: '3500', vat_rate: '8%' },
      { item_name: 'Vở' },
    ])
  })

  test('are the same ones with the same ids when the same rows are uploaded again', async () => {
    const server = serverOfInvoices([])
    server.answer(uploadDraft, { total: 2, success: 2, failed: 0, rows: [], invoices: kept(0, 1) })
    await open(server)
    const idsOf = async () => (await sentBy(server)).map(({ sid }) => sid)
    paste(pasted(row('A1'), row('A2')))
    await upload()
    await expect.element(dialog.getByText('All invoices were drafted')).toBeVisible()
    const first = await idsOf()
    const again = {
      total: 2,
      success: 2,
      failed: 0,
      rows: [],
      invoices: kept(0, 1).map((one) => ({ ...one, is_new: false })),
    }
    server.answer(uploadDraft, again)
    await button('Choose another file').click()
    paste(pasted(row('A1'), row('A2')))
    await upload()
    await expect.element(dialog.getByText(/^2 of them were there already/)).toBeVisible()
    expect(await idsOf()).toEqual(first)
    expect(new Set(first).size).toBe(2)
  })

  test('ask how numbers are written where the file does not say', async () => {
    await open()
    paste(pasted(row('A1', { 4: '3.500' })))
    await expect.element(dialog.getByText(/^This may mean a thousand times/)).toBeVisible()
    await dialog.getByText('1.234 is one thousand two hundred and thirty-four').click()
    await expect.element(dialog.getByText(/^This may mean a thousand times/)).not.toBeInTheDocument()
    await expect.element(button('Upload')).toBeEnabled()
  })

  test('are complete where they are issued at once, and then offer to be issued', async () => {
    const server = serverOfInvoices([])
    server.answer(uploadIssue, { total: 1, success: 1, failed: 0, rows: [], invoices: kept(0) })
    server.answer(checkSkip, { skip: true, type: '1', types: ['1'] })
    await open(server)
    paste(pasted(row('A1', { 5: '' })))
    await expect.element(button('With errors (0)')).toBeVisible()
    await dialog.getByText('Invoices that are issued at once').click()
    await expect.element(dialog.getByText('Choose the VAT rate')).toBeVisible()
    await button('Choose another file').click()
    await page.getByRole('button', { name: 'Give up the rows' }).click()
    paste(pasted(row('A1')))
    await upload()
    await expect.element(button('Issue all')).toBeVisible()
    expect(await sentBy(server, -1, uploadIssue)).toHaveLength(1)
  })

  test('name what the server refuses at its row, and keep the others', async () => {
    const server = serverOfInvoices([])
    const rows = [{ row: 1, field: 'lines.1.price', message: 'amount_is_negative' }]
    server.answer(uploadDraft, { total: 2, success: 1, failed: 1, rows, invoices: kept(0) })
    await open(server)
    paste(pasted(row('A1'), row('A2'), row('A2')))
    await upload()
    await expect.element(dialog.getByText(/^Row 4: A2 – Khách A2 – This cannot be below 0/)).toBeVisible()
    await expect.element(dialog.getByText(/^Row 3:/)).not.toBeInTheDocument()
  })

  test('say which columns are missing, or that nothing is a heading', async () => {
    await open()
    paste('Số đơn hàng\tNgày hóa đơn\tSố lượng\tĐơn giá\nA1\t20/11/2026\t1\t1000')
    await expect.element(dialog.getByText('Goods or service')).toBeVisible()
    await button('Choose another file').click()
    paste('a\tb\nc\td')
    await expect.element(dialog.getByText('The headings of this sheet are not recognised')).toBeVisible()
  })
})
