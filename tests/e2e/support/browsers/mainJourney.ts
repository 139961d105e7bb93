import { vi } from 'vitest'
import { demoPassword } from '../../../../server/companies/demo/accounts.ts'
import type { Driver, Target } from './driver.ts'

const pollEvery = 150

/** Tries until it succeeds; else fails with what stood in the way last, and what the page says. */
const until = async (
  driver: Driver,
  what: string,
  attempt: () => Promise<boolean>,
  patience: number,
): Promise<void> => {
  const tried = async () => {
    if (!(await attempt())) throw new Error('it is not there')
  }
  try {
    await vi.waitFor(tried, { timeout: patience, interval: pollEvery })
  } catch (error) {
    throw new Error(`${what}: ${String(error)}. The page says:\n${await driver.pageText()}`, { cause: error })
  }
}

/**
 * Signs in, declares anew, signs with the agent, and sees the authority accept it: the one description for every browser. Everything is
 * found as a person finds it, by role and name.
 *
 * @param origin of the product, whose agent signs without asking
 * @param patience longest wait for one gesture, in milliseconds
 */
export const walkMainJourney = async (driver: Driver, origin: string, patience: number): Promise<void> => {
  const wait = (what: string, attempt: () => Promise<boolean>) => until(driver, what, attempt, patience)
  const click = (...target: Target) => wait(`Clicking ${JSON.stringify(target)}`, () => driver.click(target))
  const see = (...target: Target) => wait(`Seeing ${JSON.stringify(target)}`, () => driver.isThere(target))
  const type = (text: string, ...target: Target) =>
    wait(`Typing into ${JSON.stringify(target)}`, () => driver.type(target, text))

  await driver.goTo(`${origin}/en/login`)
  await type('admin@tokhai.example', { autocomplete: 'username' })
  await type(demoPassword, { autocomplete: 'current-password' })
  await click({ role: 'button', name: 'Log in' })
  // Firefox fails a navigation that begins while another is under way.
  await see({ role: 'button', name: 'Open declarations' })

  await driver.goTo(`${origin}/en/sale/e-invoice?settings=declarations`)
  await see({ role: 'grid', name: 'Declarations' }, { role: 'checkbox', nth: 1 })
  await click({ role: 'button', name: 'Add' })
  const form = { role: 'dialog', name: 'New declaration' }
  await click(form, { role: 'button', name: 'Choose' })
  const picker = { role: 'dialog', name: 'Choose certificates' }
  await click(picker, { role: 'grid' }, { role: 'checkbox', nth: 1 })
  await click(picker, { role: 'button', name: 'Confirm' })
  await wait('Choosing the form type', () => driver.choose([form, { role: 'combobox', name: 'Form type' }], '1'))
  await click(form, { role: 'button', name: 'Generate and send' })
  const submission = { role: 'dialog', name: 'Send the declaration' }
  // The answer moves the dialog's buttons as it comes.
  await see(submission, { text: 'There is nothing left to do.' })
  await click(submission, { role: 'button', name: 'Done' })
  await see({ role: 'grid', name: 'Declarations' }, { role: 'row', nth: 1 }, { text: 'Accepted' })
}
