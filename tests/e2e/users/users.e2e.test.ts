import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { png } from '../../images/pictures.ts'
import { enterAs } from '../support/besidePage.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'
import { sendPicture } from '../support/pictures.ts'

const fixture = asVisitor()

const users = (page: Page, locale = 'en') => page.goto(`${fixture.product.origin}/${locale}/report?settings=users`)
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const choosePicture = async (page: Page) => {
  const buffer = await png(400, 300)
  await page.getByLabel('Profile picture: file').setInputFiles({ name: 'photo', mimeType: 'image/png', buffer })
  await sendPicture(page)
  await page.getByRole('img', { name: 'Profile picture' }).waitFor()
}

it('a user is created with a picture, a verified id and a shop, given rights, deactivated and activated [001-2.9-04 001-2.9-09]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await users(page)
  await row(page, 'cuahang.haiphong').waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)

  await page.getByRole('button', { name: /^Add/ }).first().click()
  await field(page, 'Full name').waitFor()
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('region', { name: /need.* your attention/ }).waitFor()
  await expectAccessible(page)
  await field(page, 'Full name').fill('Trịnh Thu Hằng')
  await choosePicture(page)
  await field(page, 'Mobile').fill('0911222333')
  await field(page, 'E-mail').fill('hang@tokhai.example')
  expect(await button(page, 'Verify').getAttribute('aria-disabled')).toBe('true')
  await field(page, 'User ID').fill('admin@tokhai.example')
  await button(page, 'Verify').click()
  await page.getByText('Somebody signs in with this user ID already').first().waitFor()
  await field(page, 'User ID').fill('hang@tokhai.example')
  await button(page, 'Verify').click()
  await page.getByText('Verified', { exact: true }).waitFor()
  await page.getByLabel(/^New password/).fill('Matkhau@1')
  await page.getByLabel(/^Confirm new password/).fill('Matkhau@1')
  await page.getByRole('row', { name: 'Add shops' }).getByRole('checkbox').check({ force: true })
  await button(page, 'Connect to shop').click()
  const picker = page.getByRole('dialog', { name: 'Connect to shop' })
  await picker.getByRole('rowheader', { name: 'Cửa hàng Sao Mai Xanh Đội Cấn' }).waitFor()
  await expectStateAccessible(page)
  await picker.getByRole('rowheader', { name: 'Cửa hàng Sao Mai Xanh Đội Cấn' }).dblclick()
  await page.getByRole('list', { name: 'Connected shops' }).getByText('SMX-HN01').waitFor()
  await page.keyboard.press('F10')
  await row(page, 'hang@tokhai.example').locator('img').waitFor()

  await row(page, 'hang@tokhai.example').getByRole('rowheader').dblclick()
  await button(page, 'Reset password').click()
  await page.getByLabel(/^New password/).waitFor()
  await expectStateAccessible(page)
  await button(page, 'Cancel the reset').click()
  await page.getByLabel(/^New password/).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')

  await row(page, 'hang@tokhai.example').getByRole('checkbox').click()
  await button(page, 'Deactivate').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await row(page, 'hang@tokhai.example').getByText('Inactive').waitFor()

  await button(page, 'Manage roles').click()
  const roles = page.getByRole('dialog', { name: 'Manage roles' })
  const administrators = roles.getByRole('region', { name: 'Administrators', exact: true })
  await administrators.getByRole('rowheader', { name: 'Trần Quốc Bảo' }).waitFor()
  expect(await administrators.getByRole('rowheader', { name: 'Trịnh Thu Hằng' }).count()).toBe(0)
  await roles.getByRole('combobox', { name: 'Role of Trịnh Thu Hằng' }).selectOption('Administrator')
  await expectAccessible(page)
  await button(page, 'Save').click()
  await roles.waitFor({ state: 'detached' })
  await row(page, 'hang@tokhai.example').getByText('Administrator').waitFor()
})

it('user management is for administrators only [001-2-01 001-6-03 002-2.4-02 002-6-06]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'user@tokhai.example')
  await page.goto(`${product.origin}/en/report?settings=shops`)
  await row(page, 'SMX-HN01').waitFor()
  expect(await page.getByText('User Management').count()).toBe(0)
})

it('a given password is changed first, and nothing else is possible before [001-4-25]', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await users(page)
  await row(page, 'ketoan.hoadon').getByRole('rowheader').dblclick()
  await button(page, 'Reset password').click()
  await page.getByLabel(/^New password/).fill('Matkhau@1')
  await page.getByLabel(/^Confirm new password/).fill('Matkhau@1')
  await page.keyboard.press('F10')
  await page.getByRole('dialog', { name: 'Edit the user' }).waitFor({ state: 'detached' })
  await page.context().clearCookies()
  await page.goto(`${product.origin}/en/login`)
  await page.locator('input[autocomplete="username"]').fill('ketoan.hoadon@tokhai.example')
  await page.locator('input[autocomplete="current-password"]').fill('Matkhau@1')
  await page.locator('button[type="submit"]').click()
  await page.getByRole('heading', { name: 'Choose a password of your own' }).waitFor()
  await expectAccessible(page)
  await page.reload()
  await page.getByLabel(/^New password/).fill('CuaToi@2026')
  await page.getByLabel(/^Confirm new password/).fill('CuaToi@2026')
  await button(page, 'Change the password').click()
  await page.getByRole('button', { name: /Account of/ }).waitFor()
})

it('administrators read who did what, and take it away as a file', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await page.goto(`${product.origin}/en/report?settings=audit`)
  await row(page, 'Logged in').first().waitFor()
  // What the tests before have done, named by the areas that wrote it.
  const created = row(page, 'Created a user')
  await created.getByText('Trịnh Thu Hằng', { exact: true }).waitFor()
  await created.getByText(/Full name: Trịnh Thu Hằng; .*Role: User; Connected shops: Cửa hàng Sao Mai Xanh/).waitFor()
  await row(page, 'Changed a role').getByText('Role: User → Administrator').waitFor()
  await created.getByRole('rowheader').dblclick()
  const entry = page.getByRole('dialog', { name: 'Created a user' })
  await entry.getByText('Full name: Trịnh Thu Hằng', { exact: true }).waitFor()
  await expectStateAccessible(page)
  await page.keyboard.press('Enter')
  await entry.waitFor({ state: 'detached' })
  await expectAccessible(page)
  await expectNoMessageIds(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('audit.csv')
})
