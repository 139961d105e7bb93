import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { payrollCaptions, payrollFields } from '../../../src/domain/pitCertificate/payroll/columns.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { payrollRow } from '../../server/support/payroll.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { asVisitor } from '../support/fixtures.ts'
import { listHsmCertificate } from '../support/hsmCertificate.ts'
import { onDatabase } from '../support/onDatabase.ts'

const fixture = asVisitor()

const upload = (page: Page) => page.getByRole('dialog', { name: 'PIT certificates from a payroll' })
const sending = (page: Page) => page.getByRole('dialog', { name: 'Issue several PIT certificates' })
const press = (page: Page, name: string) => sending(page).getByRole('button', { name, exact: true }).click()
const stands = (page: Page, name: string) => sending(page).getByRole('heading', { name }).waitFor()

const people = 25

/** Rows of the sample's columns, as somebody copies them from a spreadsheet. */
const copied = (year: string): string => {
  const rows = Array.from({ length: people }, (_, place) =>
    payrollRow(place, { taxpayer_resident: 'có', income_year: year, final_income_tax: '2.000.000' }),
  )
  return [
    payrollFields.map((field) => payrollCaptions[field].vi),
    ...rows.map((row) => payrollFields.map((field) => row[field])),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n')
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
        "select etax_status as status, count(*) as count from pit_certificates where company_id = ? and taxpayer_nm like 'Nguyễn Văn %' and taxpayer_taxcd like '01000000%' group by etax_status",
      )
      .all(demoCompany.id)
      .map(({ status, count }) => `${String(status)} ${String(count)}`),
  )

describe('a payroll', () => {
  it('of 25 taxpayers is read, drafted, and issued by the HSM with one PIN', async () => {
    const { page, product } = fixture
    const serialNumber = await listHsmCertificate(product.data, '1')
    await signIn(page, product.origin, 'pit.admin@tokhai.example', 'en')
    await page.waitForURL('**/en/e-pit/certificate')
    await page.getByRole('button', { name: 'Upload payroll' }).click()
    await upload(page).getByRole('button', { name: 'Browse' }).waitFor()
    await paste(page, copied(vietnamDay(new Date()).slice(0, 4)))
    await upload(page)
      .getByRole('button', { name: `All (${people})` })
      .waitFor()
    await upload(page).getByText('PIT certificates that are issued at once').click()
    await upload(page).getByRole('button', { name: 'Errors (0)' }).waitFor()
    await expectStateAccessible(page)
    await upload(page).getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByRole('button', { name: 'Upload now' }).click()
    await upload(page).getByText('All PIT certificates were drafted').waitFor()
    await expectStateAccessible(page)
    await upload(page).getByRole('button', { name: 'Issue all with HSM' }).click()
    await stands(page, `To be sent: ${people} of ${people}`)
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
    await stands(page, `Sent: ${people} of ${people}`)
    await press(page, 'Done')
    await expect.poll(() => statuses(product.data), { timeout: 30_000 }).toEqual([`accepted ${people}`])
  })
})
