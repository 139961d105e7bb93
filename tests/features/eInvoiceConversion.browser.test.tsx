import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { invoiceConversion } from '../../src/api/contract/invoiceConversion.ts'
import { invoiceFiling, type InvoiceDetail } from '../../src/api/contract/invoiceFiling.ts'
import { FiledInvoices } from '../../src/features/eInvoices/kind/FiledInvoices.tsx'
import { PaperOfInvoice } from '../../src/features/eInvoices/matters/PaperOfInvoice.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import type { FakeServer } from './support/fakeServer.ts'
import { invoiceDetail, invoiceRow, serverOfInvoices, visitInvoices } from './support/invoicesAtPlace.tsx'
import { RoutedInvoices } from './support/routedInvoices.tsx'

beforeEach(() => window.localStorage.clear())

const { convert } = invoiceConversion
const button = (name: string) => page.getByRole('button', { name, exact: true })
const asking = page.getByRole('dialog', { name: 'Convert 1C26TAA 12 to paper' })
const converter = page.getByRole('textbox', { name: 'Name of the person who converts it' })

const accepted = invoiceDetail({ etax_status: 'accepted', inv_no: '12' })
const converted = invoiceDetail({
  etax_status: 'accepted',
  inv_no: '12',
  convert_yn: 'Y',
  convert_by: 'Lê Thị Giấy',
  convert_dt: '2026-11-20T03:00:00Z',
})

const visit = (record: InvoiceDetail, server: FakeServer, given = {}) =>
  visitInvoices(
    () => (
      <FiledInvoices>
        <PaperOfInvoice record={record} />
      </FiledInvoices>
    ),
    { server, ...given },
  )

describe('converting an invoice to paper', () => {
  test('warns that it is once, takes the name of whoever is signed in, and shows the paper [002-4.3-02]', async () => {
    const server = serverOfInvoices([], accepted)
    server.answer(contract.keepPreview, { ts: 1_795_000_000_000 })
    server.answerBy(convert, ({ query }) => {
      server.answer(invoiceFiling.detail, { ...converted, convert_by: query['convert_by'] ?? '' })
      return {
        sid: 'i-1',
        convert_by: query['convert_by'] ?? '',
        convert_dt: '2026-11-20T03:00:00Z',
        pdf_convert_url: '/x',
      }
    })
    await visit(accepted, server)
    await button('Convert to paper…').click()
    await expect.element(asking).toBeVisible()
    await expect.element(page.getByText('An e-invoice is converted to paper once')).toBeVisible()
    await expect.element(converter).not.toHaveValue('')
    await expectNoViolations()
    await converter.fill('Trần Văn Hai')
    await button('Convert to paper').click()
    await expect.element(page.getByRole('dialog', { name: 'Printed form' })).toBeVisible()
    expect(server.callsOf(convert).map(({ query }) => query)).toEqual([{ sid: 'i-1', convert_by: 'Trần Văn Hai' }])
    await expect.poll(() => server.callsOf(contract.keepPreview).length).toBe(1)
  })

  test('asks for a name before anything is sent', async () => {
    const server = serverOfInvoices([], accepted)
    await visit(accepted, server)
    await button('Convert to paper…').click()
    await converter.fill(' ')
    await button('Convert to paper').click()
    await expect.element(converter).toHaveAccessibleDescription(/Enter the name of the person who converts it/)
    expect(server.callsOf(convert)).toEqual([])
  })

  test('says who was faster, and leads to the paper of that one', async () => {
    const server = serverOfInvoices([], accepted)
    await visit(accepted, server)
    await button('Convert to paper…').click()
    await expect.element(asking).toBeVisible()
    server.answer(invoiceFiling.detail, converted)
    server.refuse(convert, { status: 409, reason: 'invoice.converted', message: '' })
    await button('Convert to paper').click()
    await expect.element(page.getByRole('dialog', { name: '1C26TAA 12 is converted to paper' })).toBeVisible()
    await expect.element(page.getByText(/Lê Thị Giấy has converted it/)).toBeVisible()
    await expect.element(button('Preview and print')).toBeVisible()
    await expectNoViolations()
  })

  test('is done of a converted one, which says by whom and is printed again as it was', async () => {
    const server = serverOfInvoices([], converted)
    server.answer(contract.keepPreview, { ts: 1_795_000_000_000 })
    await visit(converted, server, { scope: 'USER', permissions: [] })
    await expect.element(page.getByText(/Converted by Lê Thị Giấy, 20\/11\/2026/)).toBeVisible()
    await button('Print the paper…').click()
    await button('Preview and print').click()
    await expect.element(page.getByRole('dialog', { name: 'Printed form' })).toBeVisible()
    expect(server.callsOf(convert)).toEqual([])
  })

  test('is closed to whoever may not issue', async () => {
    await visit(accepted, serverOfInvoices([], accepted), { scope: 'USER', permissions: ['invoice.new'] })
    await expect
      .element(button('Convert to paper…'))
      .toHaveAccessibleDescription('Your account may not issue e-invoices')
  })
})

describe('the list', () => {
  const open = async (etax_status: string) => {
    const rows = [invoiceRow('i-1', { etax_status, inv_no: '12' })]
    await visitInvoices(RoutedInvoices, { server: serverOfInvoices(rows, accepted) })
    await page.getByRole('grid', { name: 'E-invoices' }).getByRole('checkbox').nth(1).click()
    await button('More actions').click()
    return page.getByRole('menuitem', { name: /^Convert to paper/ })
  }

  test.each(['draft', 'rejected', 'sent'])('converts none that is %s, and says why', async (status) => {
    const item = await open(status)
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    expect(item.element().textContent).toContain('Only of an accepted e-invoice')
  })

  test('leads from an accepted one to the question', async () => {
    await (await open('accepted')).click()
    await expect.element(asking).toBeVisible()
  })
})
