import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import type { Press } from './walk.ts'

/** What the user must see in a state; rejects when they do not. */
export type Look = () => Promise<void>

/** Milliseconds that a step may take; the first view of a file is compiled meanwhile. */
export const briefly = { timeout: 3000 }

export const sees = async (...locators: readonly Locator[]) => {
  for (const locator of locators) await expect.element(locator, briefly).toBeVisible()
}

export const seesNo = async (...locators: readonly Locator[]) => {
  for (const locator of locators) await expect.element(locator, briefly).not.toBeInTheDocument()
}

export const heading = (name: string) => page.getByRole('heading', { name, exact: true })
export const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A state that is told by its heading. */
export const headed =
  (name: string): Look =>
  () =>
    sees(heading(name))

/** A gesture that ends with a press on a button. @param before leads to the button being pressed, such as a change to a field */
export const press = (wanted: string | Locator, before: Press['before'] = null): Press => ({
  button: typeof wanted === 'string' ? button(wanted) : wanted,
  before,
})
