import type { Locator, Page } from 'playwright-core'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import type { Locale } from '../../../src/domain/locale.ts'

/** Seconds after a sign-in at which the session's end is near, and at which it has come (seed 002 §4.5). */
const untilWarning = 7080 - 299
const untilEnd = 299

const topDialog = (page: Page): Locator => page.locator('.ui-modal').last()
/** The last button of the dialog's footer is its main one, the one before it the way back. */
const mainButton = (page: Page): Locator => topDialog(page).locator('.ui-dialog-footer button').last()
const otherButton = (page: Page): Locator => topDialog(page).locator('.ui-dialog-footer button').first()
const password = (page: Page): Locator => page.locator('input[autocomplete="current-password"]')
const refusal = (page: Page): Locator => page.locator('input[autocomplete="current-password"][aria-invalid="true"]')

const palette = (page: Page): Locator => page.locator('.ui-palette-search input')

/** Opens the palette, chooses what the words find, and waits until it is gone. */
export const runCommand = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  await palette(page).pressSequentially(words)
  await page.keyboard.press('Enter')
  await palette(page).waitFor({ state: 'detached' })
}

/** Waits until the sign-in page is left and a page inside is there. */
export const inside = async (page: Page): Promise<void> => {
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.locator('.ui-topbar-navigation').waitFor()
}

type Assertion = (state: string) => Promise<void>

const walkSignIn = async (page: Page, check: Assertion): Promise<void> => {
  await page.locator('input[autocomplete="username"]').waitFor()
  await check('sign-in')
  await page.locator('button[type="submit"]').click()
  await check('sign-in.empty')
  await page.locator('input[autocomplete="username"]').fill('admin@tokhai.example')
  await password(page).fill('wrong')
  await page.locator('button[type="submit"]').click()
  await refusal(page).waitFor()
  await check('sign-in.refused')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await inside(page)
  await page.getByRole('main').getByRole('link').first().waitFor()
  await check('landing')
}

const walkShell = async (page: Page, check: Assertion): Promise<void> => {
  await page.locator('.ui-topbar button').last().click()
  await page.getByRole('menu').waitFor()
  await check('account-menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await topDialog(page).waitFor()
  await check('keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await palette(page).waitFor()
  await check('palette')
  await page.keyboard.press('ArrowDown')
  await check('palette.chosen')
  await page.keyboard.type('zzz')
  await check('palette.empty')
  await page.keyboard.press('Control+k')
  await page.goto(`${page.url().split('?')[0]}?settings=digital-signatures`)
  await topDialog(page).getByRole('row').nth(1).waitFor()
  await check('settings.signatures')
  await page.goto(`${page.url().split('?')[0]}?settings=declarations`)
  await topDialog(page).getByRole('row').nth(1).waitFor()
  await check('settings.declarations')
}

const walkSession = async (page: Page, check: Assertion): Promise<void> => {
  await page.clock.fastForward(untilWarning * 1000)
  await page.getByRole('alertdialog').waitFor()
  await check('warning')
  await mainButton(page).click()
  await password(page).waitFor()
  await check('renewal')
  await otherButton(page).click()
  await page.getByRole('alertdialog').waitFor()
  await mainButton(page).click()
  await password(page).fill('wrong')
  await page.keyboard.press('Enter')
  await refusal(page).waitFor()
  await check('renewal.refused')
  await page.clock.fastForward(untilEnd * 1000)
  await topDialog(page).locator('.ui-dialog-header button').waitFor({ state: 'detached' })
  await check('expired')
  await password(page).fill(demoPassword)
  await page.keyboard.press('Enter')
  await password(page).waitFor({ state: 'detached' })
  await topDialog(page).getByRole('row').nth(1).waitFor()
}

const walkOut = async (page: Page, logout: string, check: Assertion): Promise<void> => {
  await runCommand(page, logout)
  await page.getByRole('alertdialog').waitFor()
  await check('sign-out')
  await mainButton(page).click()
  await page.locator('input[autocomplete="username"]').waitFor()
}

/** What is typed to find the way out, without diacritics. */
const logoutSearches: Readonly<Record<Locale, string>> = { en: 'logout', vi: 'dang xuat', ko: '로그아웃' }

/** Goes through every screen around the features, from the sign-in page and back to it, and has each looked at. */
export async function walkAround(page: Page, origin: string, locale: Locale, check: Assertion): Promise<void> {
  await page.clock.install()
  await page.goto(`${origin}/${locale}/login`)
  await walkSignIn(page, check)
  await walkShell(page, check)
  await walkSession(page, check)
  await walkOut(page, logoutSearches[locale], check)
}
