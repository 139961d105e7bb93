import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { png } from '../../images/pictures.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { atTheList } from '../support/fixtures.ts'
import { sendPicture } from '../support/pictures.ts'

const fixture = atTheList()

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()
const openAccount = async (page: Page) => {
  await page.goto(`${fixture.product.origin}/en/report?settings=account`)
  await field(page, 'Full name').waitFor()
}
const choosePicture = async (page: Page) => {
  const buffer = await png(400, 300)
  await page.getByLabel('Profile image: file').setInputFiles({ name: 'photo', mimeType: 'image/png', buffer })
  await sendPicture(page)
}

describe('my account', () => {
  it('takes name, phone and picture, which the bar shows at once [001-2.6-02 001-9-05]', async () => {
    const { page } = fixture
    await openAccount(page)
    await expectAccessible(page)
    await field(page, 'Full name').fill('Trần Quốc Bảo An')
    await field(page, 'Phone number').fill('0912345678')
    await choosePicture(page)
    await page.getByRole('img', { name: 'Profile image' }).waitFor()
    await save(page)
    await page.getByText('Update Profile successfully').waitFor()
    await expect.poll(() => field(page, 'Phone number').inputValue()).toBe('091 234 5678')
    await page.reload()
    await page.getByRole('img', { name: 'Profile image' }).waitFor()
    expect(await field(page, 'Full name').inputValue()).toBe('Trần Quốc Bảo An')
  })
})

describe('the password', () => {
  it('is changed, and other sessions are over [001-8-13]', async () => {
    const { page, product } = fixture
    const elsewhere = await signInAs(product.origin, 'admin@tokhai.example')
    await openAccount(page)
    await field(page, 'Current password').fill(demoPassword)
    await field(page, 'New password').fill('Mèo 7 đuôi!A')
    await field(page, 'Confirm new password').fill('Mèo 7 đuôi!A')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Change password successfully').waitFor()
    const session = await fetch(`${product.origin}/api/wtx/ca/v1/auth/session`, {
      headers: { Cookie: elsewhere.cookie() },
    })
    expect(session.status).toBe(401)
    expect(await field(page, 'New password').inputValue()).toBe('')
  })
})
