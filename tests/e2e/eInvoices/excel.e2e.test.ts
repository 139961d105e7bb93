import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { uploadCaptions, type SampleField } from '../../../src/domain/invoice/upload/captions.ts'
import { usualRate } from '../../../src/domain/invoice/rates.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { asVisitor } from '../support/fixtures.ts'
import { listHsmCertificate } from '../support/hsmCertificate.ts'
import { onDatabase } from '../support/onDatabase.ts'

const fixture = asVisitor()

const upload = (page: Page) => page.getByRole('dialog', { name: 'E-invoices from Excel' })
const sending = (page: Page) => page.getByRole('dialog', { name: 'Issue several e-invoices' })
const press = (page: Page, name: string) => sending(page).getByRole('button', { name, exact: true }).click()
const stands = (page: Page, name: string) => sending(page).getByRole('heading', { name }).waitFor()

const invoices = 120
const rows = 500
const fields = [
  'order_no',
  'serial_no',
  'company_name',
  'address',
  'item_name',
  'quantity',
  'price',
  'vat_rate',
] as const satisfies readonly SampleField[]

/** Ends what hangs, in milliseconds; it measures nothing. */
const longestRun = 200_000

/** Invoices whose first row has a rate that is none. */
const wrong: readonly number[] = [7, 60, 119]

/** Rows of the sample's columns, as somebody copies them from a spreadsheet: 120 invoices by turns, of four or five lines. */
const copied = (symbol: string, rate: string): string => {
  const lines = Array.from({ length: rows }, (_, place) => {
    const invoice = place % invoices
    const isWrong = place < invoices && wrong.includes(invoice)
    const said: Readonly<Record<(typeof fields)[number], string>> = {
      order_no: `XL-${invoice}`,
      serial_no: `1${symbol}`,
      company_name: `Khách Excel ${invoice}`,
      address: 'Số 3 phố Huế, Hà Nội',
      item_name: `Mặt hàng ${place}`,
      quantity: '3',
      price: '12.500,5',
      vat_rate: isWrong ? 'tám' : rate,
    }
    return fields.map((field) => said[field])
  })
  return [fields.map((field) => uploadCaptions[field].vi), ...lines].map((cells) => cells.join('\t')).join('\n')
}

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((copy) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copy)
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

const statuses = (data: string) =>
  onDatabase(data, (database) =>
    database
      .prepare(
        "select etax_status as status, count(*) as count from invoices where company_id = ? and buyer_nm like 'Khách Excel %' group by etax_status",
      )
      .all(demoCompany.id)
      .map(({ status, count }) => `${String(status)} ${String(count)}`),
  )

describe('invoices from Excel', () => {
  it('of 500 rows in 120 invoices are drafted but for three, which are given back, and issued by the HSM with one PIN', async () => {
    const { page, product } = fixture
    const today = vietnamDay(new Date())
    const serialNumber = await listHsmCertificate(product.data, '1')
    const writer = await signInAs(product.origin, 'admin@tokhai.example')
    const { symbols } = await writer.get(contract.invoiceSymbols, { query: { invoice_date: today } })
    const symbol = symbols.find(({ form_no, problem }) => form_no === '1' && problem === '')?.serial_no ?? ''
    const going = invoices - wrong.length
    await signIn(page, product.origin, 'admin@tokhai.example', 'en')
    await page.goto(`${product.origin}/en/sale/e-invoice`)
    await page.getByRole('button', { name: 'Upload Excel' }).click()
    await upload(page).getByRole('button', { name: 'Browse' }).waitFor()
    await paste(page, copied(symbol, usualRate(today)))
    await upload(page)
      .getByRole('button', { name: `With errors (${wrong.length})` })
      .waitFor()
    await upload(page).getByText('Invoices that are issued at once').click()
    await upload(page).getByRole('button', { name: 'Leave out the invoices with errors' }).click()
    await expectStateAccessible(page)
    await upload(page).getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByRole('button', { name: 'Upload now' }).click()
    await upload(page).getByText('Some invoices were not drafted').waitFor()
    await expectStateAccessible(page)
    const downloading = page.waitForEvent('download')
    await upload(page).getByRole('button', { name: 'Download my file with the reasons' }).click()
    expect((await downloading).suggestedFilename()).toBe('invoices - not uploaded.xlsx')
    await upload(page).getByRole('button', { name: 'Issue all with HSM' }).click()
    await stands(page, `To be sent: ${going} of ${going}`)
    await press(page, 'Sign and send')
    await stands(page, 'Choose a certificate of the HSM')
    await sending(page)
      .getByRole('radio', { name: new RegExp(serialNumber) })
      .check()
    await press(page, 'Confirm')
    await stands(page, 'Connect to the HSM')
    await sending(page).getByRole('textbox', { name: /^User/ }).fill(demoHsm.userName)
    await sending(page)
      .getByLabel(/^Password/)
      .fill(demoHsm.password)
    await sending(page).getByLabel(/^PIN/).fill(demoHsm.pin)
    await press(page, 'Sign')
    await sending(page)
      .getByRole('heading', { name: `Sent: ${going} of ${going}` })
      .waitFor({ timeout: longestRun })
    await press(page, 'Done')
    await expect.poll(() => statuses(product.data), { timeout: longestRun }).toEqual([`accepted ${going}`])
  })
})
