import type { Page } from 'playwright-core'

/** Opens the list in the settings dialog and waits for its rows. */
export async function openList(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/sale/e-invoice?settings=declarations`)
  await page.getByRole('grid', { name: 'Declarations' }).getByRole('row').nth(1).waitFor()
}

/** A new declaration with the company's data, the one registered certificate and its registration form. */
export async function fillNewDeclaration(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add/ }).click()
  const form = page.getByRole('dialog', { name: 'New declaration' })
  await form.getByRole('button', { name: 'Choose', exact: true }).first().click()
  const picker = page.getByRole('dialog', { name: 'Choose certificates' })
  await picker.getByRole('grid').getByRole('row').nth(1).dblclick()
  await picker.waitFor({ state: 'hidden' })
  await form.getByRole('combobox', { name: /Registration form/ }).selectOption('1')
}

/** Presses "Generate and send" in the open form. */
export const generate = (page: Page): Promise<void> => page.getByRole('button', { name: /^Generate and send/ }).click()

/** The dialog that takes a declaration from its XML to its registration. */
export const submission = (page: Page) => page.getByRole('dialog', { name: 'Send the declaration' })
