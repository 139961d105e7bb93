import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openTab } from '../../../tools/product/browser.ts'
import { enterAs } from '../support/besidePage.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const shops = (page: Page) => page.goto(`${fixture.product.origin}/en/report?settings=shops`)
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

it('a shop is created, found again, edited, kept from a second editor, and deleted', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'admin@tokhai.example')
  await shops(page)
  await row(page, 'SMX-HN01').waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)

  await page.getByRole('button', { name: /^Add/ }).first().click()
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('region', { name: /need.* your attention/ }).waitFor()
  await expectAccessible(page)
  await field(page, 'Shop code').fill('SMX-DN09')
  await field(page, 'Shop name').fill('Cửa hàng Đà Nẵng')
  await field(page, 'Address').fill('Số 9 đường Bạch Đằng, Đà Nẵng')
  await field(page, 'Telephone').fill('02363888999')
  await page.keyboard.press('F10')
  await row(page, 'SMX-DN09').waitFor()
  expect(await page.getByRole('dialog', { name: 'New shop' }).count()).toBe(0)

  const other = await openTab(page.context())
  await shops(other.page)
  for (const tab of [page, other.page]) {
    await row(tab, 'SMX-DN09').getByRole('rowheader').dblclick()
    await expect.poll(() => field(tab, 'Shop name').inputValue()).toBe('Cửa hàng Đà Nẵng')
  }
  await field(page, 'Shop name').fill('Cửa hàng Sông Hàn')
  await page.keyboard.press('F10')
  await row(page, 'Cửa hàng Sông Hàn').waitFor()
  await field(other.page, 'Shop name').fill('Cửa hàng Mỹ Khê')
  await other.page.keyboard.press('F10')
  await other.page.getByRole('alertdialog', { name: 'This record was changed after you opened it' }).waitFor()
  await expectStateAccessible(other.page)
  await button(other.page, 'Open it as it is now').click()
  await expect.poll(() => field(other.page, 'Shop name').inputValue()).toBe('Cửa hàng Sông Hàn')
  await field(other.page, 'Shop name').fill('Cửa hàng Mỹ Khê')
  await other.page.goBack()
  await button(other.page, 'Keep editing').click()
  await other.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await other.page.keyboard.press('F10')
  await row(other.page, 'Cửa hàng Mỹ Khê').waitFor()

  await shops(page)
  await row(page, 'SMX-DN09').getByRole('checkbox').click()
  await button(page, 'Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await row(page, 'SMX-DN09').waitFor({ state: 'detached' })
  await expect.poll(() => row(page, 'SMX-HN01').count()).toBe(1)
})
