import type { Page } from 'playwright-core'
import { demoPassword } from '../../server/companies/demo/accounts.ts'
import type { Locale } from '../../src/domain/locale.ts'

/** Signs a demo account in through the sign-in screen and waits until it is left. */
export async function signIn(page: Page, origin: string, userId: string, locale: Locale = 'vi'): Promise<void> {
  await page.goto(`${origin}/${locale}/login`)
  await page.locator('input[autocomplete="username"]').fill(userId)
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}
