import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const list = (page: Page): Locator => page.getByRole('grid', { name: 'Declarations' })

/** The newest row of the list. */
export const newestRow = (page: Page): Locator => list(page).getByRole('row').nth(1)

/** The newest draft on the page that is shown. */
export const newestDraft = (page: Page): Locator => list(page).getByRole('row').filter({ hasText: 'Not sent' }).first()

/** Opens the list in the settings dialog, newest first, and waits for its rows. */
export async function openList(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/report?settings=declarations`)
  await newestRow(page).getByRole('checkbox').waitFor()
}

/**
 * A new declaration of the given type with the company's data and its one registered certificate. The type is chosen last: a change that is
 * chosen first is filled from what is in force (docs/decisions/0375).
 */
export async function fillNewDeclaration(page: Page, type: '1' | '2' = '2'): Promise<Locator> {
  await page.getByRole('button', { name: /^Add/ }).first().click()
  const form = page.getByRole('dialog', { name: 'New declaration' })
  await form.getByRole('button', { name: 'Choose', exact: true }).first().click()
  const picker = page.getByRole('dialog', { name: 'Choose certificates' })
  await picker.getByRole('grid').getByRole('row').nth(1).dblclick()
  await picker.waitFor({ state: 'hidden' })
  await form.getByRole('combobox', { name: /Form type/ }).selectOption('1')
  await form.getByRole('combobox', { name: /Declaration type/ }).selectOption(type)
  return form
}

/** Presses "Generate and send" in the open form. */
export const generate = (page: Page): Promise<void> => page.getByRole('button', { name: /^Generate and send/ }).click()

/** The dialog that takes a declaration from its XML to its registration. */
export const submission = (page: Page): Locator => page.getByRole('dialog', { name: 'Send the declaration' })

/** Waits until the submission dialog shows the title of a state. */
export const standsAt = (page: Page, title: string | RegExp): Promise<void> =>
  submission(page).getByRole('heading', { name: title }).waitFor()

/** The notice of a registration, before the authority's answer or after it. */
export const registered = /^(?:The declaration is sent|The tax authority has accepted this declaration)$/

/** The same where the authority may also turn the declaration down, or let it lapse. */
export const registeredOrTurnedDown =
  /^(?:The declaration is sent|The tax authority has (?:accepted|refused|rejected) this declaration|This declaration has lapsed: .*)$/

/** Presses a button of the submission dialog. */
export const press = (page: Page, name: string): Promise<void> => submission(page).getByRole('button', { name }).click()

/** Leaves the notice of a registration by the keyboard: its button moves away from the pointer when the authority's answer comes. */
export const leaveSent = (page: Page): Promise<void> =>
  submission(page).getByRole('button', { name: 'Done' }).press('Enter')

/** How many declarations the list counts. */
export async function countDeclarations(page: Page): Promise<number> {
  const shown = await page.getByText(/^\d+–\d+ of \d+$/).innerText()
  return Number(shown.split(' of ')[1])
}

/** Ends at the success notice, with exactly one more declaration than before. */
export async function isRegisteredOnce(page: Page, before: number): Promise<void> {
  await standsAt(page, registered)
  await leaveSent(page)
  await expect.poll(() => countDeclarations(page)).toBe(before + 1)
  await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
}
