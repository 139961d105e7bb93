import type { Locator, Page } from 'playwright-core'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { saveDrafts } from './drafts.ts'

/** The dialog that sends several declarations. */
export const sending = (page: Page): Locator => page.getByRole('dialog', { name: 'Send several declarations' })

export const stands = (page: Page, title: string | RegExp): Promise<void> =>
  sending(page).getByRole('heading', { name: title }).waitFor()

export const press = (page: Page, name: string): Promise<void> =>
  sending(page).getByRole('button', { name, exact: true }).click()

export const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Declarations' }).getByRole('row')

interface List {
  readonly collection: CollectionKey
  readonly address: string
}
const eInvoices: List = { collection: 'eInvoice', address: 'report?settings=declarations' }

/** Declarations of the summary that are not sent. */
export const unsent = (page: Page): Locator =>
  sending(page).getByRole('list', { name: 'Declarations that are not sent' }).locator('> li')

/** Opens a list whose newest so many declarations are drafts that were saved beside it, selects them and begins to send them. */
export const sendDrafts = async (
  page: Page,
  origin: string,
  count: number,
  { collection, address }: List = eInvoices,
): Promise<void> => {
  await saveDrafts(page, origin, count, collection)
  await page.goto(`${origin}/en/${address}`)
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
