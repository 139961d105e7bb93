import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { countDeclarations, newestRow, openList } from '../support/filing.ts'
import { expectTexts, languages, languagesOfRepetition, textsOf, titleOf } from '../support/languages.ts'
import { openPage } from '../../../tools/product/browser.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { asVisitor, withoutMotion } from '../support/fixtures.ts'

const userId = 'admin@tokhai.example'

const fixture = asVisitor({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const userField = (page: Page) => page.locator('input[autocomplete="username"]')

async function trySignIn(page: Page, origin: string, locale: Locale) {
  await page.goto(`${origin}/${locale}/login`)
  await userField(page).fill(userId)
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword)
  await page.locator('button[type="submit"]').click()
}

describe('signing in', () => {
  it.each<[ScenarioName, (i18n: I18n) => readonly string[]]>([
    ['login.notActive', titleOf({ code: 'account.notActive' })],
    ['login.userNotFound', titleOf({ code: 'user.notFound' })],
    ['login.passwordIncorrect', titleOf({ code: 'password.incorrect' })],
    ['login.failed', textsOf(msg`Login failed`)],
    ['login.refusedSilently', titleOf({ code: 'credentials.invalid' })],
    ['login.refusedWithMessage', () => ['Hệ thống đang bảo trì đến 22:00']],
  ])(
    '%s is reported, the user id stays, and the next attempt succeeds (002-8-01, 002-8-02, 002-8-03, 002-8-04)',
    async (name, words) => {
      const { page, product } = fixture
      await switchOn(product, name)
      // That the page of sign-in changes its language is seen in the next test.
      for (const { locale, i18n } of languagesOfRepetition) {
        await trySignIn(page, product.origin, locale)
        for (const each of words(i18n)) await page.getByText(each).first().waitFor()
        expect(await userField(page).inputValue()).toBe(userId)
      }
      await switchAllOff(product)
      await signIn(page, product.origin, userId, 'en')
      await page.getByRole('link', { name: 'POS data' }).first().waitFor()
    },
  )

  it('login.notForAdminSite: whoever has no right to the admin site reads so and is led out (002-8-07)', async () => {
    const { page, product } = fixture
    await switchOn(product, 'login.notForAdminSite')
    for (const { locale, i18n } of languages) {
      await trySignIn(page, product.origin.replace('localhost', 'admin.localhost'), locale)
      await page
        .getByText(i18n._(msg`You do not have permission to access admin site`))
        .first()
        .waitFor()
      await userField(page).waitFor()
    }
  })
})

describe('language.unavailable', () => {
  it.each<[Locale, Locale, string]>([
    ['vi', 'en', 'English'],
    ['vi', 'ko', '한국어'],
    ['en', 'vi', 'Tiếng Việt'],
  ])(
    'from %s to %s: the choice is kept in the cookie, and the page comes anew in it (002-8-08)',
    async (from, to, label) => {
      const { browser, product } = fixture
      // A browser that has shown the language would not ask for its texts again.
      const { page } = await openPage(browser, withoutMotion)
      onTestFinished(() => page.context().close())
      await page.goto(`${product.origin}/${from}/login`)
      await userField(page).waitFor()
      // Not once: what the page fetches ahead by itself could use that up.
      await switchOn(product, 'language.unavailable')
      await page.locator('button[aria-haspopup]').first().click()
      await Promise.all([page.waitForEvent('load'), page.getByRole('menuitemradio', { name: label }).click()])
      await switchAllOff(product)
      const { i18n } = languages.find(({ locale }) => locale === to) ?? { i18n: null }
      await page.getByRole('heading', { name: i18n?._(msg`Log in`) ?? 'no such language' }).waitFor()
      expect((await page.context().cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe(to)
    },
  )
})

const typed = 'Người đang gõ dở'

describe('session.expired', () => {
  it('asks for the password in place; the half-filled form survives, and is saved then (002-8-09)', async () => {
    const { page, product } = fixture
    await signIn(page, product.origin, userId, 'en')
    await openList(page, product.origin)
    const before = await countDeclarations(page)
    await page.getByRole('button', { name: /^Add/ }).click()
    const form = page.getByRole('dialog', { name: 'New declaration' })
    // The keeping of what is typed would meet the ended session first.
    const kept = page.waitForResponse((response) => response.request().postData()?.includes(typed) === true)
    await form.getByRole('textbox', { name: /Contact person/ }).fill(typed)
    await kept
    await switchOn(product, 'session.expired', 'once')
    await page.getByRole('button', { name: /^Save as draft/ }).click()
    await expectTexts(page, textsOf(msg`Your session has expired`, msg`Log in again`))
    await page.locator('input[autocomplete="current-password"]').fill(demoPassword)
    await page.getByRole('button', { name: 'Log in again' }).click()
    await page.getByText('Save declaration success').waitFor()
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
    await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
    await expect.poll(() => page.getByRole('textbox', { name: /Contact person/ }).inputValue()).toBe(typed)
  })
})
