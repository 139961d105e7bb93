import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { fillNewDeclaration, generate, isRegisteredOnce, openList } from '../support/filing.ts'
import { atTheList } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'
import { onDatabase } from '../support/onDatabase.ts'

const fixture = atTheList()

const forgetCertificates = (data: string) => onDatabase(data, (database) => database.exec('delete from certificates'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const registration = (page: Page) => page.getByRole('dialog', { name: 'Add digital signature' })

/** Waits until the dialog shows the title of a state. */
const standsAt = (page: Page, title: string) => registration(page).getByRole('heading', { name: title }).waitFor()

const beginAdding = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Add/ }).last().click()
  await standsAt(page, 'What do you want to add?')
}

const chooseToken = async (page: Page): Promise<void> => {
  await registration(page).getByText('USB token', { exact: true }).click()
  await button(page, 'Go on').click()
}

it('a company without certificate is led to the settings, registers its token and files with it [000-2-22 000-8-10 001-2.1-05 001-2.1-11 001-4-04 001-5-06 000-2-28]', async () => {
  const { page, product, before } = fixture
  await forgetCertificates(product.data)
  await page.getByRole('button', { name: /^Add/ }).click()
  const form = page.getByRole('dialog', { name: 'New declaration' })
  await form.getByRole('button', { name: 'Choose', exact: true }).first().click()
  await page.getByRole('button', { name: 'Open digital signatures' }).click()
  await button(page, 'Request the signing application').waitFor()
  await expectAccessible(page)
  await expectNoMessageIds(page)

  await button(page, 'Request the signing application').click()
  await page.getByRole('dialog', { name: 'The signing application' }).getByRole('link').first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await beginAdding(page)
  await expectStateAccessible(page)
  await button(page, 'Go on').click()
  await registration(page).getByText('Please select digital signature type.').waitFor()
  await chooseToken(page)
  await standsAt(page, 'Is this the certificate to register?')
  await expectStateAccessible(page)
  await button(page, 'Register').click()
  await standsAt(page, 'The certificate is registered')
  await expectStateAccessible(page)
  await button(page, 'Done').click()
  const rows = page.getByRole('grid', { name: 'Digital signatures' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(2)
  await rows.nth(1).getByText('Active', { exact: true }).waitFor()

  await beginAdding(page)
  await chooseToken(page)
  await button(page, 'Register').click()
  await standsAt(page, 'The same token exists')
  await expectStateAccessible(page)
  await button(page, 'Show it in the list').click()
  await registration(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('q')).not.toBeNull()

  await openList(page, product.origin)
  await fillNewDeclaration(page)
  await generate(page)
  await isRegisteredOnce(page, before)
})
