import type { Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { inTab } from '../support/fixtures.ts'
import { connect, connecting, enterPin, listHsmCertificate, openCertificates } from '../support/hsmCertificate.ts'
import { expectNoMessageIds } from '../support/languages.ts'
import { expectUnseen, sentBy } from '../support/secrets.ts'

const fixture = inTab()

let serialNumber = ''
beforeAll(async () => {
  serialNumber = await listHsmCertificate(fixture.product.data, '0')
})
let sent: readonly string[] = []
beforeEach(() => {
  sent = sentBy(fixture.page)
})
afterEach(() => expectUnseen(fixture.page, sent, [demoHsm.password, demoHsm.pin]))

/** The browser notes each refusal of the server by itself. */
afterEach(() => expect(fixture.complaints.said.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const row = (page: Page) => page.getByRole('row', { name: new RegExp(serialNumber) })
const status = (page: Page, name: string) => row(page).getByText(name, { exact: true }).waitFor()

it('a failed login of the signing server empties its fields, a right one keeps the account and synchronises [000-5-18 000-8-12 001-8-04]', async () => {
  const { page } = fixture
  await openCertificates(page, fixture.product.origin)
  await button(page, 'Sync').click()
  await connecting(page).getByText('No account of the signing server is kept').waitFor()
  await expectStateAccessible(page)
  await expectNoMessageIds(page)
  await connect(page, 'not the password')
  await connecting(page)
    .getByText(/does not know this user and password/)
    .waitFor()
  expect(
    await connecting(page)
      .getByRole('textbox', { name: /^Username/ })
      .inputValue(),
  ).toBe('')
  await connect(page, demoHsm.password)
  await page.getByText('Sync successfully').waitFor()
  await connecting(page).waitFor({ state: 'detached' })
  await status(page, 'Active')
  // Nothing of the dialog is loaded then.
  await openCertificates(page, fixture.product.origin)
  await button(page, 'Sync').click()
  await page.getByText('Sync successfully').waitFor()
})

it('the status of a certificate in an HSM changes by its right PIN alone [000-5-17 001-7-09 001-4-01]', async () => {
  const { page } = fixture
  await openCertificates(page, fixture.product.origin)
  await row(page).getByRole('checkbox').click()
  await button(page, 'Change status').click()
  const changing = dialog(page, 'Change status')
  await changing.getByText('5 attempts left').waitFor()
  await changing.getByText('Stopped', { exact: true }).click()
  await enterPin(page, '00000000')
  await changing.getByRole('button', { name: 'Change status' }).click()
  await changing.getByText('4 attempts left').waitFor()
  await expectAccessible(page)
  await enterPin(page, demoHsm.pin)
  await changing.getByRole('button', { name: 'Change status' }).click()
  await page.getByText('Change status successfully').waitFor()
  await status(page, 'Stopped')
})

it('a certificate is updated in the dialog that a double click opens [001-2.1-10 001-5-04]', async () => {
  const { page } = fixture
  await openCertificates(page, fixture.product.origin)
  await row(page).getByRole('rowheader').dblclick()
  const updating = dialog(page, 'Update the digital signature')
  await updating.getByText('Key in the HSM').waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)
  await updating.getByText('Extended', { exact: true }).click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await updating.getByText('Pin is required').first().waitFor()
  await enterPin(page, demoHsm.pin)
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('The digital signature has been updated').waitFor()
  await status(page, 'Extended')
})
