import type { Locator, Page } from 'playwright-core'

/** The settings dialog on its list of declarations. */
export async function openList(page: Page, origin: string): Promise<Locator> {
  await page.goto(`${origin}/en/sale/e-invoice?settings=declarations`)
  const list = page.getByRole('grid', { name: 'Declarations' })
  await list.getByRole('row').nth(1).waitFor()
  return list
}

/** A new declaration with the company's data and its registered certificate; ready to be sent. */
export async function fillNewDeclaration(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'New declaration' })
  await form.getByRole('button', { name: 'Choose' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose certificates' })
  await picker.getByRole('row', { name: /TOKHAI DEMO CA/ }).dblclick()
  await picker.waitFor({ state: 'hidden' })
  return form
}

/** The dialog that shows where a submission is. */
export const submission = (page: Page): Locator => page.getByRole('dialog', { name: 'Send the declaration' })

/** Heading of the submission's state. */
export const submissionState = (page: Page, title: string | RegExp): Locator => submission(page).getByRole('heading', { name: title, level: 3 })
