import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { atTheList } from '../support/fixtures.ts'
import { onNow, switchAllOff } from '../support/faults.ts'

const fixture = atTheList({ hasFaults: true })
afterEach(async () => {
  expect(fixture.complaints.said).toEqual([])
  await switchAllOff(fixture.product)
})

const mark = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Fault console' })
    .getByRole('button', { name: /Faults|on$/ })
    .last()
const panel = (page: Page) => page.getByRole('dialog', { name: 'Faults to switch on' })
const scenario = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

describe('the fault console', () => {
  it('takes what an address chooses, keeps it for the tab, and leaves the address clean', async () => {
    const { page, product } = fixture
    await page.goto(
      `${product.origin}/en/report?settings=declarations&fault=register.refused,pin.locked:once&fault=no.such`,
    )
    await page.getByText('2 faults are on').waitFor()
    expect(new URL(page.url()).search).toBe('?settings=declarations')
    expect(await onNow(product)).toEqual(['register.refused', 'pin.locked'])
    await switchAllOff(product)
    await page.reload()
    await page.getByText('1 fault is on').waitFor()
    expect(await onNow(product)).toEqual(['register.refused'])
  })

  it('lies over open dialogs, switches on and off, and leaves the dialogs open', async () => {
    const { page, product } = fixture
    await mark(page).focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    expect(await mark(page).getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    expect(await panel(page).locator(':focus').count()).toBe(1)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    expect(await mark(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await mark(page).click()
    await expectStateAccessible(page)
    await scenario(page, 'register.conflict').getByRole('checkbox').click({ force: true })
    await page.getByText('1 fault is on').waitFor()
    await scenario(page, 'register.conflict').getByRole('combobox').selectOption('once')
    await expect.poll(() => onNow(product)).toEqual(['register.conflict'])
    await scenario(page, 'token.absent').getByRole('checkbox').click({ force: true })
    await page.getByText('On now: register.conflict, token.absent').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Switch all off' }).click()
    await expect.poll(() => onNow(product)).toEqual([])
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    await page.getByRole('grid', { name: 'Declarations' }).waitFor()
  })

  it('says that an agent that does not run cannot be switched', async () => {
    const { page, product } = fixture
    await product.stopAgent()
    await mark(page).click()
    await page.getByText(/its faults cannot be switched/).waitFor()
    await product.startAgent()
  })
})
