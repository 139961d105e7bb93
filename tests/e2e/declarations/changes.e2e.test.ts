import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { generate, leaveSent, newestRow, registered, standsAt } from '../support/filing.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const staff = 'admin@tokhai.example'
const form = (page: Page) => page.getByRole('dialog', { name: 'New declaration' })
const filled = (page: Page) =>
  form(page).getByText(/^Filled from declaration .+ of \d{2}\/\d{2}\/\d{4}, which is in force$/)

async function openNew(userId: string, address: string): Promise<Page> {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, userId)
  await page.goto(`${product.origin}/en/${address}`)
  await newestRow(page).waitFor()
  await page.getByRole('button', { name: /^Add/ }).click()
  await form(page)
    .getByText(/^In force: declaration .+ of \d{2}\/\d{2}\/\d{4}\.$/)
    .waitFor()
  return page
}

it.each([
  ['an e-invoice', staff, 'report?settings=declarations'],
  ['an e-document', staff, 'report?settings=e-document-declarations'],
  ['a PIT', 'pit.admin@tokhai.example', '?settings=pit-declarations'],
])('a change of %s declaration fills itself from what is in force, and is accepted', async (_, userId, address) => {
  const page = await openNew(userId, address)
  await expectStateAccessible(page)
  await form(page)
    .getByRole('combobox', { name: /Declaration type/ })
    .selectOption('2')
  await filled(page).waitFor()
  await expectStateAccessible(page)
  await expectNoMessageIds(page)
  const formType = form(page).getByRole('combobox', { name: /Form type/ })
  expect(await formType.inputValue()).toBe('1')
  await form(page)
    .getByText(/^Nothing changes about this certificate/)
    .waitFor()
  const changes = form(page).getByRole('region', { name: 'Changes of what is in force' })
  expect(await changes.getByText(/Form type/).count()).toBe(0)
  await generate(page)
  await standsAt(page, registered)
  await leaveSent(page)
  await newestRow(page).getByText('Change of information').waitFor()
  await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
  expect(fixture.complaints.said).toEqual([])
})

it('what was typed before is kept until the user says otherwise, and filling is undone', async () => {
  const page = await openNew(staff, 'report?settings=declarations')
  const place = form(page).getByRole('textbox', { name: 'Place', exact: true })
  await place.fill('Huế')
  await form(page).getByRole('button', { name: 'Declare a change of information' }).click()
  await form(page).getByRole('button', { name: 'Begin from what is in force' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(await place.inputValue()).toBe('Huế')
  await form(page).getByRole('button', { name: 'Begin from what is in force' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await filled(page).waitFor()
  await form(page).getByRole('button', { name: 'Undo filling in' }).click()
  await form(page).getByRole('button', { name: 'Begin from what is in force' }).waitFor()
  expect(await filled(page).count()).toBe(0)
  expect(
    await form(page)
      .getByRole('combobox', { name: /Declaration type/ })
      .inputValue(),
  ).toBe('2')
  await expectAccessible(page)
})
