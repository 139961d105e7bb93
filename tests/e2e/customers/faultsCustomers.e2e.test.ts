import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { inTab } from '../support/fixtures.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const fixture = inTab({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const failed = textsOf(msg`An error occurred. Please try again later.`)
const open = (page: Page, path = '') => page.goto(`${fixture.product.origin}/en/customers${path}`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const firstRow = (page: Page) => page.getByRole('row', { name: /KL-001/ })

it('customers.listFailed: the list says so, and is read again', async () => {
  const { page, product } = fixture
  await switchOn(product, 'customers.listFailed')
  await open(page)
  await expectTexts(page, failed)
  await switchAllOff(product)
  await button(page, 'Try again').click()
  await page.getByRole('row').nth(1).waitFor()
})

it('customer.saveFailed: keeps what was typed, and is saved in the end', async () => {
  const { page, product } = fixture
  await open(page, '/new')
  await field(page, 'Company or unit').fill('Bánh cốm Hàng Than')
  await switchOn(product, 'customer.saveFailed')
  await page.keyboard.press('F10')
  await expectTexts(page, failed)
  expect(await field(page, 'Company or unit').inputValue()).toBe('Bánh cốm Hàng Than')
  await switchAllOff(product)
  await page.keyboard.press('F10')
  await page.getByText('Customer saved').waitFor()
})

it('customers.mergeFailed: nothing is merged, and is merged in the end', async () => {
  const { page, product } = fixture
  await open(page)
  await button(page, 'Merge customers with the same tax code').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Tax code 1 of/).waitFor()
  await switchOn(product, 'customers.mergeFailed')
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expectTexts(page, failed)
  await switchAllOff(product)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('Customers merged').waitFor()
  expect(await firstRow(page).count()).toBeLessThanOrEqual(1)
})
