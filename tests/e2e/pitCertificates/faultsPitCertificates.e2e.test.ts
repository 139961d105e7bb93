import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { contract } from '../../../src/api/contract/contract.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { payrollCaptions, payrollFields } from '../../../src/domain/pitCertificate/payroll/columns.ts'
import { payrollRow } from '../../server/support/payroll.ts'
import { besidePage } from '../support/besidePage.ts'
import { askServer, broken, expectReadAgain, opens } from '../support/documentFaults.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectTexts } from '../support/languages.ts'

const fixture = asVisitor({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const rows = (page: Page) => page.getByRole('grid', { name: 'PIT certificates' }).getByRole('rowheader')

const open = opens(fixture, 'pit.admin@tokhai.example', 'e-pit')

/** A new certificate for the person of an earlier one. */
const filled = async (): Promise<Page> => {
  const page = await open('certificate/new')
  await page.getByRole('combobox', { name: 'Full name [05]' }).fill('minh')
  await page.getByRole('option', { name: /Trịnh Quang Minh/ }).click()
  await field(page, 'Total taxable income of which tax is withheld [17]').fill('7000000')
  await field(page, 'Total assessable income [18]').fill('7000000')
  await field(page, 'Personal income tax withheld [19]').fill('700000')
  return page
}

it('pitCertificates.listFailed: the list says so, and is read again', async () => {
  await expectReadAgain(
    fixture,
    'pitCertificates.listFailed',
    () => open('certificate'),
    (page) => rows(page).first(),
  )
})

it('pitCertificate.saveFailed: keeps what was typed, and is saved in the end', async () => {
  const page = await filled()
  await switchOn(fixture.product, 'pitCertificate.saveFailed')
  await page.keyboard.press('F10')
  await expectTexts(page, broken)
  expect(await field(page, 'Total taxable income of which tax is withheld [17]').inputValue()).toBe('7.000.000')
  await switchAllOff(fixture.product)
  await page.keyboard.press('F10')
  await page.waitForURL((url) => !url.pathname.endsWith('/new'))
})

it('pitCertificate.issueAnswerLost: is asked for and issued once', async () => {
  const page = await filled()
  await switchOn(fixture.product, 'pitCertificate.issueAnswerLost', 'once')
  await page.keyboard.press('F7')
  await askServer(page.getByRole('dialog', { name: 'Issue the PIT certificate' }))
  const visitor = await besidePage(page, fixture.product.origin)
  const issued = async () => {
    const query = { search_value: 'Trịnh Quang Minh' }
    const { certificates } = await visitor.get(contract.listPitCertificates, { query })
    return certificates.filter((row) => row.final_income_amt === '7000000' && row.etax_status !== 'draft').length
  }
  await expect.poll(issued).toBe(1)
})

it('pitCertificates.payrollFailed: the rows stay, and are drafted in the end', async () => {
  const page = await open('certificate')
  await button(page, 'Upload payroll').click()
  const upload = page.getByRole('dialog', { name: 'PIT certificates from a payroll' })
  await upload.getByRole('button', { name: 'Browse' }).waitFor()
  const row = payrollRow(1, { income_year: vietnamDay(new Date()).slice(0, 4) })
  const cells = [payrollFields.map((each) => payrollCaptions[each].vi), payrollFields.map((each) => row[each])]
  await page.evaluate(
    (copied) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', copied)
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    cells.map((each) => each.join('\t')).join('\n'),
  )
  await upload.getByRole('button', { name: 'All (1)' }).waitFor()
  await switchOn(fixture.product, 'pitCertificates.payrollFailed')
  await upload.getByRole('button', { name: 'Upload', exact: true }).click()
  await button(page, 'Upload now').click()
  await upload.getByText('Nothing was uploaded').waitFor()
  await switchAllOff(fixture.product)
  await upload.getByRole('button', { name: 'Upload again' }).click()
  await upload.getByText('All PIT certificates were drafted').waitFor()
})
