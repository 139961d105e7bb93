import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { briefly } from './patience.ts'
import type { Press } from './walk.ts'

/** What the user must see in a state besides headings, buttons and facts; rejects when they do not. */
export type Assertion = () => Promise<void>

export const sees = async (...locators: readonly Locator[]) => {
  for (const locator of locators) await expect.element(locator, briefly).toBeVisible()
}

export const seesNo = async (...locators: readonly Locator[]) => {
  for (const locator of locators) await expect.element(locator, briefly).not.toBeInTheDocument()
}

export const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A gesture that ends with a press on a button. @param before leads to the button being pressed, such as a change to a field */
export const press = (wanted: string, before: Press['before'] = null): Press => ({
  button: button(wanted),
  name: wanted,
  before,
})

/** A press on whichever of these buttons the view shows; the last where it shows several. @param inside where they are sought */
export const pressOneOf = (
  names: readonly string[],
  before: Press['before'] = null,
  inside: Pick<Locator, 'getByRole'> = page,
): Press => ({
  button: inside.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).last(),
  name: names.join(' / '),
  before,
})
