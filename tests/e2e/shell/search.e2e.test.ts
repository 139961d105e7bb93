import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openContext, openTab } from '../../../tools/product/browser.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { enterAs } from '../support/besidePage.ts'
import { asStaff, withoutMotion } from '../support/fixtures.ts'
import { expectTouchTargets, phone } from '../support/touchTargets.ts'

const fixture = asStaff({})

const paletteOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Commands' })

const openLanding = async (page: Page): Promise<void> => {
  await page.goto(`${fixture.product.origin}/en/report`)
  await page.getByRole('main').getByRole('link').first().waitFor()
}

const find = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  await paletteOf(page).getByRole('combobox', { name: 'Commands' }).waitFor()
  await page.keyboard.type(text)
}

const addressOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

it('a shop and a declaration are found from any page without diacritics, and opened by the keyboard alone', async () => {
  const { page } = await openTab(fixture.context)
  await openLanding(page)
  const palette = paletteOf(page)
  await find(page, 'sao mai doi can')
  await palette.getByRole('option', { name: /Cửa hàng Sao Mai Xanh Đội Cấn SMX-HN01/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('input[value="SMX-HN01"]').waitFor()
  expect(addressOf(page).get('settings')).toBe('shops')
  await page.keyboard.press('Escape')
  await page.getByRole('grid', { name: 'Shops' }).waitFor()
  await find(page, 'dktd 2026')
  const filed = palette.getByRole('group', { name: 'Declarations' })
  await filed.getByRole('option').nth(4).waitFor()
  await filed.getByRole('option', { name: 'Show all for “dktd 2026”' }).click()
  await page.getByRole('grid', { name: 'Declarations' }).getByRole('row').nth(1).waitFor()
  expect(addressOf(page).get('q')).toBe('dktd 2026')
})

describe('records of every area are found', () => {
  const hits = [
    { what: 'an item by its code', typed: 'SP000001', group: 'Items', shown: /SP000001/, panel: 'items' },
    {
      what: 'an item by its name',
      typed: 'che xanh thai nguyen',
      group: 'Items',
      shown: /Chè xanh Thái Nguyên/,
      panel: 'items',
    },
    { what: 'a shop by its code', typed: 'SMX-HN01', group: 'Shop', shown: /SMX-HN01/, panel: 'shops' },
    {
      what: 'a user by the name',
      typed: 'dang thu trang',
      group: 'User Management',
      shown: /Đặng Thu Trang/,
      panel: 'users',
    },
    {
      what: 'a template by its serial number',
      typed: 'tsm',
      group: 'E-invoice Template',
      shown: /C\d\dTSM/,
      panel: 'e-invoice-templates',
    },
    {
      what: 'a template of e-documents by its serial number',
      typed: 'ct/',
      group: 'E-doc Template',
      shown: /CT\/\d\dE/,
      panel: 'e-document-templates',
    },
  ]

  it.each(hits)('$what', async ({ typed, group, shown, panel }) => {
    const { page } = await openTab(fixture.context)
    await openLanding(page)
    await find(page, typed)
    const found = paletteOf(page).getByRole('group', { name: group, exact: true }).getByRole('option', { name: shown })
    await found.first().click()
    await page.waitForURL((url) => url.searchParams.get('settings') === panel)
    await page.getByRole('dialog').last().getByRole('textbox').first().waitFor()
    await page.close()
  })

  it('but no user by whoever may not manage users', async () => {
    const context = await openContext(fixture.browser, withoutMotion)
    const { page } = await openTab(context)
    await enterAs(context, fixture.product.origin, 'user@tokhai.example')
    await openLanding(page)
    await find(page, 'dang thu trang')
    await paletteOf(page).getByText('No command and no record matches.').waitFor()
    await context.close()
  })
})

describe('on a phone', () => {
  it.each([390, 320])('%d px wide, the search opens by a finger', async (width) => {
    const context = await openContext(fixture.browser, { ...phone, viewport: { width, height: 720 } })
    const { page } = await openTab(context)
    await signIn(page, fixture.product.origin, 'admin@tokhai.example', 'en')
    await page.getByRole('main').getByRole('link').first().waitFor()
    await expectTouchTargets(page, 'landing page')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
    await paletteOf(page).getByRole('combobox', { name: 'Commands' }).fill('SMX-HN01')
    await paletteOf(page)
      .getByRole('option', { name: /SMX-HN01/ })
      .tap()
    await page.locator('input[value="SMX-HN01"]').waitFor()
    await context.close()
  })
})
