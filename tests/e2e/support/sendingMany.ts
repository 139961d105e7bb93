import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { countDeclarations, fillNewDeclaration } from './filing.ts'

/** The dialog that sends several declarations. */
export const sending = (page: Page): Locator => page.getByRole('dialog', { name: 'Send several declarations' })

export const stands = (page: Page, title: string | RegExp): Promise<void> =>
  sending(page).getByRole('heading', { name: title }).waitFor()

export const press = (page: Page, name: string): Promise<void> =>
  sending(page).getByRole('button', { name, exact: true }).click()

export const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Declarations' }).getByRole('row')

/** Declarations of the summary that are not sent. */
export const unsent = (page: Page): Locator =>
  sending(page).getByRole('list', { name: 'Declarations that are not sent' }).locator('> li')

/** In the open list, saves so many drafts, selects them and begins to send them. */
export const sendDrafts = async (page: Page, count: number): Promise<void> => {
  const before = await countDeclarations(page)
  for (let made = 1; made <= count; made += 1) {
    const form = await fillNewDeclaration(page)
    await page.getByRole('button', { name: /^Save as draft/ }).click()
    await form.waitFor({ state: 'detached' })
    // A row is selected where it stays: a later draft moves it down.
    await expect.poll(() => countDeclarations(page)).toBe(before + made)
  }
  for (let place = 1; place <= count; place += 1) {
    await rows(page).nth(place).getByText('Not sent').waitFor()
    await rows(page).nth(place).getByRole('checkbox').check()
  }
  await page.getByRole('button', { name: /^Send/ }).click()
  await stands(page, `To be sent: ${count} of ${count}`)
}

/** The newest so many have been accepted by the authority. */
export const areAccepted = async (page: Page, count: number): Promise<void> => {
  for (let place = 1; place <= count; place += 1)
    await rows(page).nth(place).getByText('Accepted', { exact: true }).waitFor()
}
