import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { inTab } from '../support/fixtures.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const fixture = inTab({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const openItems = (page: Page) => page.goto(`${fixture.product.origin}/en/report?settings=items`)
const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

it('items.listFailed: the list says so, and is read again', async () => {
  const { page, product } = fixture
  await switchOn(product, 'items.listFailed')
  await openItems(page)
  await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
  await switchAllOff(product)
  await button(page, 'Try again').click()
  await row(page, 'CHE-001').waitFor()
})

it('items.listFailed: an export says so, and stays open [001-8-19]', async () => {
  const { page, product } = fixture
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  await openItems(page)
  await row(page, 'CHE-001').waitFor()
  await button(page, 'Download as Excel').click()
  const dialog = page.getByRole('dialog', { name: 'Download the list as Excel' })
  await switchOn(product, 'items.listFailed')
  await dialog.getByRole('button', { name: 'Download', exact: true }).click()
  await dialog.getByText('An error occurred', { exact: true }).waitFor()
  await switchAllOff(product)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^ITEM_LIST_/)
})

it('item.saveFailed, item.saveRefusedWithMessage: keeps what was typed, and is saved in the end [001-8-17]', async () => {
  const { page, product } = fixture
  await openItems(page)
  await row(page, 'CHE-001').getByRole('rowheader').dblclick()
  await field(page, 'Memo').fill('gõ dở')
  for (const [name, texts] of [
    ['item.saveFailed', textsOf(msg`An error occurred. Please try again later.`)],
    ['item.saveRefusedWithMessage', () => ['Danh mục hàng hóa đang được kiểm kê']],
  ] as const) {
    await switchOn(product, name)
    await page.keyboard.press('F10')
    await expectTexts(page, texts)
    expect(await field(page, 'Memo').inputValue()).toBe('gõ dở')
  }
  await switchAllOff(product)
  await page.keyboard.press('F10')
  await row(page, 'gõ dở').waitFor()
})

it('items.deleteFailed: nothing is deleted, and is deleted in the end', async () => {
  const { page, product } = fixture
  await openItems(page)
  await row(page, 'CHE-001').getByRole('checkbox').click()
  await button(page, 'Delete').click()
  const asked = page.getByRole('alertdialog')
  await switchOn(product, 'items.deleteFailed')
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
  await asked.getByText('CHE-001').waitFor()
  await switchAllOff(product)
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await row(page, 'CHE-001').waitFor({ state: 'detached' })
})
