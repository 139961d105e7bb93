import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import { openList } from '../support/filing.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { asVisitor } from '../support/fixtures.ts'

const fixture = asVisitor()

async function trySignIn(page: Page, origin: string, userId: string, password: string) {
  await page.goto(`${origin}/en/login`)
  await page.locator('input[autocomplete="username"]').fill(userId)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}

describe('sign-in', () => {
  it('an unknown user and a wrong password are reported at their fields, and editing clears them [002-4.2-03 002-4.2-04 002-8-02 002-8-03]', async () => {
    const { page, product } = fixture
    await trySignIn(page, product.origin, 'nobody@tokhai.example', 'x')
    await page.getByText('User not found').first().waitFor()
    await page.locator('input[autocomplete="username"]').fill('admin@tokhai.example')
    await expect.poll(() => page.getByText('User not found').count()).toBe(0)
    await page.locator('button[type="submit"]').click()
    await page.getByText('Password is incorrect').first().waitFor()
  })

  it('login error 901 opens the registration-received dialog [002-2.1-09 002-8-01]', async () => {
    const { page, product } = fixture
    await trySignIn(page, product.origin, 'pending@tokhai.example', demoPassword)
    const notice = page.getByRole('dialog', { name: /registration information has been received/i })
    await notice.getByText('support@tokhai.example').waitFor()
    await notice
      .getByRole('button', { name: 'Back to homepage' })
      .or(notice.getByRole('link', { name: 'Back to homepage' }))
      .click()
    await page.waitForURL('**/en/login')
  })

  it('PIT users land on e-PIT, see no other tab and are refused the declarations [002-2.1-04 002-2.2-03 002-6-07]', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'pit.user@tokhai.example', 'en')
    await page.waitForURL('**/en/e-pit/certificate')
    const tabs = page.getByRole('banner').getByRole('navigation').getByRole('link')
    await tabs.first().waitFor()
    expect(await tabs.allInnerTexts()).toEqual(['e-PIT certificate'])
    expect((await page.request.get(`${product.origin}/api/wtx/ca/v1/settings/declarations`)).status()).toBe(403)
  })

  it('on the admin host only operators of the admin site get in [002-2.1-05 002-2.1-08 002-8-07]', async () => {
    const { page, product } = fixture
    const adminOrigin = product.origin.replace('localhost', 'admin.localhost')
    await trySignIn(page, adminOrigin, 'admin@tokhai.example', demoPassword)
    await page.getByText('You do not have permission to access admin site').first().waitFor()
    await page.locator('input[autocomplete="username"]').waitFor()
    await trySignIn(page, adminOrigin, 'site@tokhai.example', demoPassword)
    await page.getByText('Invoice usage report').first().waitFor()
  })

  it('leaving the admin site leads to its sign-in page [002-2.3-02]', async () => {
    const { page, product } = fixture
    const adminOrigin = product.origin.replace('localhost', 'admin.localhost')
    await trySignIn(page, adminOrigin, 'site@tokhai.example', demoPassword)
    await page.getByText('Invoice usage report').first().waitFor()
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
    await page.locator('input[autocomplete="username"]').waitFor()
    expect(page.url()).toBe(`${adminOrigin}/en/login`)
  })

  it('the locale cookie decides the language of the settings [001-1-01]', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'admin@tokhai.example', 'en')
    const names = { en: 'Settings', vi: 'Cài đặt', ko: '설정' }
    for (const [value, name] of Object.entries(names)) {
      await page.context().addCookies([{ name: 'NEXT_LOCALE', value, url: product.origin }])
      await page.goto(`${product.origin}/report?settings=declarations`)
      await page.getByRole('dialog', { name, exact: true }).getByRole('row').nth(1).waitFor()
    }
  })

  it('a page asked for before sign-in comes after it [002-2.1-06]', async () => {
    const { page, product } = fixture
    await page.goto(`${product.origin}/en/report/overview?sid=7`)
    await page.waitForURL('**/en/login**')
    await page.locator('input[autocomplete="username"]').fill('admin@tokhai.example')
    await page.locator('input[autocomplete="current-password"]').fill(demoPassword)
    await page.locator('button[type="submit"]').click()
    await page.waitForURL('**/en/report/overview**')
    expect(new URL(page.url()).search).toBe('?sid=7')
  })
})

describe('the session in every tab', () => {
  it('signing out asks, and the other tab follows [002-2.5-01]', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'admin@tokhai.example', 'en')
    const other = await page.context().newPage()
    await other.goto(`${product.origin}/en/sale/e-invoice`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.bringToFront()
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByText('Do you really want to Logout?').waitFor()
    await asked.getByRole('button', { name: 'Logout' }).click()
    await page.locator('input[autocomplete="username"]').waitFor()
    await other.locator('input[autocomplete="username"]').waitFor()
  })
})

describe('a user without permissions [000-6-01 002-6-02]', () => {
  it('reads the list, and each button that they may not use says so', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, 'user@tokhai.example', 'en')
    await openList(page, product.origin)
    await page.getByRole('grid', { name: 'Declarations' }).getByRole('row').nth(1).getByRole('checkbox').click()
    for (const [button, reason] of [
      [/^Add/, 'Your account may not add declarations'],
      [/^Delete/, 'Your account may not delete declarations'],
      [/^Send/, /Your account may not/],
    ] as const) {
      const control = page.getByRole('button', { name: button })
      expect(await control.getAttribute('aria-disabled')).toBe('true')
      const described = await control.getAttribute('aria-describedby')
      expect(await page.locator(`[id="${described ?? ''}"]`).textContent()).toMatch(reason)
    }
  })
})
