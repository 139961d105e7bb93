import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '../../../tools/product/browser.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { newestRow } from '../support/filing.ts'
import { asVisitor, withoutMotion } from '../support/fixtures.ts'

const fixture = asVisitor()

const form = (page: Page) => page.getByRole('dialog', { name: 'New declaration' })
const place = (page: Page) => form(page).getByRole('textbox', { name: 'Place', exact: true })

const offer = (page: Page) => page.getByText(/^You left a new declaration unfinished on/)
const openElsewhere = (page: Page) => page.getByText(/^It is open in another tab of this browser/)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const staff = { userId: 'admin@tokhai.example', page: 'report' }
const pitStaff = { userId: 'pit.admin@tokhai.example', page: '' }

async function openPanel(page: Page, panel: string, who = staff): Promise<void> {
  await page.goto(`${fixture.product.origin}/en/${who.page}?settings=${panel}`)
  await newestRow(page).waitFor()
}

async function arrive(page: Page, panel: string, who = staff): Promise<void> {
  await enterAs(page.context(), fixture.product.origin, who.userId)
  await openPanel(page, panel, who)
}

const startNew = (page: Page) => page.getByRole('button', { name: /^Add/ }).click()

/** Types a place and waits until the server has kept it. */
async function typeAndKeep(page: Page, text: string): Promise<void> {
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await place(page).fill(text)
  await kept
}

const isAtFirstField = (page: Page) =>
  form(page)
    .getByRole('combobox', { name: 'Form number' })
    .evaluate((field) => field === document.activeElement)

async function saveAsDraft(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Choose', exact: true }).first().click()
  const picker = page.getByRole('dialog', { name: 'Choose certificates' })
  await picker.getByRole('grid').getByRole('row').nth(1).dblclick()
  await picker.waitFor({ state: 'hidden' })
  await form(page)
    .getByRole('combobox', { name: /Form type/ })
    .selectOption('1')
  await form(page)
    .getByRole('button', { name: /^Save as draft/ })
    .click()
  await form(page).waitFor({ state: 'hidden' })
}

it.each([
  ['declarations', staff],
  ['e-document-declarations', staff],
  ['pit-declarations', pitStaff],
] as const)('what is typed in %s survives the tab, is continued on another computer, and saved', async (panel, who) => {
  const { page, browser } = fixture
  await arrive(page, panel, who)
  await startNew(page)
  await typeAndKeep(page, 'Thành phố Huế')
  await page.close()

  const { page: next } = await openPage(browser, withoutMotion)
  await arrive(next, panel, who)
  await offer(next).waitFor()
  await expectAccessible(next)
  await press(next, 'Continue')
  await expect.poll(() => place(next).inputValue()).toBe('Thành phố Huế')
  await form(next).getByText('What you had typed is in the form again').waitFor()
  await expect.poll(() => isAtFirstField(next)).toBe(true)
  await form(next).getByText('Unsaved changes').waitFor()
  await saveAsDraft(next)
  await expect.poll(() => offer(next).count()).toBe(0)
  await newestRow(next).getByText('Not sent').waitFor()
  await next.context().close()
})

it('a form that is open in one tab is offered in no other, until that tab is closed', async () => {
  const { page } = fixture
  await arrive(page, 'declarations')
  await startNew(page)
  await typeAndKeep(page, 'Huế')

  const other = await page.context().newPage()
  await openPanel(other, 'declarations')
  await openElsewhere(other).waitFor()
  expect(await other.getByRole('button', { name: 'Continue', exact: true }).count()).toBe(0)
  await expectStateAccessible(other)

  await startNew(other)
  await form(other)
    .getByText(/^It is open in another tab/)
    .waitFor()
  await place(other).fill('Đà Nẵng')
  await form(other).getByText('What you type here is not kept until you save it.').waitFor()

  await typeAndKeep(page, 'Cố đô Huế')
  await page.close()
  await form(other)
    .getByText(/^Continuing replaces what you type here before/)
    .waitFor()
  await press(other, 'Continue')
  await expect.poll(() => place(other).inputValue()).toBe('Cố đô Huế')
  await typeAndKeep(other, 'Thành phố Huế')
  await saveAsDraft(other)
  await expect.poll(() => offer(other).count()).toBe(0)
})

it('a tab does not write over what another computer has continued, and says so', async () => {
  const { page, browser } = fixture
  await arrive(page, 'declarations')
  await startNew(page)
  await typeAndKeep(page, 'Huế')

  const { page: next } = await openPage(browser, withoutMotion)
  await arrive(next, 'declarations')
  await press(next, 'Continue')
  await expect.poll(() => place(next).inputValue()).toBe('Huế')
  await typeAndKeep(next, 'Quảng Trị')

  const refused = page.waitForResponse((response) => response.request().method() === 'PUT' && response.status() === 409)
  await place(page).fill('Đà Nẵng')
  await refused
  await form(page).getByText('Newer changes are kept from another tab or computer; these are not').waitFor()
  expect(await place(page).inputValue()).toBe('Đà Nẵng')
  await next.context().close()

  const another = await page.context().newPage()
  await openPanel(another, 'declarations')
  await press(another, 'Continue')
  await expect.poll(() => place(another).inputValue()).toBe('Quảng Trị')
})
